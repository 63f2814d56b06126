/**
 * One process per data folder. PGlite does not refuse a second process on the same files, and two of them would
 * destroy the database, so a lock file beside the folder says who holds it.
 */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface Holder {
  pid: number;
  /** Start of the process as the system counts it, so that a recycled pid is not taken for the holder. */
  started: string | null;
  /** Where it serves the app, once it does. */
  address?: string;
}

export class DataFolderInUse extends Error {
  readonly pid: number;

  constructor(dir: string, { pid, address }: Pick<Holder, 'pid' | 'address'>, lockFile: string) {
    super(
      address
        ? `The app already runs at ${address} (pid ${pid}) and uses the database in ${dir}. Open that address, or stop ` +
            'that process first.'
        : `The database in ${dir} is in use by another process (pid ${pid}). Stop that one first, or choose another ` +
            `data folder. If no such process exists, delete ${lockFile}.`,
    );
    this.name = 'DataFolderInUse';
    // Whoever started a second server wants the sentence, not the way to it.
    this.stack = `${this.name}: ${this.message}`;
    this.pid = pid;
  }
}

export interface DataLock {
  release(): void;
}

/** Field 22 of /proc/<pid>/stat; null where there is no /proc. */
function startOf(pid: number): string | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  try {
    const text = readFileSync(file, 'utf8');
    // The name in field 2 may hold blanks and brackets: count from the last bracket.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

function readHolder(lockFile: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(lockFile, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    const { pid, started, address } = value as { pid: unknown; started?: unknown; address?: unknown };
    if (typeof pid !== 'number') return null;
    return {
      pid,
      started: typeof started === 'string' ? started : null,
      ...(typeof address === 'string' && { address }),
    };
  } catch {
    return null;
  }
}

const lockFileOf = (dir: string): string => `${dir.replace(/[\\/]+$/, '')}.lock`;

/**
 * Before something is done to the folder itself, such as removing it.
 * @throws DataFolderInUse while a process holds it.
 */
export function assertUnlocked(dir: string): void {
  const lockFile = lockFileOf(dir);
  const holder = readHolder(lockFile);
  if (holder && isAlive(holder)) throw new DataFolderInUse(dir, holder, lockFile);
}

/** Says in the lock that this process holds where it can be reached, for whoever starts a second one. */
export function tellAddress(dir: string, address: string): void {
  const lockFile = lockFileOf(dir);
  const holder = readHolder(lockFile);
  if (holder?.pid !== process.pid) return;
  const draft = `${lockFile}.${process.pid}-address`;
  writeFileSync(draft, JSON.stringify({ ...holder, address }));
  renameSync(draft, lockFile);
}

/** Milliseconds a restart inside one process may take to let go of the folder. */
const SAME_PROCESS_WAIT = 5000;

/**
 * Takes the lock of a data folder. A lock left by a process that no longer runs is taken over.
 * @throws DataFolderInUse while another process, or another backend of this one, holds it.
 */
export async function lockDataFolder(dir: string): Promise<DataLock> {
  const lockFile = lockFileOf(dir);
  const own: Holder = { pid: process.pid, started: startOf(process.pid) };
  // Written whole and then linked, so that nobody ever reads half a lock.
  const draft = `${lockFile}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(own));
  const deadline = Date.now() + SAME_PROCESS_WAIT;
  try {
    for (;;) {
      try {
        linkSync(draft, lockFile);
        return held(lockFile);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(lockFile);
      if (holder?.pid === process.pid && holder.started === own.started && Date.now() < deadline) {
        await sleep(50);
        continue;
      }
      if (holder && isAlive(holder)) throw new DataFolderInUse(dir, holder, lockFile);
      await takeOver(draft, lockFile, dir);
      return held(lockFile);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces a dead lock, then looks whether another process did the same a moment later. */
async function takeOver(draft: string, lockFile: string, dir: string): Promise<void> {
  const mark = `${draft}.new`;
  const content = readFileSync(draft, 'utf8');
  writeFileSync(mark, content);
  renameSync(mark, lockFile);
  await sleep(30);
  const holder = readHolder(lockFile);
  if (holder?.pid !== process.pid) throw new DataFolderInUse(dir, holder ?? { pid: 0 }, lockFile);
}

function held(lockFile: string): DataLock {
  let open = true;
  return {
    release() {
      if (!open) return;
      open = false;
      if (readHolder(lockFile)?.pid === process.pid) rmSync(lockFile, { force: true });
    },
  };
}
