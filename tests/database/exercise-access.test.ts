/** Which exercise opens to whom, and that nothing is stored which nobody was let into. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tierAtLeast, tierOf } from '../../src/lib/billing/tier.ts';
import { exercises } from '../../src/lib/cognitive/registry.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { startExercise, storeRun, workedOut, workedOutBurst } from './support/exercises.ts';
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
  exercise_id: string;
  required_tier: string;
  free_minutes: number | null;
  via: string | null;
  open_until: Date | string | null;
}
const accessOf = (actor: Actor): Promise<AccessRow[]> =>
  asActor<AccessRow>(db, actor, 'select * from public.my_exercise_access()');
const opened = async (actor: Actor = 'owner') =>
  (await accessOf(actor)).filter(({ via }) => via !== null).map(({ exercise_id }) => exercise_id);
const give = (sku: string) =>
  db.query('insert into public.entitlements (user_id, sku) values ($1, $2)', [personIds.owner, sku]);
const begin = (actor: Actor, exercise: string, minutes: number | null) =>
  startExercise(db, actor, randomUUID(), exercise, minutes);
const closed = { code: 'PT403', message: 'tier_required', hint: 'plus' };

const all = exercises.map(({ id }) => id as string).sort();
const isFree = ({ tier }: (typeof exercises)[number]) => tierAtLeast('freemium', tier);
const free = exercises
  .filter(isFree)
  .map(({ id }) => id as string)
  .sort();

describe('what a plan opens', () => {
  it.each([
    ['nothing', null, false],
    ['Plus', { tier: 'plus' }, true],
    ["Plus by its old name 'basic'", { tier: 'basic' }, true],
    ['Premium', { tier: 'premium' }, true],
    ['a plan that ended', { subscribed: false, tier: 'premium' }, false],
    ['a subscription to a plan nobody knows', { tier: null }, false],
    ['a running trial', { subscribed: false, tier: 'plus', trial: 'active', trialEnds: '3 days' }, true],
    [
      'a trial that ran out unnoticed',
      { subscribed: false, tier: 'plus', trial: 'active', trialEnds: '-1 second' },
      false,
    ],
  ] as const)('with %s', async (_name, plan, opens) => {
    await givePlan(db, 'owner', plan);
    expect(await opened()).toEqual(opens ? all : free);
    for (const exercise of exercises) {
      const { id, freeMinutes } = exercise;
      const long = begin('owner', id, 25);
      if (opens || isFree(exercise))
        expect(await long).toMatchObject({ exercise_id: id, minutes: 25, via: 'tier' });
      else await expect(long).rejects.toMatchObject(closed);
      if (freeMinutes !== null)
        expect(await begin('owner', id, freeMinutes)).toMatchObject({ minutes: freeMinutes });
    }
  });

  it('is read as the app reads a subscription', async () => {
    for (const subscribed of [true, false]) {
      for (const tier of ['basic', 'plus', 'premium', null] as const) {
        await givePlan(db, 'owner', { subscribed, tier });
        const has = tierOf({ subscribed, subscription_tier: tier, trial_status: 'none' });
        expect(await opened()).toEqual(
          exercises
            .filter((exercise) => tierAtLeast(has, exercise.tier))
            .map(({ id }) => id as string)
            .sort(),
        );
      }
    }
  });

  it('opens to nobody else, and to no admin', async () => {
    await givePlan(db, 'owner', { tier: 'premium' });
    for (const actor of ['other', 'master_admin'] as const) {
      expect(await opened(actor)).toEqual(free);
      await expect(begin(actor, 'breathing', 10)).rejects.toMatchObject(closed);
    }
    await expect(accessOf('anon')).rejects.toMatchObject({ code: '42501' });
    await expect(begin('anon', 'breathing', 1)).rejects.toMatchObject({ code: '42501' });
  });

  it('tells when the plan ends, and of a purchase nothing', async () => {
    await givePlan(db, 'owner', { subscribed: false, tier: 'plus', trial: 'active', trialEnds: '3 days' });
    await give('training-breathing');
    for (const { via, open_until, required_tier } of await accessOf('owner')) {
      expect(via).toBe('tier');
      // What is open to every account does not end with a plan.
      if (required_tier === 'freemium') {
        expect(open_until).toBeNull();
        continue;
      }
      expect((new Date(open_until ?? 0).getTime() - Date.now()) / 86_400_000).toBeCloseTo(3, 1);
    }
    await givePlan(db, 'owner', null);
    const bought = (await accessOf('owner')).find(({ exercise_id }) => exercise_id === 'breathing');
    expect(bought).toMatchObject({
      via: 'entitlement',
      required_tier: 'plus',
      free_minutes: 1,
      open_until: null,
    });
  });
});

describe('what a purchase opens', () => {
  it('is the one exercise, also after it was retired from sale', async () => {
    await give('training-breathing');
    expect(await opened()).toEqual([...free, 'breathing'].sort());
    expect(await begin('owner', 'breathing', 10)).toMatchObject({ via: 'entitlement' });
    await expect(begin('owner', 'focus-burst', 25)).rejects.toMatchObject(closed);
    await db.query(`update public.catalog_items set active = false where sku = 'training-breathing'`);
    expect(await begin('owner', 'breathing', 10)).toMatchObject({ via: 'entitlement' });
    await db.query(`update public.catalog_items set active = true where sku = 'training-breathing'`);
  });

  it('is what a bundle holds', async () => {
    await give('bundle-procrastination');
    expect(await opened()).toEqual([...free, 'focus-burst', 'htj', 'priority-navigator'].sort());
  });

  it('is nothing with a test', async () => {
    await give('test-psyprofile');
    expect(await opened()).toEqual(free);
  });
});

describe('a start', () => {
  it('answers the same however often it is asked for, also when the plan ended meanwhile', async () => {
    await givePlan(db, 'owner', { tier: 'plus' });
    const id = randomUUID();
    const first = await startExercise(db, 'owner', id, 'focus-burst', 25);
    await givePlan(db, 'owner', null);
    expect(await startExercise(db, 'owner', id, 'focus-burst', 25)).toEqual(first);
    expect(first).not.toHaveProperty('user_id');
  });

  it.each([
    ['another exercise', { exercise: 'breathing' }],
    ['another length', { minutes: 10 }],
    ['no length', { minutes: null }],
    ['another form', { variant: 'tones' }],
    ['another mode', { mode: 'test' }],
    ['another person', { actor: 'other' as const }],
  ])('under its id is for nothing else: %s', async (_name, changed) => {
    const id = randomUUID();
    await startExercise(db, 'owner', id, 'focus-burst', 5);
    const { actor, exercise, minutes, ...more } = {
      actor: 'owner' as Actor,
      exercise: 'focus-burst',
      minutes: 5 as number | null,
      ...changed,
    };
    await expect(startExercise(db, actor, id, exercise, minutes, more)).rejects.toMatchObject({
      code: 'PT409',
      message: 'exercise_conflict',
    });
  });

  it.each([
    ['no id', { id: null }, 'PT400', 'bad_id'],
    ['an exercise that is none', { exercise: 'juggling' }, 'PT404', 'unknown_exercise'],
    ['no minutes', { minutes: 0 }, 'PT400', 'bad_length'],
    ['a day', { minutes: 1440 }, 'PT400', 'bad_length'],
    ['a mode that is none', { mode: 'cheating' }, 'PT400', 'unknown_mode'],
    ['no mode', { mode: null }, 'PT400', 'unknown_mode'],
    ['a form with spaces', { variant: 'out loud' }, 'PT400', 'unknown_variant'],
    ['no form', { variant: null }, 'PT400', 'unknown_variant'],
  ])('with %s is refused and leaves nothing', async (_name, changed, code, message) => {
    await givePlan(db, 'owner', { tier: 'premium' });
    const { id, exercise, minutes, ...more } = {
      id: randomUUID() as string | null,
      exercise: 'breathing',
      minutes: 1,
      ...changed,
    };
    await expect(startExercise(db, 'owner', id, exercise, minutes, more)).rejects.toMatchObject({
      code,
      message,
    });
    expect(await db.query('select id from public.exercise_starts where id = $1', [id])).toEqual([]);
  });

  it('of an exercise that is not offered any more is refused', async () => {
    await givePlan(db, 'owner', { tier: 'premium' });
    await db.query(`update public.exercises set active = false where id = 'breathing'`);
    expect(await opened()).not.toContain('breathing');
    await expect(begin('owner', 'breathing', 1)).rejects.toMatchObject({ code: 'PT404' });
    await db.query(`update public.exercises set active = true where id = 'breathing'`);
  });

  it('without a length is open with the plan alone, also where a round is free', async () => {
    await expect(begin('owner', 'breathing', null)).rejects.toMatchObject(closed);
    await givePlan(db, 'owner', { tier: 'plus' });
    expect(await begin('owner', 'breathing', null)).toMatchObject({ minutes: null, via: 'tier' });
  });
});

describe('what is stored', () => {
  const store = (person: 'owner' | 'other', id: string, exercise: string, minutes: number | null) =>
    storeRun(db, person, workedOut(id, { exercise_id: exercise, minutes }));
  const storeBurst = (id: string, minutes: number) => {
    const { run, session } = workedOutBurst(id, minutes);
    return storeRun(db, 'owner', run, session);
  };
  const refused = { code: 'PT403', message: 'not_started' };

  it('was let in before: the same person, exercise and length', async () => {
    const id = randomUUID();
    await expect(store('owner', id, 'breathing', 1)).rejects.toMatchObject(refused);
    await startExercise(db, 'owner', id, 'breathing', 1);
    await expect(store('other', id, 'breathing', 1)).rejects.toMatchObject(refused);
    await expect(store('owner', id, 'stroop', 1)).rejects.toMatchObject(refused);
    await expect(store('owner', id, 'breathing', 10)).rejects.toMatchObject(refused);
    await expect(store('owner', id, 'breathing', null)).rejects.toMatchObject(refused);
    expect(await store('owner', id, 'breathing', 1)).toMatchObject({ id });
  });

  it('of a focus burst has the length that was begun', async () => {
    const id = randomUUID();
    await expect(storeBurst(id, 5)).rejects.toMatchObject(refused);
    await startExercise(db, 'owner', id, 'focus-burst', 5);
    await expect(storeBurst(id, 25)).rejects.toMatchObject(refused);
    expect(await storeBurst(id, 5)).toMatchObject({ id });
    const breathing = randomUUID();
    await startExercise(db, 'owner', breathing, 'breathing', 1);
    await expect(storeBurst(breathing, 1)).rejects.toMatchObject(refused);
  });

  it('stays welcome when the plan ended in the middle', async () => {
    await givePlan(db, 'owner', { tier: 'plus' });
    const id = randomUUID();
    await startExercise(db, 'owner', id, 'focus-burst', 45);
    await givePlan(db, 'owner', null);
    expect(await storeBurst(id, 45)).toMatchObject({ id });
  });

  it('takes its start along when it is deleted', async () => {
    const [burst, run] = [randomUUID(), randomUUID()];
    await startExercise(db, 'owner', burst, 'focus-burst', 5);
    await storeBurst(burst, 5);
    await startExercise(db, 'owner', run, 'breathing', 1);
    await store('owner', run, 'breathing', 1);
    const starts = () =>
      db.query('select finished from public.exercise_starts where id = any ($1::uuid[])', [[burst, run]]);
    expect(await starts()).toEqual([{ finished: true }, { finished: true }]);
    await asActor(db, 'owner', 'delete from public.focus_sessions where id = $1', [burst]);
    await asActor(db, 'owner', 'delete from public.training_runs where id = $1', [run]);
    expect(await starts()).toEqual([]);
    await expect(storeBurst(burst, 5)).rejects.toMatchObject(refused);
  });
});

it('starts that led to nothing are forgotten after 60 days, the others stay', async () => {
  const [old, young, finished] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [old, young, finished]) await startExercise(db, 'owner', id, 'breathing', 1);
  await db.query('update public.exercise_starts set finished = true where id = $1', [finished]);
  await db.query(
    `update public.exercise_starts set started_at = now() - interval '60 days 1 minute' where id = any ($1::uuid[])`,
    [[old, finished]],
  );
  expect(await valueAs(db, 'service', 'select public.purge_unfinished_starts()')).toBe(1);
  const left = await db.query<{ id: string }>(
    'select id from public.exercise_starts where id = any ($1::uuid[])',
    [[old, young, finished]],
  );
  expect(left.map(({ id }) => id).sort()).toEqual([young, finished].sort());
});
