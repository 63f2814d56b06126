/**
 * Database clusters kept from the first time one was made: making one takes PGlite seconds, unpacking a kept one a
 * moment. They lie with other caches in node_modules and may be deleted at any time.
 */
import { createHash } from 'node:crypto';
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

/** Tells apart what the files of the patterns say. */
export function stateOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** As PGlite makes it, with nothing in it. */
export const blankCluster = (): ClusterName => ({ kind: 'blank', state: pgliteVersion() });

/** What this process has read: nobody writes into it, see copied-files.ts. */
const read = new Map<string, Uint8Array<ArrayBuffer>>();

/** The kept cluster, or null when there is none. */
export function readCluster(name: ClusterName): Uint8Array<ArrayBuffer> | null {
  const file = cacheFile(name);
  try {
    // Not the Buffer itself: a slice of one is no copy.
    const kept = read.get(file) ?? new Uint8Array(readFileSync(file).buffer);
    read.set(file, kept);
    return kept;
  } catch {
    return null;
  }
}

/** Keeps the cluster of a database as it stands now. A cache: failing to write it is no failure. */
export async function keepCluster(name: ClusterName, pg: PGlite): Promise<void> {
  const file = cacheFile(name);
  const draft = `${file}.${process.pid}`;
  try {
    // Else every copy would begin with what its log says.
    await pg.exec('checkpoint');
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
  read.delete(cacheFile(name));
  rmSync(cacheFile(name), { force: true });
}
