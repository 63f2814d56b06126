/** Runs of the reaction-time test: scored, invalid and abandoned ones, in whatever order they arrive. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, givePlan, startAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';
import { focustrackRunSample } from './support/rows/attempts.ts';
import type { Sample } from './support/rows/sample.ts';

const TEST = 'focustrack_attention_test';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await givePlan(db, 'owner', { tier: 'plus' });
  await givePlan(db, 'other', { tier: 'plus' });
});
afterAll(() => db.close());

interface Answer {
  run: Record<string, unknown>;
  attempt: Record<string, unknown> | null;
}

const trials = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({ index, outcome: 'hit', rtMs: 400 + index / 4 }));
function runOf(id: string, changes: Sample = {}): Sample {
  const { user_id: _person, created_at: _created, ...run } = focustrackRunSample(id, null);
  return { ...run, trials: trials(360), ...changes };
}
const attemptFor = (id: string, changes: Sample = {}): Sample =>
  attemptOf(id, { test_id: TEST, question_ids: [], answers: {}, answered_count: 0, ...changes });
const abandoned = (id: string, count: number): Sample =>
  runOf(id, { status: 'abandoned', trials: trials(count), metrics: {}, dimensions: {} });

const store = (run: Sample, attempt: Sample | null, person: Person | null = 'owner'): Promise<Answer> =>
  valueAs(db, 'service', 'select public.store_reaction_run($1::text::jsonb, $2::text::jsonb, $3)', [
    JSON.stringify(run),
    attempt && JSON.stringify(attempt),
    person && personIds[person],
  ]);
const keptTrials = async (id: string): Promise<number> =>
  Number(
    (
      await db.query('select jsonb_array_length(trials) as n from public.reaction_runs where id = $1', [id])
    )[0]?.n,
  );
async function started(person: Person = 'owner'): Promise<string> {
  await db.query('delete from public.assessment_attempts where user_id = $1', [personIds[person]]);
  await db.query('delete from public.retake_waits');
  const id = randomUUID();
  await startAttempt(db, person, id, TEST);
  return id;
}

describe('store_reaction_run', () => {
  it('stores a scored run with its attempt, once', async () => {
    const id = await started();
    const first = await store(runOf(id), attemptFor(id));
    expect(first.run).toMatchObject({ id, status: 'scored', trial_count: 360 });
    expect(first.run).not.toHaveProperty('user_id');
    expect(first.run).not.toHaveProperty('trials');
    expect(first.attempt).toMatchObject({ id, test_id: TEST, owned: true });
    expect(await store(runOf(id), attemptFor(id))).toEqual(first);
    const rows = await asActor(db, 'owner', 'select id from public.reaction_runs where id = $1', [id]);
    expect(rows).toEqual([{ id }]);
    expect(await valueAs(db, 'owner', 'select public.get_attempt($1)', [id])).toEqual(first.attempt);
    await expect(startAttempt(db, 'owner', randomUUID(), TEST)).rejects.toMatchObject({
      message: 'retake_wait',
    });
  });

  it('stores invalid and abandoned runs without an attempt, and they can be repeated at once', async () => {
    for (const status of ['invalid', 'abandoned']) {
      const id = await started();
      const answer = await store(runOf(id, { status }), null);
      expect(answer).toMatchObject({ run: { id, status }, attempt: null });
      await expect(startAttempt(db, 'owner', randomUUID(), TEST)).resolves.toBeTruthy();
    }
  });

  it('needs a start of that person for that test', async () => {
    const refusal = { code: 'PT403', message: 'not_started' };
    const id = randomUUID();
    await expect(store(runOf(id), attemptFor(id))).rejects.toMatchObject(refusal);
    const mine = await started();
    await expect(store(runOf(mine), attemptFor(mine), 'other')).rejects.toMatchObject(refusal);
    await expect(store(runOf(mine), attemptFor(mine), null)).rejects.toMatchObject(refusal);
    expect(await keptTrials(mine)).toBeNaN();
  });

  it('takes an attempt exactly with a scored run, under the same id and test', async () => {
    const id = await started();
    const bad = { code: 'PT400', message: 'bad_run' };
    await expect(store(runOf(id), null)).rejects.toMatchObject(bad);
    await expect(store(runOf(id, { status: 'invalid' }), attemptFor(id))).rejects.toMatchObject(bad);
    await expect(store(runOf(id), attemptFor(randomUUID()))).rejects.toMatchObject(bad);
    await expect(store(runOf(id), attemptFor(id, { test_id: 'focus_snapshot' }))).rejects.toMatchObject(bad);
  });

  it('stores neither run nor attempt when one of them is malformed', async () => {
    const id = await started();
    await expect(store(runOf(id), attemptFor(id, { overall: 300 }))).rejects.toMatchObject({ code: '23514' });
    await expect(store(runOf(id, { device_class: 'telepathy' }), attemptFor(id))).rejects.toMatchObject({
      code: '23514',
    });
    await expect(
      store(runOf(id, { header: { note: 'x'.repeat(300_001) } }), attemptFor(id)),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await keptTrials(id)).toBeNaN();
  });

  it('never replaces a finished run', async () => {
    const id = await started();
    await store(runOf(id), attemptFor(id));
    const conflict = { code: 'PT409', message: 'attempt_conflict' };
    await expect(store(runOf(id, { metrics: { hitRate: 0.5 } }), attemptFor(id))).rejects.toMatchObject(
      conflict,
    );
    await expect(store(runOf(id), attemptFor(id, { overall: 10 }))).rejects.toMatchObject(conflict);
    await expect(store(runOf(id, { status: 'invalid' }), null)).rejects.toMatchObject(conflict);
    await expect(store(runOf(id, { seed: 'other' }), attemptFor(id))).rejects.toMatchObject(conflict);
    // A piece of the same run that comes late changes nothing.
    const late = await store(abandoned(id, 100), null);
    expect(late).toMatchObject({ run: { status: 'scored', trial_count: 360 }, attempt: { id } });
    expect(await store(runOf(id), attemptFor(id))).toEqual(late);
  });

  it('keeps the longest of what arrives for an abandoned run, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }), async (lengths) => {
        const id = await started();
        for (const length of lengths) await store(abandoned(id, length), null);
        expect(await keptTrials(id)).toBe(Math.max(...lengths));
      }),
      { numRuns: 20 },
    );
  });

  it('lets the whole run take the place of a piece of it', async () => {
    const id = await started();
    await store(abandoned(id, 120), null);
    const whole = await store(runOf(id), attemptFor(id));
    expect(whole).toMatchObject({ run: { status: 'scored', trial_count: 360 }, attempt: { id } });
  });
});

describe('a stored run', () => {
  it('is deleted with its attempt, and alone by its owner', async () => {
    const id = await started();
    await store(runOf(id), attemptFor(id));
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [id]);
    expect(await keptTrials(id)).toBeNaN();

    const second = await started();
    await store(abandoned(second, 5), null);
    await asActor(db, 'other', 'delete from public.reaction_runs where id = $1', [second]);
    expect(await keptTrials(second)).toBe(5);
    await asActor(db, 'owner', 'delete from public.reaction_runs where id = $1', [second]);
    expect(await keptTrials(second)).toBeNaN();
  });
});
