import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userToken } from '../../supabase/functions/_shared/http/clients.ts';
import { isSite } from '../../supabase/functions/_shared/http/cors.ts';
import { readEnv } from '../../supabase/functions/_shared/http/env.ts';
import type { LogEntry } from '../../supabase/functions/_shared/http/log.ts';
import { clientAddress, networkOf } from '../../supabase/functions/_shared/http/rate-limit.ts';
import { type RouteDeps, serveJson } from '../../supabase/functions/_shared/http/serve-json.ts';

const logged: LogEntry[] = [];
const deps: RouteDeps = {
  siteUrl: 'https://site.test',
  log: (entry) => logged.push(entry),
  newId: () => 'an-id',
};

const echo = serveJson({
  name: 'echo',
  methods: ['GET', 'POST'],
  schema: z.object({ name: z.string() }),
  async handler({ name }, context: { request: Request; deps: RouteDeps }) {
    if (name === 'fail')
      throw new Error('boom for ann@example.com', { cause: { code: 'XX000', message: 'inner' } });
    // As supabase-js fails when PostgreSQL has no room left.
    if (name === 'full') throw { code: '53100', message: 'could not extend file' };
    return { status: 200, body: { name, from: context.request.method } };
  },
});

const call = (init: RequestInit & { path?: string }): Promise<Response> =>
  echo(new Request(`https://functions.test/echo${init.path ?? ''}`, init), deps);

const post = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  call({ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** A body of unknown length, as a stream has it. */
const stream = (bytes: number): RequestInit =>
  ({ body: new Blob([new Uint8Array(bytes).fill(32)]).stream(), duplex: 'half' }) as RequestInit;

describe('the frame of a function', () => {
  it('hands parsed input to the handler, from the body or the query', async () => {
    const answer = await post('{"name":"Ann","more":1}');
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'Ann', from: 'POST' }]);
    expect(await (await call({ path: '?name=Bo' })).json()).toEqual({ name: 'Bo', from: 'GET' });
    expect((await post('{"name":"Ann"}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });

  it('answers malformed input with 400 and where it is wrong', async () => {
    const invalid = async (response: Promise<Response>) => {
      const answer = await response;
      return [answer.status, await answer.json()];
    };
    const body = (issues: object[]) => [400, { error: { code: 'invalid_body', issues } }];
    expect(await invalid(post('{'))).toEqual(body([{ path: '', code: 'invalid_json' }]));
    expect(await invalid(post(''))).toEqual(body([{ path: '', code: 'invalid_json' }]));
    expect(await invalid(post('{"name":1}'))).toEqual(body([{ path: 'name', code: 'invalid_type' }]));
    expect(await invalid(post('null'))).toEqual(body([{ path: '', code: 'invalid_type' }]));
    expect(await invalid(call({}))).toEqual(body([{ path: 'name', code: 'invalid_type' }]));
  });

  it.each([
    ['NUL', '{"name":"a\\u0000b"}', 'bad_text'],
    ['half a character', '{"name":"a\\ud83d"}', 'bad_text'],
    ['the other half, in a key that is not asked for', '{"name":"Ann","\\ude00":1}', 'bad_text'],
    ['lists in lists', `{"name":"Ann","more":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'too_deep'],
    ['objects in objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 'too_deep'],
  ])('answers %s with 400, whatever is asked for', async (_what, body, code) => {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'invalid_body', issues: [{ path: '', code }] } },
    ]);
  });

  it('reads no more of 20 MB than it takes', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await call({ method: 'POST', headers, ...stream(20 * 1024 * 1024) })).status).toBe(413);
  });

  it('refuses other types, other methods and bodies over 64 kB, announced or not', async () => {
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call({ method: 'POST' })).status).toBe(415);
    expect((await call({ method: 'DELETE' })).status).toBe(405);
    const limit = 64 * 1024;
    const headers = { 'content-type': 'application/json' };
    const announced = await post('{}', { 'content-length': String(limit + 1) });
    expect([announced.status, await announced.json()]).toEqual([413, { error: { code: 'body_too_large' } }]);
    expect((await call({ method: 'POST', headers, ...stream(limit + 1) })).status).toBe(413);
    expect((await call({ method: 'POST', headers, ...stream(limit) })).status).toBe(400);
    const fits = JSON.stringify({ name: 'é'.repeat((limit - 20) / 2) });
    expect((await post(fits)).status).toBe(200);
  });

  it('says that there is no room left, so that what was sent is sent again', async () => {
    const answer = await post('{"name":"full"}');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: 'storage_full', id: 'an-id' } },
    ]);
  });

  it('turns an exception into 500 with an id, and logs it without what could identify or open anything', async () => {
    logged.splice(0);
    const answer = await post('{"name":"fail"}');
    expect([answer.status, await answer.json()]).toEqual([500, { error: { code: 'internal', id: 'an-id' } }]);
    expect(logged).toMatchObject([{ level: 'error', function: 'echo', id: 'an-id' }]);
    expect(logged[0]?.fault).toMatchObject([
      { name: 'Error', at: expect.arrayContaining([expect.stringMatching(/^shared\.test\.ts:/)]) },
      { code: 'XX000' },
    ]);
  });

  it('lets pages of the site read the answer, and no others', async () => {
    const own = await post('{"name":"Ann"}', { origin: 'https://site.test' });
    expect(own.headers.get('access-control-allow-origin')).toBe('https://site.test');
    const foreign = await post('{"name":"Ann"}', { origin: 'https://evil.test' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(foreign.headers.get('vary')).toBe('origin');
    expect(foreign.headers.get('cache-control')).toBe('no-store');

    const preflight = await call({ method: 'OPTIONS', headers: { origin: 'https://site.test' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS');
    for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(header);
    }
    const spied = await call({ method: 'OPTIONS', headers: { origin: 'https://evil.test' } });
    expect(spied.headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('the site', () => {
  it.each([
    ['https://site.test', 'https://site.test', true],
    ['https://site.test', 'https://site.test/', true],
    ['http://site.test', 'https://site.test', false],
    ['https://site.test:8443', 'https://site.test', false],
    ['https://sub.site.test', 'https://site.test', false],
    ['https://site.test.evil.test', 'https://site.test', false],
    ['http://localhost:5180', 'http://127.0.0.1:5180', true],
    ['http://[::1]:5180', 'http://localhost:5180', true],
    ['http://localhost:5181', 'http://127.0.0.1:5180', false],
    ['http://localhost:5180', 'http://site.test:5180', false],
    ['null', 'https://site.test', false],
    ['', 'https://site.test', false],
  ])('%s belongs to %s: %s', (origin, site, expected) => {
    expect(isSite(origin, site)).toBe(expected);
  });
});

describe('the environment', () => {
  const complete: Record<string, string> = {
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    SITE_URL: 'https://site.test',
  };
  const read = (values: Record<string, string>) => readEnv((name) => values[name]);

  it('is read under the names of hosted projects', () => {
    expect(read(complete)).toEqual({
      supabaseUrl: 'https://project.supabase.co',
      anonKey: 'anon',
      serviceKey: 'service',
      siteUrl: 'https://site.test',
    });
  });

  it('knows the key sets of newer projects', () => {
    const { SUPABASE_ANON_KEY: _, SUPABASE_SERVICE_ROLE_KEY: __, ...rest } = complete;
    const sets = {
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    };
    expect(read({ ...rest, ...sets })).toMatchObject({
      anonKey: 'sb_publishable_x',
      serviceKey: 'sb_secret_x',
    });
  });

  it('names what is missing', () => {
    for (const name of Object.keys(complete)) {
      const { [name]: _, ...rest } = complete;
      expect(() => read(rest)).toThrow(name);
    }
    expect(() => read({ ...complete, SITE_URL: 'site.test' })).toThrow('SITE_URL');
    expect(() => read({ ...complete, SITE_URL: 'javascript:alert(1)' })).toThrow('SITE_URL');
  });
});

describe('the network behind a request', () => {
  const key = { SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 's' };
  const addresses = { SUPABASE_URL: 'http://x', SITE_URL: 'http://x' };
  const envOf = (more: Record<string, string>) => {
    const values: Record<string, string> = { ...key, ...addresses, ...more };
    return readEnv((name) => values[name]);
  };
  const from = (headers: Record<string, string>, more: Record<string, string> = {}) =>
    clientAddress(new Request('http://x', { headers }), envOf(more).addressFrom);

  it('is what the proxy before the functions wrote, and nothing that a client says', () => {
    const forged = '198.51.100.1, 198.51.100.2, 203.0.113.7';
    expect(from({ 'cf-connecting-ip': '203.0.113.8', 'x-forwarded-for': forged })).toBe('203.0.113.8');
    expect(from({ 'x-forwarded-for': forged })).toBe('unknown');
    const own = { CLIENT_ADDRESS: 'x-forwarded-for' };
    expect(from({ 'x-forwarded-for': forged, 'cf-connecting-ip': '198.51.100.3' }, own)).toBe('203.0.113.7');
    const two = { CLIENT_ADDRESS: 'x-forwarded-for/2' };
    expect(from({ 'x-forwarded-for': `${forged}, 10.0.0.1` }, two)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7' }, two)).toBe('unknown');
    expect(from({}, own)).toBe('unknown');
    expect(() => envOf({ CLIENT_ADDRESS: 'the first one' })).toThrow('CLIENT_ADDRESS');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['1::2::3', '1::2::3'],
    ['not:an:address', 'not:an:address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all addresses of a household', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (prefix, host) => {
          expect(networkOf([...prefix, ...host].join(':'))).toBe(`${prefix.join(':')}::/64`);
        },
      ),
    );
  });
});

describe('the token of a caller', () => {
  const token = (authorization?: string) =>
    userToken(new Request('http://x', authorization ? { headers: { authorization } } : {}));

  it('is a signed token and no API key', () => {
    expect(token('Bearer a.b.c')).toBe('a.b.c');
    expect(token('bearer a.b.c')).toBe('a.b.c');
    for (const none of [undefined, 'Bearer sb_publishable_x', 'Basic a.b.c', 'Bearer', 'Bearer a.b.c d']) {
      expect(token(none)).toBeNull();
    }
  });
});
