import { request as httpRequest } from 'node:http';
import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signJwt } from '../../supabase/local/jwt.ts';
import { PEER, startFunctions, type TestFunctions } from './functions.support.ts';

let gateway: TestFunctions;

beforeAll(async () => {
  gateway = await startFunctions();
});

afterEach(() => gateway.logs.splice(0));

afterAll(() => gateway?.close());

const call: TestFunctions['call'] = (path, init) => gateway.call(path, init);

const client = (token?: string) =>
  createClient(gateway.base, gateway.config.auth.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token ? { accessToken: async () => token } : {}),
  });

const token = (secondsToLive: number, secret = gateway.config.auth.jwt_secret): string =>
  signJwt(
    { sub: crypto.randomUUID(), role: 'authenticated', exp: Math.floor(Date.now() / 1000) + secondsToLive },
    secret,
  );

interface Echo {
  method: string;
  path: string;
  size: number;
  greeting: string | null;
  mark: string;
  client: string;
  headers: Record<string, string>;
  env: Record<string, string | null>;
}

const echo = async (body: BodyInit = '{"name":"Ann"}'): Promise<Echo> =>
  (await (await call('echo', { method: 'POST', body })).json()) as Echo;

const served = async (): Promise<number> =>
  ((await (await call('crash')).json()) as { served: number }).served;

/** What the client makes of a refusal. */
async function failure(name: string, as = client()): Promise<{ status: number; body: unknown }> {
  const { error } = await as.functions.invoke(name, { body: {} });
  if (!(error instanceof FunctionsHttpError)) throw new Error(`expected a refusal, got ${String(error)}`);
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

test('a function runs with packages from node_modules and code of src/lib', async () => {
  const { data, error } = await client().functions.invoke('echo', { body: { name: 'Ann' } });
  expect(error).toBeNull();
  expect(data).toMatchObject({ greeting: 'Hello Ann', client: 'function', method: 'POST', path: '/echo' });
});

test('it finds the environment of a hosted project, what file and caller add, and nothing of ours', async () => {
  expect(process.env.HOME).toBeTruthy();
  expect((await echo()).env).toEqual({
    SUPABASE_URL: gateway.base,
    SUPABASE_ANON_KEY: gateway.config.auth.publishable_key,
    SUPABASE_SERVICE_ROLE_KEY: gateway.config.auth.secret_key,
    SITE_URL: gateway.base,
    FROM_FILE: 'from the file',
    FROM_CALLER: 'from the caller',
    HOME: null,
  });
});

test('path, query, method, status and headers pass; the address of the client cannot be forged', async () => {
  const response = await call('echo/sub/path?x=1&status=418', {
    method: 'PUT',
    body: 'abc',
    headers: {
      'x-own': 'kept',
      'x-forwarded-for': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
    },
  });
  expect(response.status).toBe(418);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://site.test');
  const seen = (await response.json()) as Echo;
  expect(seen).toMatchObject({ method: 'PUT', path: '/echo/sub/path?x=1&status=418', size: 3 });
  expect(seen.headers).toMatchObject({
    'x-own': 'kept',
    'x-forwarded-for': PEER,
    'x-forwarded-host': new URL(gateway.base).host,
    'x-forwarded-proto': 'http',
  });
  expect(JSON.stringify(seen.headers)).not.toContain('1.2.3.4');
  expect(seen.headers).not.toHaveProperty('x-local-gateway');
});

test('bytes arrive as they were sent', async () => {
  expect(await echo(new Uint8Array(300_000))).toMatchObject({ size: 300_000 });
});

test('the preflight is answered by the function, guarded or not', async () => {
  const preflight = await call('echo', { method: 'OPTIONS', headers: { origin: 'http://site.test' } });
  expect([preflight.status, await preflight.text()]).toEqual([200, 'from the function']);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-own');
  expect((await call('guarded', { method: 'OPTIONS' })).status).toBe(200);
});

test('verify_jwt lets in a signed user token and nothing else', async () => {
  const signed = token(60);
  const { data } = await client(signed).functions.invoke('guarded', { body: {} });
  expect(data).toEqual({ authorization: `Bearer ${signed}` });

  expect(await failure('guarded')).toEqual({
    status: 401,
    body: { code: 401, message: 'Missing authorization header' },
  });
  const forged = token(60, 'another-secret-that-is-long-enough-too');
  for (const wrong of [gateway.config.auth.publishable_key, token(-1), forged, 'a.b.c']) {
    const response = await call('guarded', { method: 'POST', headers: { authorization: `Bearer ${wrong}` } });
    expect([response.status, await response.json()]).toEqual([401, { code: 401, message: 'Invalid JWT' }]);
  }
});

test.each(['nope', '_shared', 'switched-off', '..%2f..', 'echo.ts', ''])(
  'there is no function %j',
  async (name) => {
    const response = await call(name, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
    ]);
  },
);

test('a stream arrives piece by piece', async () => {
  const response = await call('slow-stream');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.getReader();
  const pieces: string[] = [];
  for (;;) {
    const piece = await reader?.read();
    if (!piece?.value) break;
    pieces.push(new TextDecoder().decode(piece.value));
    // The next piece is only made after this one was read here.
    await (await call('slow-stream/next')).text();
  }
  expect(pieces.map((piece) => /^data: (\d)/.exec(piece)?.[1])).toEqual(['1', '2', '3']);
});

test('a function may export { fetch } and have an import map of its own', async () => {
  expect(await (await call('exported')).json()).toMatchObject({ method: 'GET' });
  expect(await (await call('own-map')).json()).toEqual({ answer: 42 });
});

test('a function that does not start is 503, says why in the log, and works once it is mended', async () => {
  const boot = { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' };
  expect(await failure('broken')).toEqual({ status: 503, body: boot });
  expect(gateway.logs.join('\n')).toContain('boom at boot');
  expect(await failure('silent')).toEqual({ status: 503, body: boot });
  expect(gateway.logs.join('\n')).toContain('neither calls Deno.serve nor exports');
  const restore = gateway.edit(
    'supabase/functions/broken/index.ts',
    `throw new Error('boom at boot');`,
    `Deno.serve(() => Response.json('mended'));`,
  );
  expect(await (await call('broken')).json()).toBe('mended');
  restore();
  expect((await failure('broken')).status).toBe(503);
});

test('a function that dies answers 500 and is there again for the next request', async () => {
  const before = await served();
  expect(await served()).toBe(before + 1);
  const died = await call('crash/exit', { method: 'POST' });
  expect([died.status, await died.json()]).toEqual([
    500,
    { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  ]);
  // A count of one: a new process, and the deadly request was not sent to it again.
  expect(await served()).toBe(1);
});

test('an exception in the handler costs that request only', async () => {
  const before = await served();
  expect((await call('crash/throw')).status).toBe(500);
  expect(gateway.logs.join('\n')).toContain('thrown in the handler');
  expect(await served()).toBe(before + 2);
});

test('many requests at once start one process', async () => {
  const restore = gateway.edit('supabase/functions/crash/index.ts', 'let served = 0', 'let served = 100');
  const counts = await Promise.all(Array.from({ length: 20 }, served));
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => 101 + index));
  restore();
});

test('a changed source, shared file, library file or environment counts for the next request', async () => {
  expect(await echo()).toMatchObject({ greeting: 'Hello Ann', mark: 'first' });
  const restores = [
    gateway.edit('src/lib/greeting.ts', 'Hello', 'Hola'),
    gateway.edit('supabase/functions/_shared/mark.ts', 'first', 'second'),
  ];
  expect(await echo()).toMatchObject({ greeting: 'Hola Ann', mark: 'second' });
  restores.push(
    gateway.edit('supabase/functions/echo/index.ts', 'method: request.method', `method: 'edited'`),
  );
  expect(await echo()).toMatchObject({ method: 'edited' });
  restores.push(gateway.edit('supabase/functions/.env', 'from the file', 'from the new file'));
  expect((await echo()).env.FROM_FILE).toBe('from the new file');
  for (const restore of restores.reverse()) restore();
  expect(await echo()).toMatchObject({ greeting: 'Hello Ann', mark: 'first', method: 'POST' });
});

test('a change of one function leaves the processes of the others alone', async () => {
  const before = await served();
  const restore = gateway.edit('supabase/functions/own-map/answer.ts', '42', '43');
  expect(await (await call('own-map')).json()).toEqual({ answer: 43 });
  expect(await served()).toBe(before + 1);
  restore();
});

test('a body beyond the limit is refused, announced or not', async () => {
  const tooLarge = 10 * 1024 * 1024 + 1;
  const announced = await call('echo', { method: 'POST', body: new Uint8Array(tooLarge) });
  expect([announced.status, ((await announced.json()) as { code: string }).code]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${gateway.base}/functions/v1/echo`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    // Without a length: sent in chunks.
    for (let sent = 0; sent < tooLarge; sent += 1024 * 1024) request.write(new Uint8Array(1024 * 1024 + 1));
    request.end();
  });
  expect(status).toBe(413);
});
