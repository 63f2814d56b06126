import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exerciseIds } from '../../src/lib/exercises/ids.ts';
import { factsSchema } from '../../src/lib/recommendations/recommend.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { offerExercises, startExercise, storeRun, workedOut } from './support/exercises.ts';
import { personIds } from './support/people.ts';
import { planSample, stepSample } from './support/plans.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await offerExercises(db);
});
afterAll(() => db.close());

async function factsOf(person: 'owner' | 'other' = 'owner') {
  const [row] = await asActor(db, 'service', 'select public.recommendation_facts($1, $2) as facts', [
    personIds[person],
    [...exerciseIds],
  ]);
  return z.parse(factsSchema, row?.facts);
}
const give = (item: string, kind: string, date = 'current_date') =>
  asActor(
    db,
    'owner',
    `insert into public.recommendation_feedback (item_id, kind, date) values ($1, $2, ${date})
     on conflict do nothing`,
    [item, kind],
  );

describe('what recommendations go by', () => {
  it('is read of the person alone: results, exercises, plan and what was offered', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id), 'owner');
    const run = randomUUID();
    await startExercise(db, 'owner', run, 'breathing', 1);
    await storeRun(db, 'owner', workedOut(run));
    const plan = planSample(randomUUID());
    const week = { ...plan, starts_on: await monday(), items: [stepSample(plan.id)] };
    await asActor(db, 'owner', 'select public.keep_focus_plan($1::text::jsonb)', [JSON.stringify(week)]);
    await give('exercise:digit-span', 'dismissed');
    await give('exercise:breathing', 'seen');
    const facts = await factsOf();
    expect(facts.tier).toBe('freemium');
    expect(facts.tests.find((test) => test.id === 'focus_snapshot')).toMatchObject({
      open: true,
      waits: false,
    });
    expect(facts.tests.find((test) => test.id === 'focus_snapshot')?.result).not.toBeNull();
    expect(facts.tests.find((test) => test.id === 'psyprofile_lite')?.open).toBe(false);
    expect(facts.exercises.find((one) => one.id === 'breathing')?.last_at).not.toBeNull();
    expect(facts.plan_links).toEqual(['/training-hub/focus-burst?minutes=10']);
    expect(facts.feedback).toMatchObject([
      { item_id: 'exercise:breathing', dismissed: false, opened_on: null },
      { item_id: 'exercise:digit-span', dismissed: true, seen_on: [] },
    ]);
    const foreign = await factsOf('other');
    expect(foreign.feedback).toEqual([]);
    expect(foreign.plan_links).toEqual([]);
    expect(foreign.exercises.every(({ last_at }) => last_at === null)).toBe(true);
  });

  const monday = async () => {
    const [row] = await asActor(db, 'service', `select date_trunc('week', now())::date::text as day`);
    return String(row?.day);
  };

  it('leaves out results that were answered hastily', async () => {
    await db.query(`update public.assessment_attempts set quality = '{"level": "low"}' where user_id = $1`, [
      personIds.owner,
    ]);
    const snapshot = (await factsOf()).tests.find(({ id }) => id === 'focus_snapshot');
    expect(snapshot).toMatchObject({ result: null });
    expect(snapshot?.completed_at).not.toBeNull();
  });

  it('counts what was shown once a day, of about today, and forgets it after two months', async () => {
    await give('exercise:stroop', 'seen');
    await give('exercise:stroop', 'seen');
    await expect(give('exercise:stroop', 'seen', `current_date - 3`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(give('exercise: stroop', 'seen')).rejects.toMatchObject({ code: '23514' });
    await db.query(
      `insert into public.recommendation_feedback (user_id, item_id, kind, date)
       values ($1, 'exercise:stroop', 'seen', current_date - 61), ($1, 'exercise:stroop', 'opened', current_date - 61)`,
      [personIds.owner],
    );
    const stroop = (await factsOf()).feedback.find(({ item_id }) => item_id === 'exercise:stroop');
    expect(stroop?.seen_on).toHaveLength(1);
    expect(stroop?.opened_on).not.toBeNull();
  });
});
