/** The quality report: groups of fewer than 10 persons are told neither themselves nor by a difference; who reads and asks. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { adminRoles, type Person } from './support/people.ts';

type Cells = Record<string, string | number | null>;

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
  await db.query(
    `insert into auth.users (id, email) select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'q' || n || '@example.com' from generate_series(1, 120) n`,
  );
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(`delete from public.assessment_attempts; delete from public.attempt_starts; delete from public.reaction_runs;
    delete from private.quality_rows; update private.quality_runs set asked_at = null, made_at = null;`),
);

const make = () => callAs<string>(db, 'service', 'refresh_quality_report');
const rows = async (block: string, who: Person = 'full_admin') =>
  (
    await asActor<{ row: Cells }>(db, who, 'select public.quality_rows($1::text, 0, 1000) as row', [block])
  ).map(({ row: { place, ...cells } }) => cells);

interface Attempts {
  /** The first of them; each person has a number. */
  first?: number;
  weeksAgo?: number;
  level?: string;
  flags?: readonly string[];
  answer?: number;
  version?: string;
}
/** One attempt each of so many persons. */
async function answer(
  persons: number,
  { first = 1, weeksAgo = 1, level = 'ok', flags = [], answer = 3, version = '1.0.0' }: Attempts = {},
) {
  await db.query(
    `insert into public.assessment_attempts (id, user_id, test_id, instrument_version, language, seed, question_ids, answers, quality, started_at, completed_at)
     select gen_random_uuid(), ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'psyprofile_lite', $6::text, 'en', 'seed', '{AC001}',
       jsonb_build_object('AC001', $5::integer), jsonb_build_object('level', $3::text, 'flags', $4::text::jsonb),
       w.at - interval '4 minutes', w.at
     from generate_series($1::integer, $1::integer + $2::integer - 1) n,
       (select date_trunc('week', now()) - make_interval(weeks => $7::integer) + interval '1 day' as at) w`,
    [first, persons, level, JSON.stringify(flags), answer, version, weeksAgo],
  );
}

describe('which groups are hidden', () => {
  const hidden = async (counts: readonly number[]) =>
    (
      await db.query<{ hidden: boolean[] }>('select private.hidden_groups($1::text::bigint[]) as hidden', [
        `{${counts.join(',')}}`,
      ])
    )[0]?.hidden ?? [];

  it.each([
    [
      [50, 3, 40],
      [false, true, true],
    ],
    [
      [50, 3, 2],
      [true, true, true],
    ],
    [
      [50, 6, 4],
      [false, true, true],
    ],
    [
      [50, 0, 40],
      [false, true, false],
    ],
    [[9], [true]],
    [[10], [false]],
    [[], []],
  ])('of %j: %j', async (counts, expected) => {
    expect(await hidden(counts)).toEqual(expected);
  });

  it('is such that no difference from the whole leaves fewer than 10 persons or one group alone', async () => {
    const groups = fc.array(fc.oneof(fc.nat(12), fc.nat(200)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(groups, async (counts) => {
        const hides = await hidden(counts);
        for (const [n, count] of counts.entries()) if (count < 10) expect(hides[n]).toBe(true);
        const left = counts.filter((count, n) => hides[n] && count > 0);
        const persons = left.reduce((sum, count) => sum + count, 0);
        if (persons > 0 && hides.includes(false)) {
          expect(left.length).toBeGreaterThan(1);
          expect(persons).toBeGreaterThanOrEqual(10);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('attempts', () => {
  it('count persons, each by the latest of a week, and visitors not at all', async () => {
    await answer(12);
    await answer(12, { level: 'low', flags: ['too_fast', 'many_missing'] });
    await db.query(
      "update public.assessment_attempts set completed_at = completed_at + interval '1 hour' where quality ->> 'level' = 'low'",
    );
    await db.query(
      `insert into public.assessment_attempts (id, test_id, instrument_version, language, seed, started_at, completed_at)
       select gen_random_uuid(), 'focus_snapshot', '3.0.0', 'en', 'seed', now() - interval '1 day', now() - interval '1 day' from generate_series(1, 30)`,
    );
    await make();
    expect(await rows('attempts')).toEqual([
      expect.objectContaining({
        test: 'psyprofile_lite',
        version: '1.0.0',
        lang: 'en',
        finished: 12,
        low: 1,
        ok: null,
        minutes: 64,
      }),
    ]);
  });

  it('of fewer than 10 persons are hidden with a neighbour, so that what the items tell leaves two', async () => {
    await answer(40, { weeksAgo: 3 });
    await answer(4, { first: 41, weeksAgo: 2 });
    await answer(20, { first: 45, weeksAgo: 1 });
    await make();
    const told = (await rows('attempts')).map(({ finished }) => finished);
    expect(told).toEqual([40, null, null]);
    const [item] = await rows('items');
    const rest = Number(item?.shown) - told.reduce<number>((sum, n) => sum + Number(n), 0);
    expect(rest).toBe(24);
  });

  it('tell levels and flags only where what is left of the persons is no small group', async () => {
    await answer(60);
    await answer(3, { first: 61, level: 'check', flags: ['too_fast'] });
    await make();
    expect(await rows('attempts')).toEqual([
      expect.objectContaining({
        finished: 63,
        ok: null,
        check: null,
        low: null,
        too_fast: null,
        straight_lining: null,
        many_missing: null,
      }),
    ]);
    await db.query('delete from public.assessment_attempts');
    await answer(60);
    await answer(20, { first: 61, level: 'check', flags: ['too_fast'] });
    await db.query('update private.quality_runs set made_at = null');
    await make();
    expect(await rows('attempts')).toEqual([
      expect.objectContaining({ finished: 80, ok: 0.75, check: 0.25, too_fast: 0.25 }),
    ]);
  });

  it('that were not finished are told by test and week', async () => {
    const start = (persons: number, test: string) =>
      db.query(
        `insert into public.attempt_starts (id, user_id, test_id, form, started_at)
         select gen_random_uuid(), ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, $1, 'self', now() - interval '3 days' from generate_series(1, $2::integer) n`,
        [test, persons],
      );
    await start(11, 'psyprofile_lite');
    await start(9, 'memory_check');
    await make();
    expect((await rows('attempts')).map(({ test, unfinished }) => [test, unfinished]).toSorted()).toEqual([
      ['memory_check', null],
      ['psyprofile_lite', 11],
    ]);
  });
});

describe('items', () => {
  it('tell how often each step was answered, and mark one that nobody uses', async () => {
    for (const [n, step] of [1, 2, 3, 4].entries()) await answer(15, { first: 1 + n * 15, answer: step });
    await make();
    expect(await rows('items')).toEqual([
      {
        test: 'psyprofile_lite',
        item: 'AC001',
        lang: 'en',
        shown: 60,
        step_1: 15,
        step_2: 15,
        step_3: 15,
        step_4: 15,
        step_5: null,
        skipped: null,
        mean: 2.5,
        unused: '5',
      },
    ]);
  });

  it('tell no mean where it would tell a hidden step', async () => {
    await answer(40, { answer: 2 });
    await answer(3, { first: 41, answer: 5 });
    await answer(20, { first: 44, answer: 4 });
    await make();
    expect(await rows('items')).toEqual([
      expect.objectContaining({ shown: 63, step_2: 40, step_4: null, step_5: null, mean: null }),
    ]);
    await db.query('delete from public.assessment_attempts');
    await answer(9);
    await db.query('update private.quality_runs set made_at = null');
    await make();
    expect(await rows('items')).toEqual([
      { test: 'psyprofile_lite', item: 'AC001', lang: 'en', shown: null },
    ]);
  });
});

describe('the report', () => {
  it('lists all languages of the texts, and has figures of community and delivery', async () => {
    await make();
    expect((await rows('content')).map(({ lang }) => lang)).toEqual([
      'en',
      'es',
      'fr',
      'de',
      'it',
      'pt',
      'pl',
      'ru',
      'ja',
      'ko',
      'zh',
    ]);
    expect((await rows('delivery')).map(({ figure }) => figure)).toContain('webhook_errors');
    expect((await rows('community')).every(({ persons, value }) => persons === null && value === null)).toBe(
      true,
    );
  });

  it('is made when it was asked for, else once a night', async () => {
    expect(await make()).toMatch(/ rows$/);
    expect(await make()).toBe('not due');
    await db.query(`update private.quality_runs set made_at = now() - interval '1 minute', asked_at = now()`);
    expect(await make()).toMatch(/ rows$/);
    await db.query(`update private.quality_runs set made_at = now() - interval '25 hours', asked_at = null`);
    expect(await make()).toMatch(/ rows$/);
  });

  it('is read by full and master admins alone, and asked for once in ten minutes', async () => {
    for (const who of ['owner', 'orders_admin', 'payments_admin', 'education_admin'] as const) {
      const asked = [
        callAs(db, who, 'quality_report'),
        rows('items', who),
        callAs(db, who, 'ask_quality_report'),
      ];
      expect(await Promise.all(asked.map(codeOf))).toEqual(Array(3).fill('not_allowed'));
    }
    for (const who of ['full_admin', 'service', 'anon'] as const)
      expect(await codeOf(asActor(db, who, 'select * from private.quality_rows'))).toMatch(/^42501/);
    expect(await codeOf(callAs(db, 'full_admin', 'refresh_quality_report'))).toMatch(/^42501/);
    expect(await callAs(db, 'full_admin', 'ask_quality_report')).toMatchObject({ wait_s: 600 });
    expect(await codeOf(callAs(db, 'master_admin', 'ask_quality_report'))).toBe('too_soon');
    expect(
      await db.query(`select 1 from public.admin_audit_log where action = 'quality.asked'`),
    ).toHaveLength(1);
    await db.query(`update private.quality_runs set asked_at = now() - interval '10 minutes'`);
    expect(await callAs(db, 'master_admin', 'ask_quality_report')).toMatchObject({ wait_s: 600 });
  });

  it('holds no id of anybody', async () => {
    await answer(30);
    await make();
    const stored = JSON.stringify(await db.query('select cells from private.quality_rows'));
    expect(stored).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(stored).not.toContain('@example.com');
  });
});
