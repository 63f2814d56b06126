/**
 * Database clusters kept from the first time one was made: making one takes PGlite seconds, unpacking a kept one a
 * moment. They lie with other caches in node_modules and may be deleted at any time.
 */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** What a cluster holds: `kind` names it, `state` tells apart what it was made from. Of one kind one state is kept. */
export interface ClusterName {
  kind: string;
  state: string;
}

const require = createRequire(import.meta.url);
const entry = require.resolve('@electric-sql/pglite');
const folder = join(dirname(entry), '../../../.cache/focus-clarity-lab');

/** A cluster fits only the build of PGlite that made it. */
function pgliteVersion(): string {
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const cacheFile = ({ kind, state }: ClusterName): string => join(folder, `${kind}-cluster-${state}.tar`);

/** As PGlite makes it, with nothing in it. */
export const blankCluster = (): ClusterName => ({ kind: 'blank', state: pgliteVersion() });

/** The kept cluster, or null when there is none. */
export function readCluster(name: ClusterName): Blob | null {
  try {
    return new Blob([readFileSync(cacheFile(name))]);
  } catch {
    return null;
  }
}

/** Keeps the cluster of a database as it stands now. A cache: failing to write it is no failure. */
export async function keepCluster(name: ClusterName, pg: PGlite): Promise<void> {
  const file = cacheFile(name);
  const draft = `${file}.${process.pid}`;
  try {
    const dump = await pg.dumpDataDir('none');
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    for (const older of globSync(`${name.kind}-cluster-*.tar`, { cwd: folder })) {
      rmSync(join(folder, older), { force: true });
    }
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

export function dropCluster(name: ClusterName): void {
  rmSync(cacheFile(name), { force: true });
}
