import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  assertUnlocked,
  DataFolderInUse,
  lockDataFolder,
  tellAddress,
} from '../../supabase/local/db/data-lock.ts';
import { openDb } from '../../supabase/local/db/open.ts';

const module = fileURLToPath(new URL('../../supabase/local/db/data-lock.ts', import.meta.url));
const serve = fileURLToPath(new URL('../../supabase/local/serve.ts', import.meta.url));

describe('the lock of a data folder', () => {
  let folder: string;
  let data: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
    data = join(folder, 'pg');
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Another process that holds the lock until it is ended. */
  async function holder(): Promise<ChildProcess> {
    const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
      await lockDataFolder(${JSON.stringify(data)}); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  }

  it('refuses a second process and names the first', async () => {
    const { pid } = await holder();
    const refused = await lockDataFolder(data).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderInUse);
    expect((refused as Error).message).toContain(`(pid ${pid})`);
    expect((refused as Error).message).toContain(data);
    expect(() => assertUnlocked(data)).toThrow(DataFolderInUse);
    await expect(openDb({ url: data })).rejects.toThrow(DataFolderInUse);
    // Nothing was touched on the way.
    expect(existsSync(data)).toBe(false);
    expect(readdirSync(folder)).toEqual(['pg.lock']);
  });

  it('names the address where the first one can be opened', async () => {
    const lock = await lockDataFolder(data);
    tellAddress(data, 'http://127.0.0.1:5180/');
    const { status, stderr } = spawnSync(process.execPath, [serve, '--data', data], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('The app already runs at http://127.0.0.1:5180/'),
    ]);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes no address from a process that does not hold it', async () => {
    const { pid } = await holder();
    tellAddress(data, 'http://127.0.0.1:1/');
    expect(() => assertUnlocked(data)).toThrow(`(pid ${pid}). Stop that one first`);
  });

  it('is refused to the server as well, which ends with the message', async () => {
    await holder();
    const { status, stderr } = spawnSync(process.execPath, [serve, '--data', data], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('is in use by another process');
    expect(stderr).not.toContain('    at ');
  });

  it('of a killed process is taken over', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    assertUnlocked(data);
    const lock = await lockDataFolder(data);
    expect(() => assertUnlocked(data)).toThrow(DataFolderInUse);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a recycled pid is taken over where the system tells when a process began', async () => {
    writeFileSync(`${data}.lock`, JSON.stringify({ pid: process.ppid, started: '1' }));
    const taken = lockDataFolder(data);
    if (existsSync('/proc/self/stat')) (await taken).release();
    else await expect(taken).rejects.toThrow(DataFolderInUse);
  });

  it('that is unreadable is taken over', async () => {
    writeFileSync(`${data}.lock`, 'not a lock');
    (await lockDataFolder(data)).release();
  });

  it('waits while this same process is letting go', async () => {
    const first = await lockDataFolder(data);
    const second = lockDataFolder(data);
    first.release();
    (await second).release();
  });

  it('goes with the database', async () => {
    const db = await openDb({ url: data });
    expect(() => assertUnlocked(data)).toThrow(DataFolderInUse);
    await db.close();
    assertUnlocked(data);
  });
});
