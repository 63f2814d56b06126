import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMasterAdmin } from '../../scripts/master-role.ts';

const confirmed = { id: 'a1', email: 'ada@example.com', email_confirmed_at: '2026-01-01T00:00:00Z' };
const many = Array.from({ length: 1000 }, (_, index) => ({
  id: `n${index}`,
  email: `n${index}@example.com`,
}));

/** A backend with these accounts, and what it was asked to write. */
function backendOf(pages: readonly (readonly object[])[], status = 200) {
  const written: unknown[] = [];
  const asked: Headers[] = [];
  const answer: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    asked.push(new Headers(init?.headers));
    if (pathname === '/rest/v1/admin_roles') {
      written.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 201 });
    }
    return Response.json({ users: pages[Number(searchParams.get('page')) - 1] ?? [] }, { status });
  };
  const make = (email: string, serviceKey = 'sb_secret_key') =>
    makeMasterAdmin({ backend: 'https://project.example.org', serviceKey, email, fetch: answer });
  return { make, written, asked };
}

describe('making a master admin', () => {
  it('gives the role to the account of an address, however it is written and wherever it stands', async () => {
    const { make, written } = backendOf([many, [confirmed]]);
    expect(await make(' Ada@Example.com')).toMatchObject({ done: true });
    expect(written).toEqual([{ user_id: 'a1', role_type: 'master_admin', is_active: true }]);
  });

  it.each([
    ['has no account', [[confirmed]], 'ben@example.com', 'sign up in the app first'],
    [
      'has not confirmed the address',
      [[{ ...confirmed, email_confirmed_at: null }]],
      confirmed.email,
      'follow the link',
    ],
  ])('gives nothing to somebody who %s', async (_, pages, email, said) => {
    const { make, written } = backendOf(pages);
    expect(await make(email)).toEqual({ done: false, said: expect.stringContaining(said) });
    expect(written).toEqual([]);
  });

  it('says so when the key is not the service key, or the backend is out of order', async () => {
    expect((await backendOf([], 403).make(confirmed.email)).said).toContain('not the service key');
    expect((await backendOf([], 503).make(confirmed.email)).said).toContain('503');
  });

  it('shows a key that is a token as one, and one of the newer kind in its own header alone', async () => {
    const { make, asked } = backendOf([[confirmed]]);
    await make(confirmed.email, 'token');
    expect(asked.map((headers) => headers.get('authorization'))).toEqual(['Bearer token', 'Bearer token']);
    const newer = backendOf([[confirmed]]);
    await newer.make(confirmed.email);
    expect(newer.asked.map((headers) => headers.get('authorization'))).toEqual([null, null]);
  });
});

describe('npm run master-admin', () => {
  it.each([[[]], [['ada']], [['ada@example.com', 'ben@example.com']], [['ada@example.com', '--all']]])(
    'asks for the person in one sentence: %s',
    (args) => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/master-admin.ts', ...args], {
        cwd: join(import.meta.dirname, '../..'),
        encoding: 'utf8',
        env: {
          ...process.env,
          SUPABASE_URL: 'https://project.example.org',
          SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_key',
        },
      });
      expect(stderr).toContain('npm run master-admin -- you@your.domain');
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    },
  );
});
