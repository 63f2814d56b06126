/** Tells whether any source of a function changed. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { functionsDir } from './settings.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

function addFile(hash: Hash, file: string): void {
  try {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\0`);
  } catch (error) {
    // Gone between listing and looking; the next listing shows it.
    if (!isMissing(error)) throw error;
  }
}

function addFolder(hash: Hash, dir: string, recursive: boolean): void {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(dir);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      if (recursive && entry.name !== 'node_modules') addFolder(hash, path, true);
    } else {
      addFile(hash, path);
    }
  }
}

const list = (dir: string) => readdirSync(dir, { withFileTypes: true });

/** Folders, besides its own, whose code a function may import. */
export const sharedFolders = (root: string): string[] => [
  join(functionsDir(root), '_shared'),
  join(root, 'src/lib'),
  join(root, 'src/config'),
];

/**
 * A digest over names, sizes and times of everything that may be part of the function. Looked at before each request
 * rather than watched: it costs a millisecond or two, and unlike a watcher it is never late, never loses a file
 * that an editor replaced and runs into no limit of the system.
 */
export function fingerprint(root: string, name: string): string {
  const hash = createHash('sha1');
  // Only the files: import map and .env lie there, and the other functions.
  addFolder(hash, functionsDir(root), false);
  for (const dir of [join(functionsDir(root), name), ...sharedFolders(root)]) addFolder(hash, dir, true);
  return hash.digest('hex');
}
