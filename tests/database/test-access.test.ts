/** Which test opens to whom, as the database decides it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextVersion, testRowsChange } from '../../scripts/test-rows.ts';
import { catalogue, catalogueEntries } from '../../src/lib/assessments/catalogue.ts';
import { tierAtLeast, tierOf } from '../../src/lib/billing/tier.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, givePlan, startAndStore, startAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, undone } from './support/database.ts';
import { type Actor, personIds } from './support/people.ts';

const seed = readFileSync(fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)), 'utf8');

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.script(seed);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.entitlements');
  await givePlan(db, 'owner', null);
});

interface AccessRow extends Record<string, unknown> {
  test_id: string;
  may_open: boolean;
  required_tier: string;
  available_at: string | null;
  via: string | null;
}

const accessOf = (actor: Actor): Promise<AccessRow[]> =>
  asActor<AccessRow>(db, actor, 'select * from public.my_test_access()');
async function opened(actor: Actor = 'owner', via?: string): Promise<string[]> {
  const rows = await accessOf(actor);
  return rows.filter((row) => row.may_open && (!via || row.via === via)).map(({ test_id }) => test_id);
}
const give = (sku: string) =>
  db.query('insert into public.entitlements (user_id, sku) values ($1, $2)', [personIds.owner, sku]);

const ofTier = (tier: 'freemium' | 'plus' | 'premium'): string[] =>
  Object.values(catalogue)
    .filter(({ access }) => access === 'visitor' || tierAtLeast(tier, access))
    .map(({ testId }) => testId as string)
    .sort();

describe('the tests the database knows', () => {
  it('are those of the catalogue (else: node scripts/test-rows.ts)', async () => {
    const rows = await asActor(
      db,
      'anon',
      'select test_id, access, retake_wait_days, sku from public.assessment_tests order by test_id',
    );
    const expected = catalogueEntries
      .map(({ testId, access, retakeWaitDays, sku }) => ({
        test_id: testId,
        access,
        retake_wait_days: retakeWaitDays,
        sku,
      }))
      .sort((a, b) => (a.test_id < b.test_id ? -1 : 1));
    expect(rows).toEqual(expected);
    expect(await testRowsChange(db.query)).toBe('');
  });

  it('follow the catalogue by one more migration: a new test, a changed one, one that is gone', async () => {
    const [first, second, ...others] = catalogueEntries;
    const changed = [
      { ...first, retakeWaitDays: 5 },
      ...others,
      { ...second, testId: 'a_new_test', sku: 'test-new' },
    ] as typeof catalogueEntries;
    await undone(db, async (query) => {
      for (const statement of (await testRowsChange(query, changed)).split(/(?<=;)\n(?=.)/))
        await query(statement);
      expect(await testRowsChange(query, changed)).toBe('');
      const rows = await query(
        `select test_id, retake_wait_days, sku, active from public.assessment_tests
         where test_id = any($1) order by test_id`,
        [[first?.testId ?? '', second?.testId ?? '', 'a_new_test']],
      );
      expect(rows).toEqual([
        { test_id: 'a_new_test', retake_wait_days: 30, sku: 'test-new', active: true },
        { test_id: 'focus_snapshot', retake_wait_days: 5, sku: null, active: true },
        { test_id: 'focuscheck_adult_screening', retake_wait_days: 30, sku: null, active: false },
      ]);
    });
  });

  it('get a migration after all that are there, also where those are dated ahead', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    expect(nextVersion(['20261122000100_a.sql', '20261122000000_b.sql'], now)).toBe('20261123100000');
    expect(nextVersion(['20261124235959_a.sql'], now)).toBe('20261125000000');
  });

  it('are sold singly as the items on sale say', async () => {
    const tests = await db.query(
      'select test_id, sku from public.assessment_tests where sku is not null order by sku',
    );
    const items = await db.query(
      `select test_id, sku from public.catalog_items
       where kind = 'test' order by sku`,
    );
    expect(tests).toEqual(items);
    expect(items.length).toBeGreaterThan(5);
  });
});

describe('access by plan', () => {
  it.each([
    ['nothing', null, 'freemium'],
    ['Plus', { tier: 'plus' }, 'plus'],
    ["Plus by its old name 'basic'", { tier: 'basic' }, 'plus'],
    ['Premium', { tier: 'premium' }, 'premium'],
    ['a plan that ended', { subscribed: false, tier: 'premium' }, 'freemium'],
    ['a subscription without a plan', { tier: null }, 'freemium'],
    [
      'a running trial of Premium',
      { subscribed: false, tier: 'premium', trial: 'active', trialEnds: '3 days' },
      'premium',
    ],
    [
      'a trial that ran out unnoticed',
      { subscribed: false, tier: 'premium', trial: 'active', trialEnds: '-1 second' },
      'freemium',
    ],
    [
      'a trial that was cancelled',
      { subscribed: false, tier: 'premium', trial: 'cancelled', trialEnds: '3 days' },
      'freemium',
    ],
    [
      'a trial without a plan',
      { subscribed: false, tier: null, trial: 'active', trialEnds: '3 days' },
      'freemium',
    ],
  ] as const)('somebody with %s has the tests of that tier', async (_name, plan, tier) => {
    await givePlan(db, 'owner', plan);
    expect((await opened()).sort()).toEqual(ofTier(tier));
  });

  it('reads a subscription as the app does', async () => {
    for (const subscribed of [true, false]) {
      for (const tier of ['basic', 'plus', 'premium', null] as const) {
        await givePlan(db, 'owner', { subscribed, tier });
        expect((await opened()).sort()).toEqual(
          ofTier(tierOf({ subscribed, subscription_tier: tier, trial_status: 'none' })),
        );
      }
    }
  });

  it('opens the plan of one person to nobody else', async () => {
    await givePlan(db, 'owner', { tier: 'premium' });
    expect((await opened('other')).sort()).toEqual(ofTier('freemium'));
    expect((await opened('master_admin')).sort()).toEqual(ofTier('freemium'));
    await expect(accessOf('anon')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('access by purchase', () => {
  it('opens the one test that was bought, also after it was retired from sale', async () => {
    await give('test-psyprofile');
    expect(await opened('owner', 'entitlement')).toEqual(['psyprofile_lite']);
    await db.query(`update public.catalog_items set active = false where sku = 'test-psyprofile'`);
    expect(await opened('owner', 'entitlement')).toEqual(['psyprofile_lite']);
    await db.query(`update public.catalog_items set active = true where sku = 'test-psyprofile'`);
    expect(await opened('other', 'entitlement')).toEqual([]);
  });

  it('opens every test of a bundle', async () => {
    await give('bundle-procrastination');
    expect(await opened('owner', 'entitlement')).toEqual([
      'delay_choice',
      'procrastination_patterns',
      'start_barriers',
    ]);
  });

  it('opens no test with a training', async () => {
    await give('training-stroop');
    expect((await opened()).sort()).toEqual(ofTier('freemium'));
  });

  it('says which way a test opens, the plan first', async () => {
    await give('test-psyprofile');
    await givePlan(db, 'owner', { tier: 'premium' });
    const ways = Object.fromEntries((await accessOf('owner')).map(({ test_id, via }) => [test_id, via]));
    expect(ways).toMatchObject({ focus_snapshot: 'visitor', psyprofile_lite: 'tier' });
    await givePlan(db, 'owner', null);
    const row = (await accessOf('owner')).find(({ test_id }) => test_id === 'attention_flow_interview');
    expect(row).toEqual({
      test_id: 'attention_flow_interview',
      may_open: false,
      required_tier: 'plus',
      available_at: null,
      via: null,
    });
  });
});

describe('a test that is taken off offer', () => {
  it('cannot be started, and what was finished stays readable', async () => {
    const id = randomUUID();
    await startAndStore(db, 'owner', attemptOf(id, { test_id: 'focuscheck_adult_screening' }));
    const offer = (active: boolean) =>
      db.query(`update public.assessment_tests set active = $1 where test_id like 'focus%'`, [active]);
    await offer(false);
    expect(await opened()).not.toContain('focuscheck_adult_screening');
    await expect(startAttempt(db, 'owner', randomUUID(), 'focuscheck_adult_screening')).rejects.toMatchObject(
      { code: 'PT404', message: 'unknown_test' },
    );
    const read = await asActor(db, 'owner', 'select id from public.assessment_attempts where id = $1', [id]);
    expect(read).toEqual([{ id }]);
    await offer(true);
  });
});
