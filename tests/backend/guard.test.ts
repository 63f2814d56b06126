/** What the data API and the auth server are never asked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { signJwt } from '../../supabase/local/jwt.ts';
import { startTestBackend } from './support/backend.ts';

let server: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  return () => server.stop();
});

const exp = Math.floor(Date.now() / 1000) + 60;
const ask = (path: string, claims: object, init: RequestInit = {}) =>
  server.raw(path, {
    ...init,
    headers: {
      authorization: `Bearer ${signJwt({ exp, ...claims }, server.backend.config.auth.jwt_secret)}`,
      'content-type': 'application/json',
    },
  });

describe('a well signed token', () => {
  it.each([{ role: 'migrator' }, { role: 'postgres' }, { role: 'supabase_admin' }, { role: 7 }, {}])(
    'with the role of %o opens nothing',
    async (claims) => {
      const answer = await ask('/rest/v1/profiles?select=id', claims);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: '42501' });
    },
  );
});

describe('a body', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const long = JSON.stringify({ email: 'x'.repeat(20 * 1024 * 1024) });

  it.each([
    ['/rest/v1/focus_sessions', deep, 400],
    ['/rest/v1/rpc/export_my_data', `{"p_table": ${deep}}`, 400],
    ['/auth/v1/signup', `{"data": ${deep}}`, 400],
    ['/rest/v1/focus_sessions', long, 413],
    ['/auth/v1/token?grant_type=password', long, 413],
  ])('that is too deep or too long for %s is refused', async (path, body, status) => {
    const person = { role: 'authenticated', sub: '0a000000-0000-4000-8000-000000000001' };
    expect((await ask(path, person, { method: 'POST', body })).status).toBe(status);
  });

  it('with brackets in its words is taken', async () => {
    const answer = await ask(
      '/auth/v1/signup',
      { role: 'anon' },
      {
        method: 'POST',
        body: JSON.stringify({
          email: 'brackets@example.com',
          password: 'Quiet-Lake-42',
          data: { note: '['.repeat(2000) },
        }),
      },
    );
    expect(answer.status).toBe(200);
  });
});
