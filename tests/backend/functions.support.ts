/** A gateway on a copy of the fixture functions, since the tests change their sources. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { loadConfig } from '../../supabase/local/config.ts';
import { createFunctions, type Functions } from '../../supabase/local/functions/index.ts';
import type { LocalConfig } from '../../supabase/local/types.ts';

export const project = join(import.meta.dirname, '../..');

/** The address that the gateway is told its clients come from. */
export const PEER = '203.0.113.7';

const WITHOUT_TOKEN = [
  'echo',
  'slow-stream',
  'broken',
  'crash',
  'exported',
  'own-map',
  'locked-down',
  'silent',
];

/** A project of its own; npm packages are those of this one. */
export function copyFixture(): { root: string; remove(): void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'functions-')));
  cpSync(join(project, 'tests/support/functions-fixture'), root, { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  writeFileSync(join(root, 'secret.txt'), 'not for functions');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export const fixtureConfig = (): LocalConfig => ({
  ...loadConfig(project),
  functions: {
    ...Object.fromEntries(WITHOUT_TOKEN.map((name) => [name, { verify_jwt: false }])),
    'switched-off': { enabled: false },
  },
});

export interface TestFunctions {
  functions: Functions;
  config: LocalConfig;
  root: string;
  base: string;
  logs: string[];
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Replaces text in a file under the root and answers what puts it back. */
  edit(file: string, from: string, to: string): () => void;
  close(): Promise<void>;
}

export async function startFunctions(): Promise<TestFunctions> {
  const { root, remove } = copyFixture();
  writeFileSync(
    join(root, 'supabase/functions/.env'),
    'FROM_FILE="from the file"\nFROM_CALLER=overridden\nSUPABASE_URL=http://evil.test\n',
  );
  const config = fixtureConfig();
  const logs: string[] = [];
  let base = '';
  const functions = createFunctions({
    root,
    config,
    baseUrl: () => base,
    log: (line) => logs.push(line),
    env: { FROM_CALLER: 'from the caller' },
  });
  const listener = getRequestListener((request) => functions.handle(request, new URL(request.url), PEER));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    functions,
    config,
    root,
    base,
    logs,
    call: (path, init) => fetch(`${base}/functions/v1/${path}`, init),
    edit(file, from, to) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, before.replace(from, to));
      return () => writeFileSync(path, before);
    },
    async close() {
      functions.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      remove();
    },
  };
}

/** Whether a process still does anything; one that only waits to be buried does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
