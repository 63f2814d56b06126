import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instruments } from '../../src/lib/assessments/instruments.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor, Person } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Link {
  id: string;
  token: string;
}

const link = async (actor: Actor, attempt: string, days = 7): Promise<Link> => {
  const [row] = await asActor<Link & Record<string, unknown>>(
    db,
    actor,
    'select * from public.create_share_link($1, $2)',
    [attempt, days],
  );
  if (!row) throw new Error('no link');
  return row;
};
const read = (token: string | null, actor: Actor = 'anon'): Promise<Record<string, unknown> | null> =>
  valueAs(db, actor, 'select public.read_shared_attempt($1)', [token]);
const revoke = (actor: Actor, id: string): Promise<boolean> =>
  valueAs(db, actor, 'select public.revoke_share_link($1)', [id]);
async function attempt(person: Person): Promise<string> {
  const id = randomUUID();
  const question_ids = ['AC001', 'AC012', 'AC023', 'IC002', 'IC003', 'IC004'];
  const answers = { AC001: 3, AC012: 3, AC023: 3, IC002: 2, IC003: 2, IC004: 2 };
  await storeAttempt(db, attemptOf(id, { question_ids, answers }), person);
  return id;
}

describe('a share link', () => {
  it('opens the attempt to anybody who holds its token, without what only the owner needs', async () => {
    const id = await attempt('owner');
    const { token } = await link('owner', id);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const shared = await read(token);
    expect(shared).toMatchObject({ id, overall: 37.5, band: 'Low' });
    for (const field of [
      'user_id',
      'owned',
      'seed',
      'item_times_ms',
      'consent',
      'created_at',
      'claimed_at',
      'question_ids',
      'answers',
      'item_languages',
    ]) {
      expect(shared).not.toHaveProperty(field);
    }
    expect(await read(token, 'other')).toEqual(shared);
  });

  it('tells sums in place of single answers, also of follow-ups', async () => {
    const id = randomUUID();
    await storeAttempt(
      db,
      attemptOf(id, {
        question_ids: ['AC001', 'AC012', 'AC023', 'AC034', 'IC002', 'IC003', 'IC004'],
        answers: { AC001: 3, AC012: 5, AC023: 1, IC002: 2, IC003: 3, IC004: 1 },
        context: { school_years: 'yes', change_time_place: 'no' },
        follow_ups: [
          { question_id: 'AC012', impact_id: 'ALI101', settings: ['home'], since: 'not_sure', impact: 4 },
        ],
      }),
      'owner',
    );
    const { token } = await link('owner', id);
    const shared = await read(token);
    expect(shared?.tally).toEqual({
      AC: { served: 4, answered: 3, sum: 6 },
      IC: { served: 3, answered: 3, sum: 3 },
    });
    expect(JSON.stringify(shared)).not.toMatch(/AC012|AC001/);
    expect(shared?.follow_ups).toMatchObject([{ question_id: 'AC000', settings: ['home'], impact: null }]);
    expect(shared).not.toHaveProperty('context');
  });

  /** Answered so many questions of each area, the first ones with 4, of which each makes 75 percent. */
  async function sharedOf(answered: Readonly<Record<string, number>>) {
    const ids = Object.keys(answered).flatMap((prefix) =>
      ['001', '002', '003', '004'].map((n) => prefix + n),
    );
    const given = ids.filter((id) => Number(id.slice(-3)) <= (answered[id.slice(0, -3)] ?? 0));
    const id = randomUUID();
    await storeAttempt(
      db,
      attemptOf(id, {
        question_ids: ids,
        answers: Object.fromEntries(given.map((question) => [question, 4])),
        domains: { attention_concentration: 75, impulsivity_control: 75, organization_memory: 75 },
        overall: 75,
        band: 'High',
        total_score: 3 * given.length,
        max_possible_score: 4 * given.length,
        answered_count: given.length,
      }),
      'education_admin',
    );
    return read((await link('education_admin', id)).token);
  }

  it('leaves out the sum and the percent of areas with fewer than three answers', async () => {
    expect(await sharedOf({ AC: 1, IC: 2, OM: 4 })).toMatchObject({
      tally: {
        AC: { served: 4, answered: 1, sum: null },
        IC: { served: 4, answered: 2, sum: null },
        OM: { served: 4, answered: 4, sum: 12 },
      },
      domains: { attention_concentration: null, impulsivity_control: null, organization_memory: 75 },
      overall: 75,
    });
  });

  it.each([1, 2])('does not let %i left-out answers be worked out from the total', async (few) => {
    expect(await sharedOf({ AC: few, IC: 4, OM: 3 })).toMatchObject({
      tally: { AC: { sum: null }, IC: { sum: 12 }, OM: { answered: 3, sum: null } },
      domains: { attention_concentration: null, impulsivity_control: 75, organization_memory: null },
      total_score: 3 * (few + 7),
    });
  });

  it('tells no total where it would be that of one or two answers', async () => {
    expect(await sharedOf({ AC: 1, IC: 1, OM: 0 })).toMatchObject({
      overall: null,
      band: null,
      total_score: 0,
      max_possible_score: 0,
      domains: { attention_concentration: null, impulsivity_control: null },
    });
  });

  it('knows the areas of every test', async () => {
    const rows = await db.query('select test_id, area, prefix from private.test_areas');
    const expected = instruments.flatMap(({ testId, domains }) =>
      domains.map(({ id, prefix }) => ({ test_id: testId, area: id, prefix })),
    );
    const sorted = (list: readonly object[]) => list.map((row) => JSON.stringify(row)).sort();
    expect(sorted(rows)).toEqual(sorted(expected));
  });

  it('names no child and shows no text, whatever the attempt holds', async () => {
    const id = randomUUID();
    await startAndStore(
      db,
      'owner',
      childAttemptOf(id, 'Tommy', {
        form: 'teacher',
        details: { child_label: 'Tommy', age_band: '9-12', known_weeks: 33 },
        texts: { examples: 'Tommy forgets his bag' },
        tasks: {
          word_delayed: {
            raw: { rounds: [{ words: ['Tommy', 'drum'] }] },
            result: { correct: 9, rounds: [{ recalled: 4, words: ['Tommy'] }], note: 'Tommy' },
          },
        },
      }),
    );
    const { token } = await link('owner', id);
    const shared = await read(token);
    expect(shared).toMatchObject({
      details: { age_band: '9-12' },
      tasks: { word_delayed: { result: { correct: 9, rounds: [{ recalled: 4, words: [] }] } } },
    });
    expect(shared?.details).toEqual({ age_band: '9-12' });
    expect(shared?.tasks).not.toHaveProperty('word_delayed.raw');
    for (const field of ['texts', 'invite_id']) expect(shared).not.toHaveProperty(field);
    expect(JSON.stringify(shared)).not.toContain('Tommy');
    const { token: plain } = await link('owner', await attempt('owner'));
    expect((await read(plain))?.details).toBeNull();
  });

  it('keeps only a hash of its token', async () => {
    const { id, token } = await link('owner', await attempt('owner'));
    const [row] = await db.query(
      'select to_jsonb(s)::text as text from public.attempt_shares s where id = $1',
      [id],
    );
    expect(String(row?.text)).not.toContain(token);
    await expect(asActor(db, 'owner', 'select token_hash from public.attempt_shares')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('counts its openings by day, for its owner', async () => {
    const { id, token } = await link('owner', await attempt('owner'));
    await read(token);
    await read(token);
    const log = (actor: Actor) =>
      asActor(db, actor, 'select views from public.attempt_share_views where share_id = $1', [id]);
    expect(await log('owner')).toEqual([{ views: 2 }]);
    expect(await log('other')).toEqual([]);
  });

  it('is closed after its last day, by revocation, and with its attempt', async () => {
    const [expired, revoked, deleted] = [
      await link('owner', await attempt('owner')),
      await link('owner', await attempt('owner')),
      await attempt('owner').then(async (id) => ({ ...(await link('owner', id)), attempt: id })),
    ];
    await db.query(
      `update public.attempt_shares set created_at = now() - interval '8 days', expires_at = now() - interval '1 second'
       where id = $1`,
      [expired.id],
    );
    expect(await read(expired.token)).toBeNull();

    expect(await read(revoked.token)).not.toBeNull();
    expect(await revoke('owner', revoked.id)).toBe(true);
    expect(await revoke('owner', revoked.id)).toBe(true);
    expect(await read(revoked.token)).toBeNull();

    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [deleted.attempt]);
    expect(await read(deleted.token)).toBeNull();
  });

  it('answers null to every token that opens nothing, and logs none of them', async () => {
    const before = await db.query('select count(*) from public.attempt_share_views');
    for (const token of [
      '',
      'x',
      '0'.repeat(64),
      'A1'.repeat(32),
      `${'a'.repeat(63)}'`,
      'a'.repeat(100_000),
      null,
    ]) {
      expect(await read(token)).toBeNull();
    }
    expect(await db.query('select count(*) from public.attempt_share_views')).toEqual(before);
  });

  it('cannot be made for foreign, unclaimed or missing attempts, which look alike', async () => {
    const unclaimed = randomUUID();
    await storeAttempt(db, attemptOf(unclaimed), null);
    for (const id of [await attempt('other'), unclaimed, randomUUID()]) {
      await expect(link('owner', id)).rejects.toMatchObject({ code: 'PT404', message: 'attempt_not_found' });
    }
  });

  it('cannot be revoked by anybody else', async () => {
    const { id, token } = await link('owner', await attempt('owner'));
    expect(await revoke('other', id)).toBe(false);
    expect(await revoke('master_admin', id)).toBe(false);
    expect(await revoke('owner', randomUUID())).toBe(false);
    expect(await read(token)).not.toBeNull();
  });

  it('lives 1 to 90 days', async () => {
    const id = await attempt('spare');
    const day = 24 * 60 * 60 * 1000;
    const [row] = await db.tx(async (query) => {
      await query(
        `select set_config('request.jwt.claims', '{"sub": "0a000000-0000-4000-8000-000000000003"}', true)`,
      );
      await query('set local role authenticated');
      await query('select * from public.create_share_link($1, 90)', [id]);
      return query<{ expires_at: string; created_at: string }>(
        'select expires_at, created_at from public.attempt_shares',
      );
    });
    expect(Date.parse(row?.expires_at ?? '') - Date.parse(row?.created_at ?? '')).toBe(90 * day);
    const mine = await attempt('owner');
    for (const days of [0, -1, 91]) {
      await expect(link('owner', mine, days)).rejects.toMatchObject({ code: 'PT400', message: 'bad_expiry' });
    }
  });

  it('is one of at most ten open ones', async () => {
    const id = await attempt('orders_admin');
    const links: Link[] = [];
    for (let n = 0; n < 10; n++) links.push(await link('orders_admin', id));
    await expect(link('orders_admin', id)).rejects.toMatchObject({
      code: 'PT409',
      message: 'too_many_links',
    });
    await revoke('orders_admin', links[0]?.id ?? '');
    await expect(link('orders_admin', id)).resolves.toMatchObject({ token: expect.any(String) });
    expect(new Set(links.map(({ token }) => token)).size).toBe(10);
  });
});
