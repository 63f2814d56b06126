/** A throw-away native PostgreSQL for tests, type generation and advisors. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, findBinaries, unprivilegedAccount } from './native-binaries.ts';

export interface NativePostgres {
  /** postgres://postgres:…@127.0.0.1:port/postgres, a superuser. */
  readonly url: string;
  /** Creates an empty database on the same server and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** Milliseconds until a server that does not answer is given up. */
const START_LIMIT = 60_000;

/** The data ends with the server: nothing needs to reach the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Creates the files of a new cluster and answers the superuser's password. */
async function createCluster(bin: string, data: string, account: Account | null): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    await promisify(execFile)(
      join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' }, ...(account ?? {}) },
    );
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`initdb failed: ${stderr?.trim() || message}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return password;
}

/**
 * Starts the server under a shell that ends it and removes the files when our end of its input closes, so that
 * neither outlives a killed test run.
 */
function launch(bin: string, data: string, port: number, account: Account | null): ChildProcess {
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  for (const setting of SETTINGS) args.push('-c', setting);
  const options = { cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' }, ...(account ?? {}) };
  const server = join(bin, 'postgres');
  if (platform() === 'win32') return spawn(server, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  args.push('-c', 'unix_socket_directories=');
  // Background commands of a shell read from /dev/null: the watcher gets the pipe by another number.
  const watch = `exec 3<&0; "$@" 3<&- & server=$!
    { read -r _ <&3; kill -INT $server 2>/dev/null; } >/dev/null 2>&1 & watcher=$!
    wait $server; code=$?; kill $watcher 2>/dev/null; rm -rf "$DATA"; exit $code`;
  return spawn('/bin/sh', ['-c', watch, 'postgres', server, ...args], {
    ...options,
    env: { ...options.env, DATA: data },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Between choosing a port and listening on it any other program may take it. */
class PortTaken extends Error {}

const PORT_ATTEMPTS = 5;

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const timer = setTimeout(() => child.stdin?.destroy(), START_LIMIT);
  try {
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        if (output.length < 20_000) output += chunk.toString('utf8');
        if (output.includes('database system is ready to accept connections')) resolve();
      });
      child.once('error', reject);
      // Not 'exit': the last words, which tell why, may still be on their way.
      child.once('close', (code) => {
        const Failure = output.includes('Address already in use') ? PortTaken : Error;
        reject(new Failure(`PostgreSQL ended (${code}) while starting:\n${output}`));
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

async function startServer(choosePort: () => Promise<number>): Promise<NativePostgres> {
  const account = unprivilegedAccount();
  const bin = findBinaries(account);
  const data = mkdtempSync(join(tmpdir(), 'native-postgres-'));
  if (account) chownSync(data, account.uid, account.gid);
  try {
    const password = await createCluster(bin, data, account);
    const port = await choosePort();
    const child = launch(bin, data, port, account);
    await untilReady(child);
    const address = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    return {
      url: address('postgres'),
      createDatabase: async (name) => {
        const { default: postgres } = await import('postgres');
        const sql = postgres(address('postgres'), { max: 1, onnotice: () => {} });
        await sql.unsafe(`create database "${name.replaceAll('"', '""')}" template template0`);
        await sql.end();
        return address(name);
      },
      stop: async () => {
        if (child.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          if (platform() === 'win32') child.kill();
          else child.stdin?.end();
          await ended;
        }
        rmSync(data, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
}

/** @param choosePort answers a port that is free at that moment */
export async function startNativePostgres(choosePort = freePort): Promise<NativePostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(choosePort);
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}
