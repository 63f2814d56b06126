/**
 * A blank database cluster, kept from the first time one was made: making one takes PGlite seconds, unpacking a kept
 * one a moment. It lies with other caches in node_modules and may be deleted at any time.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const require = createRequire(import.meta.url);

/** One file per build of PGlite: a cluster fits the build that made it. */
function cacheFile(): string {
  const entry = require.resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return join(dirname(entry), '../../../.cache/focus-clarity-lab', `blank-cluster-${version}.tar`);
}

/** The kept cluster, or null when there is none. */
export function readBlankCluster(): Blob | null {
  try {
    return new Blob([readFileSync(cacheFile())]);
  } catch {
    return null;
  }
}

/** Keeps the cluster of a database that was just made and holds nothing yet. A cache: failing to write it is no failure. */
export async function keepBlankCluster(pg: PGlite): Promise<void> {
  const file = cacheFile();
  const draft = `${file}.${process.pid}`;
  try {
    const dump = await pg.dumpDataDir('none');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

export function dropBlankCluster(): void {
  rmSync(cacheFile(), { force: true });
}
