import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headerRules, headersFile } from '../../scripts/site-files.ts';
import { contentSecurityPolicy } from '../../src/config/security-headers.ts';
import { fixtureRoot } from './support/backend.ts';

const script = fileURLToPath(new URL('../../supabase/local/serve.ts', import.meta.url));

describe('the stand-alone server', () => {
  let folder: string;
  let dist: string;
  const running = new Set<ChildProcess>();
  const inline = { scripts: ["'sha256-one'"], styles: ["'sha256-two'"] };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'));
    dist = join(folder, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<h1>home</h1>');
    writeFileSync(join(dist, 'app.html'), '<div id="root"></div>');
    writeFileSync(join(dist, 'assets/app-1.js'), 'console.log(1);'.repeat(100));
    writeFileSync(join(dist, 'assets/small-1.js'), 'console.log(2);');
    writeFileSync(join(dist, 'assets/small-1.js.br'), brotliCompressSync('at leisure'));
    writeFileSync(join(dist, 'pricing.html'), '<h1>prices</h1>');
    mkdirSync(join(dist, 'shells'));
    writeFileSync(join(dist, 'shells/report.html'), '<i>report</i>');
    writeFileSync(join(dist, '_headers'), headersFile(headerRules({}, inline)));
    writeFileSync(
      join(dist, '_redirects'),
      '/reports/:attemptId /shells/report.html 200\n/* /app.html 200\n',
    );
    writeFileSync(join(folder, 'secret.txt'), 'secret');
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function start(...args: string[]) {
    const child = spawn(process.execPath, [script, '--root', fixtureRoot, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, LITE_AUTH_BCRYPT_COST: '4' },
    });
    running.add(child);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { url, readyMs } = JSON.parse(line) as { url: string; readyMs: number };
    return {
      url,
      readyMs,
      async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
        child.kill(signal);
        await once(child, 'exit');
        running.delete(child);
        return child.exitCode;
      },
    };
  }

  it('refuses a port that nobody could call, in one sentence', async () => {
    const child = spawn(process.execPath, [script, '--root', fixtureRoot, '--port', '4190'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.add(child);
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([
      1,
      'Port 4190 is one that fetch and browsers refuse to call: choose another, such as 5180.\n',
    ]);
  });

  const addPerson = (url: string, email: string) =>
    createClient(url, 'sb_secret_fixture', { auth: { persistSession: false } }).auth.admin.createUser({
      email,
      password: 'Secret-123',
    });
  const countPeople = async (url: string) => {
    const client = createClient(url, 'sb_secret_fixture', { auth: { persistSession: false } });
    return (await client.from('people').select('*', { count: 'exact', head: true })).count;
  };

  it('serves the app as a host would, and the backend beside it', async () => {
    const { url, end } = await start('--dist', dist);
    const get = (path: string, headers = {}) => fetch(url + path, { headers });
    const policy = contentSecurityPolicy({ backendOrigin: null, stripe: false }, inline);

    const home = await get('/');
    expect(await home.text()).toBe('<h1>home</h1>');
    expect(home.headers.get('content-security-policy')).toBe(policy);
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');

    const page = await get('/focus-snapshot/report/1?x=1.5');
    expect(await page.text()).toBe('<div id="root"></div>');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/auth')).headers.get('x-robots-tag')).toBeNull();
    expect(await (await get('/pricing')).text()).toBe('<h1>prices</h1>');
    expect(await (await get('/reports/1')).text()).toBe('<i>report</i>');
    expect(await (await get('/reports/1/more')).text()).toBe('<div id="root"></div>');

    const asset = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(Number(asset.headers.get('content-length'))).toBe(gzipSync('console.log(1);'.repeat(100)).length);
    expect(await asset.text()).toBe('console.log(1);'.repeat(100));
    const named = { 'accept-encoding': 'gzip, br;q=0.9' };
    expect((await get('/assets/app-1.js', named)).headers.get('content-encoding')).toBe('br');
    expect(await (await get('/assets/app-1.js', named)).text()).toBe('console.log(1);'.repeat(100));
    const refused = await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0, identity' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    // What the build has compressed at leisure is handed out as it stands.
    expect(await (await get('/assets/small-1.js', { 'accept-encoding': 'br' })).text()).toBe('at leisure');
    const again = await get('/assets/app-1.js', { 'if-none-match': asset.headers.get('etag') });
    expect(again.status).toBe(304);

    for (const path of ['/assets/gone.js', '/_headers', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toContain('secret');
    }
    expect((await get('/%')).status).toBe(400);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);

    expect((await get('/_local/inbox')).headers.get('content-type')).toContain('text/html');
    const notices = await get('/rest/v1/notices?select=title', { apikey: 'sb_publishable_fixture' });
    expect(await notices.json()).toEqual([{ title: 'first' }, { title: 'second' }]);
    expect(await end('SIGTERM')).toBe(0);
  });

  it('keeps its data in a folder over stops and kills, and starts afresh once it is removed', async () => {
    const data = join(folder, 'data');
    const first = await start('--data', data);
    await addPerson(first.url, 'one@example.com');
    expect(await first.end('SIGINT')).toBe(0);

    const second = await start('--data', data);
    expect(await countPeople(second.url)).toBe(1);
    await addPerson(second.url, 'two@example.com');
    await second.end('SIGKILL');

    const third = await start('--data', data);
    expect(await countPeople(third.url)).toBe(2);
    await third.end('SIGTERM');

    rmSync(data, { recursive: true });
    const fresh = await start('--data', data);
    expect(await countPeople(fresh.url)).toBe(0);
    await fresh.end('SIGTERM');
  });

  it('starts from a copy of a template and leaves the template as it was', async () => {
    const template = join(folder, 'template');
    const first = await start('--template', template);
    await addPerson(first.url, 'one@example.com');
    await first.end('SIGTERM');
    const second = await start('--template', template);
    expect(await countPeople(second.url)).toBe(0);
    await second.end('SIGTERM');
    expect(readdirSync(folder).filter((name) => name.startsWith('template'))).toEqual([
      'template',
      'template.stamp',
    ]);
  });
});
