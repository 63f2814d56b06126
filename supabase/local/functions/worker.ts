/** One Deno process that runs one function. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../types.ts';
import { sharedFolders } from './fingerprint.ts';
import { type FunctionSettings, functionsDir } from './settings.ts';

/** See host.ts. */
export const SECRET_HEADER = 'x-local-gateway';

const BOOT_LIMIT_MS = 30_000;
/** How long a replaced process may go on answering what it had begun. */
const DRAIN_LIMIT_MS = 10_000;
/** As on hosted projects. */
const MEMORY_MB = 256;
/** How much of the output is repeated when the boot fails. */
const TAIL_CHARS = 2000;

export interface Worker {
  /** State of the sources it was started from. */
  readonly fingerprint: string;
  readonly secret: string;
  /** The port it listens on; rejects when it does not come up. */
  readonly port: Promise<number>;
  readonly pid: number | undefined;
  hasExited(): boolean;
  /** Counts a request in; the answer counts it out. */
  enter(): () => void;
  /** Ends it when its requests are answered. */
  retire(): void;
  kill(): void;
}

export interface WorkerOptions {
  root: string;
  deno: string;
  settings: FunctionSettings;
  fingerprint: string;
  environment: Readonly<Record<string, string>>;
  baseUrl: string;
  log: Log;
  /** Called once, when the process has ended. */
  onExit(): void;
}

function realPath(path: string): string[] {
  try {
    return [path, realpathSync(path)];
  } catch {
    return [path];
  }
}

/** Nothing is allowed that is not listed here: no files to write, no processes, no hosts but this machine. */
function denoArguments({ root, settings, baseUrl }: WorkerOptions, secret: string): string[] {
  const readable = [functionsDir(root), ...sharedFolders(root), join(root, 'node_modules')].flatMap(realPath);
  const hosts = new Set(['127.0.0.1', 'localhost', '[::1]', new URL(baseUrl).hostname]);
  return [
    'run',
    '--no-prompt',
    '--no-lock',
    // Packages come from node_modules as npm installed them; nothing is fetched, not even a missing one.
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    `--v8-flags=--max-old-space-size=${MEMORY_MB}`,
    `--allow-net=${[...hosts].join(',')}`,
    `--allow-read=${[...new Set(readable)].join(',')}`,
    // It sees the environment made for it, not ours.
    '--allow-env',
    ...(settings.denoConfig ? ['--config', settings.denoConfig] : ['--no-config']),
    join(import.meta.dirname, 'host.ts'),
    secret,
    pathToFileURL(settings.entry).href,
  ];
}

function denoEnvironment({ root, environment }: WorkerOptions): Record<string, string> {
  const { SystemRoot } = process.env;
  return {
    ...environment,
    DENO_DIR: join(root, 'supabase/.temp/deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    // Windows opens no socket without it.
    ...(SystemRoot ? { SystemRoot } : {}),
  };
}

/** Hands on whole lines as they come. */
function onLines(stream: NodeJS.ReadableStream, line: (text: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const text of lines) if (text !== '') line(text);
  });
  stream.on('end', () => {
    if (rest !== '') line(rest);
  });
}

export function startWorker(options: WorkerOptions): Worker {
  const { root, deno, settings, log } = options;
  const secret = randomBytes(24).toString('base64url');
  const child: ChildProcessWithoutNullStreams = spawn(deno, denoArguments(options, secret), {
    cwd: root,
    env: denoEnvironment(options),
    windowsHide: true,
  });
  // A process that ended takes its input with it; that is told by 'exit'.
  child.stdin.on('error', () => undefined);

  let exited = false;
  let active = 0;
  let retired = false;
  let drain: NodeJS.Timeout | undefined;

  const port = new Promise<number>((resolve, reject) => {
    let tail = '';
    const timer = setTimeout(() => {
      reject(new Error(`not listening after ${BOOT_LIMIT_MS / 1000} s\n${tail}`));
      child.kill('SIGKILL');
    }, BOOT_LIMIT_MS);
    const read = (text: string): void => {
      if (text.startsWith(`${secret} `)) {
        clearTimeout(timer);
        resolve(Number(text.slice(secret.length + 1)));
        return;
      }
      tail = `${tail}${text}\n`.slice(-TAIL_CHARS);
      log(`[function ${settings.name}] ${text}`);
    };
    onLines(child.stdout, read);
    onLines(child.stderr, read);
    const ended = (reason: string): void => {
      clearTimeout(timer);
      clearTimeout(drain);
      if (!exited) {
        exited = true;
        options.onExit();
      }
      reject(new Error(`${reason}\n${tail}`));
    };
    child.once('error', (error) => ended(error.message));
    // Not 'exit': the last words of the process may still be on their way.
    child.once('close', (code, signal) => ended(`ended with ${signal ?? `code ${code}`}`));
  });
  // Whoever waits for the port gets the rejection; without anybody waiting it is no accident.
  port.catch(() => undefined);

  const end = (): void => {
    child.stdin.end();
    child.kill();
  };

  return {
    fingerprint: options.fingerprint,
    secret,
    port,
    pid: child.pid,
    hasExited: () => exited,
    enter() {
      active++;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        active--;
        if (retired && active === 0) end();
      };
    },
    retire() {
      if (retired) return;
      retired = true;
      if (active === 0) return end();
      drain = setTimeout(() => child.kill('SIGKILL'), DRAIN_LIMIT_MS);
      drain.unref();
    },
    kill() {
      child.kill('SIGKILL');
    },
  };
}
