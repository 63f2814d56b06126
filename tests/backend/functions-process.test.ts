import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findDeno } from '../../supabase/local/functions/deno-binary.ts';
import { findFunction } from '../../supabase/local/functions/settings.ts';
import { SECRET_HEADER, startWorker } from '../../supabase/local/functions/worker.ts';
import {
  copyFixture,
  fixtureConfig,
  isRunning,
  project,
  startFunctions,
  type TestFunctions,
} from './functions.support.ts';

let gateway: TestFunctions;

beforeAll(async () => {
  gateway = await startFunctions();
});

afterAll(() => gateway?.close());

const json = async (response: Promise<Response>): Promise<Record<string, unknown>> =>
  (await (await response).json()) as Record<string, unknown>;

const gone = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000, interval: 20 });

test('a function can neither read beyond its code, nor write, run programs, reach hosts or load code', async () => {
  const body = JSON.stringify({ root: gateway.root });
  const outcomes = await json(gateway.call('locked-down', { method: 'POST', body }));
  expect(Object.keys(outcomes)).toHaveLength(7);
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'done')).toEqual([]);
  expect(outcomes).toMatchObject({
    readOutside: 'NotCapable',
    readProject: 'NotCapable',
    write: 'NotCapable',
    network: 'NotCapable',
  });
  expect(existsSync(join(gateway.root, 'supabase/functions/written.txt'))).toBe(false);
});

test('only who knows the secret of the gateway reaches the process itself', async () => {
  const { root, remove } = copyFixture();
  const settings = findFunction(root, fixtureConfig(), 'exported');
  if (!settings) throw new Error('the fixture has no function "exported"');
  const logs: string[] = [];
  const worker = startWorker({
    root,
    deno: findDeno(root),
    settings,
    fingerprint: '',
    environment: {},
    baseUrl: 'http://127.0.0.1:9',
    log: (line) => logs.push(line),
    onExit: () => undefined,
  });
  const address = `http://127.0.0.1:${await worker.port}/exported`;
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(address, { headers: { [SECRET_HEADER]: 'guessed' } })).status).toBe(404);
  expect((await fetch(address, { headers: { [SECRET_HEADER]: worker.secret } })).status).toBe(200);
  expect(logs.join('\n')).not.toContain(worker.secret);
  worker.kill();
  await gone(worker.pid ?? 0);
  remove();
});

test('an answer under way is finished by the process that began it, which then ends', async () => {
  const response = await gateway.call('slow-stream/paced');
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value);
  const before = Number(/of (\d+)/.exec(text)?.[1]);
  const restore = gateway.edit('supabase/functions/slow-stream/index.ts', 'twenty by itself', '20 by itself');
  const after = Number(await (await gateway.call('slow-stream/next')).text());
  expect(after).not.toBe(before);
  for (;;) {
    const piece = await reader?.read();
    if (!piece?.value) break;
    text += decoder.decode(piece.value);
  }
  expect([...text.matchAll(/data: (\d+) of (\d+)/g)].map(([, n, pid]) => [Number(n), Number(pid)])).toEqual(
    Array.from({ length: 20 }, (_, index) => [index + 1, before]),
  );
  await gone(before);
  expect(isRunning(after)).toBe(true);
  restore();
});

test('a process that was killed is replaced for the next request', async () => {
  const { pid } = await json(gateway.call('exported'));
  process.kill(Number(pid), 'SIGKILL');
  await gone(Number(pid));
  const { pid: next } = await json(gateway.call('exported'));
  expect(next).not.toBe(pid);
});

test('a client that goes away does not disturb the function', async () => {
  const { pid } = await json(gateway.call('exported'));
  const abort = new AbortController();
  const stream = await gateway.call('slow-stream', { signal: abort.signal });
  await stream.body?.getReader().read();
  abort.abort();
  expect(await json(gateway.call('exported'))).toMatchObject({ pid });
  expect((await gateway.call('slow-stream/next')).status).toBe(200);
});

test('processes end with the parent, even when it is killed', async () => {
  const { root, remove } = copyFixture();
  const parent = spawn(process.execPath, [join(root, 'parent.ts'), root, project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    let output = '';
    parent.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = /child (\d+)\n/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
  });
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await gone(pid);
  remove();
});

test('closing ends every process and answers no more', async () => {
  const closing = await startFunctions();
  const { pid } = await json(closing.call('exported'));
  closing.functions.close();
  await gone(Number(pid));
  expect((await closing.call('exported')).status).toBe(503);
  await closing.close();
});

test('the binary is found without its install script having run, executable or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'deno-'));
  const real = findDeno(project);
  expect(real).toContain(join('node_modules', '@deno'));
  expect(execFileSync(real, ['--version'], { encoding: 'utf8' })).toMatch(/^deno 2\./);

  writeFileSync(join(root, 'package.json'), '{}');
  expect(() => findDeno(root)).toThrow(/Deno is not installed/);
  const arch = process.platform === 'linux' ? `${process.arch}-glibc` : process.arch;
  const dir = join(root, 'node_modules/@deno', `${process.platform}-${arch}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"name":"deno-of-this-platform"}');
  const file = join(dir, process.platform === 'win32' ? 'deno.exe' : 'deno');
  copyFileSync(join(project, 'package.json'), file);
  expect(findDeno(root)).toBe(file);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o111).toBe(0o111);
  rmSync(root, { recursive: true });
});
