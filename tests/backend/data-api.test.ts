import { beforeAll, describe, expect, it } from 'vitest';
import { drivers, type Person, useBackend } from './support/backend.ts';

/** What a test says about an answer: its status and the code of its error. */
const outcome = ({ status, error }: { status: number; error: { code: string } | null }) => ({
  status,
  code: error?.code ?? null,
});

describe.each(drivers)('data API on %s', (driver) => {
  const test = useBackend(driver);
  let me: Person;
  let other: Person;

  beforeAll(async () => {
    me = await test.person('me');
    other = await test.person('other');
  });

  describe('refusals', () => {
    it('answers 401 and 42501 to a visitor without the right to read', async () => {
      const answer = await test.client().from('entries').select('*');
      expect(outcome(answer)).toEqual({ status: 401, code: '42501' });
      expect(answer.error?.message).toBe('permission denied for table entries');
    });

    it('answers 403 and 42501 to a signed-in person without the right to write', async () => {
      const answer = await me.client.from('ledger').insert({ id: 'x', payload: {} });
      expect(outcome(answer)).toEqual({ status: 403, code: '42501' });
    });

    it('answers 403 and 42501 to a column that was not granted', async () => {
      const answer = await me.client.from('people').update({ email: 'x@example.com' }).eq('id', me.id);
      expect(outcome(answer)).toEqual({ status: 403, code: '42501' });
    });

    it('answers 403 and 42501 to a row that a policy forbids', async () => {
      const answer = await me.client.from('entries').insert({ user_id: other.id, score: 1 });
      expect(outcome(answer)).toEqual({ status: 403, code: '42501' });
      expect(answer.error?.message).toContain('row-level security');
    });

    it('answers 404 and PGRST205 to an unknown table', async () => {
      expect(outcome(await test.client().from('nowhere').select('*'))).toEqual({
        status: 404,
        code: 'PGRST205',
      });
    });

    it('hides schemas that are not exposed, even from the service key', async () => {
      const answer = await test.raw('/rest/v1/users', {
        key: test.backend.config.auth.secret_key,
        headers: { 'accept-profile': 'auth' },
      });
      expect(answer.status).toBe(406);
      expect(((await answer.json()) as { code: string }).code).toBe('PGRST106');
    });

    it('wants an API key', async () => {
      expect((await test.raw('/rest/v1/notices', { key: null })).status).toBe(401);
      expect((await test.raw('/rest/v1/notices', { key: 'sb_publishable_wrong' })).status).toBe(401);
    });

    it('refuses a token that is malformed, expired or signed by somebody else', async () => {
      const forged = [
        'a.b.c',
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
          JSON.stringify({ sub: me.id, role: 'service_role' }),
        ).toString('base64url')}.`,
        `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${Buffer.from(
          JSON.stringify({ sub: me.id, role: 'authenticated', exp: 1 }),
        ).toString('base64url')}.x`,
      ];
      for (const token of forged) {
        const answer = await test.raw('/rest/v1/entries', { headers: { authorization: `Bearer ${token}` } });
        expect(answer.status, token).toBe(401);
      }
    });
  });

  describe('violations', () => {
    it.each([
      ['a CHECK', { score: 1000 }, 400, '23514'],
      ['a NOT NULL', { note: 'no score' }, 400, '23502'],
      ['a wrong type', { score: 'many' }, 400, '22P02'],
      ['an unknown value of an enum', { score: 1, mood: 'furious' }, 400, '22P02'],
      ['a generated column', { score: 1, note_length: 3 }, 400, '428C9'],
      ['an unknown column', { score: 1, unknown: 3 }, 400, 'PGRST204'],
    ])('reports %s', async (_, row, status, code) => {
      expect(outcome(await me.client.from('entries').insert(row as Record<string, unknown>))).toEqual({
        status,
        code,
      });
    });

    it('answers 409 to a key that exists and to one that points nowhere', async () => {
      const ledger = test.service().from('ledger');
      await ledger.insert({ id: 'twice', payload: {} });
      const again = await ledger.insert({ id: 'twice', payload: {} });
      expect(outcome(again)).toEqual({ status: 409, code: '23505' });
      expect(again.error?.details).toBe('Key (id)=(twice) already exists.');
      const nowhere = { user_id: '00000000-0000-4000-8000-00000000dead', score: 1 };
      expect(outcome(await test.service().from('entries').insert(nowhere))).toEqual({
        status: 409,
        code: '23503',
      });
    });

    it('names the constraint of a CHECK in the message', async () => {
      const { error } = await me.client.from('entries').insert({ score: 1000 });
      expect(error?.message).toBe(
        'new row for relation "entries" violates check constraint "entries_score_check"',
      );
    });

    it('reports a filter of the wrong type and an unknown column', async () => {
      const entries = me.client.from('entries');
      expect(outcome(await entries.select('*').eq('id', 'zz'))).toEqual({ status: 400, code: '22P02' });
      expect(outcome(await entries.select('unknown'))).toEqual({ status: 400, code: '42703' });
    });

    it('refuses to delete or update everything at once', async () => {
      const answer = await me.client.from('entries').delete();
      expect(outcome(answer)).toEqual({ status: 400, code: '21000' });
      expect(answer.error?.message).toBe('DELETE requires a WHERE clause');
    });
  });

  describe('functions', () => {
    it('run with the rights of the caller or of the owner, as declared', async () => {
      await me.client.from('entries').insert({ score: 40 });
      const totals = await me.client.rpc('my_totals');
      expect(totals.status).toBe(200);
      expect(totals.data?.[0]?.n).toBeGreaterThan(0);
      expect(outcome(await test.client().rpc('my_totals'))).toEqual({ status: 401, code: '42501' });
    });

    it('see who is asking', async () => {
      const asked = async (client: typeof me.client) => (await client.rpc('who_am_i')).data;
      expect(await asked(me.client)).toEqual({
        uid: me.id,
        role: 'authenticated',
        current_user: 'authenticated',
        email: me.email,
        tier: null,
      });
      expect(await asked(test.client())).toMatchObject({ uid: null, role: 'anon', current_user: 'anon' });
      expect(await asked(test.service())).toMatchObject({
        role: 'service_role',
        current_user: 'service_role',
      });
    });

    it.each([
      ['P0001', 400],
      ['42501', 403],
      ['23505', 409],
      ['23514', 400],
      ['40001', 500],
      ['53300', 503],
      ['P0002', 500],
      ['28000', 403],
      ['XX000', 500],
      ['ABCDE', 400],
      ['PT402', 402],
    ])('raising %s answer %i', async (code, status) => {
      const answer = await me.client.rpc('fail_with', { code, message: 'boom' });
      expect(outcome(answer)).toEqual({ status, code });
      expect(answer.error).toMatchObject({ message: 'boom', details: 'a detail', hint: 'a hint' });
    });

    it('raising without a code answer 400 and P0001', async () => {
      expect(outcome(await me.client.rpc('fail_plainly'))).toEqual({ status: 400, code: 'P0001' });
    });

    it('dividing by zero answer 400 and 22012', async () => {
      expect(outcome(await me.client.rpc('divide', { a: 1, b: 0 }))).toEqual({ status: 400, code: '22012' });
    });

    it('that do not exist, or not with these arguments, answer 404 and PGRST202', async () => {
      expect(outcome(await me.client.rpc('nothing'))).toEqual({ status: 404, code: 'PGRST202' });
      expect(outcome(await me.client.rpc('my_totals', { a: 1 }))).toEqual({ status: 404, code: 'PGRST202' });
    });
  });
});
