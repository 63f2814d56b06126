/** Being let into a test, and what can be stored and read without having been. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  attemptOf,
  childAttemptOf,
  givePlan,
  startAndStore,
  startAttempt,
  storeAttempt,
} from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await givePlan(db, 'owner', { tier: 'premium' });
  await givePlan(db, 'other', { tier: 'plus' });
});
afterAll(() => db.close());

const premium = (id: string, changes = {}) =>
  attemptOf(id, { test_id: 'psyprofile_lite', question_ids: ['PEM001', 'PSR002'], ...changes });
const get = (actor: Actor, id: string): Promise<Record<string, unknown> | null> =>
  valueAs(db, actor, 'select public.get_attempt($1)', [id]);
const stored = async (id: string): Promise<number> =>
  (await db.query('select id from public.assessment_attempts where id = $1', [id])).length;
const listed = (actor: Actor, id: string) =>
  asActor(db, actor, 'select id from public.assessment_attempts where id = $1', [id]);

describe('start_attempt', () => {
  it('lets in who may open the test, and answers the same when asked again', async () => {
    const id = randomUUID();
    const first = await startAttempt(db, 'owner', id, 'psyprofile_lite');
    expect(first).toEqual({
      id,
      test_id: 'psyprofile_lite',
      form: 'self',
      subject: null,
      started_at: expect.any(String),
      finished: false,
    });
    expect(await startAttempt(db, 'owner', id, 'psyprofile_lite')).toEqual(first);
  });

  it('tells which plan is missing', async () => {
    await expect(startAttempt(db, 'other', randomUUID(), 'psyprofile_lite')).rejects.toMatchObject({
      code: 'PT403',
      message: 'tier_required',
      hint: 'premium',
    });
    await expect(startAttempt(db, 'spare', randomUUID(), 'attention_flow_interview')).rejects.toMatchObject({
      hint: 'plus',
    });
    await expect(startAttempt(db, 'other', randomUUID(), 'attention_flow_interview')).resolves.toBeTruthy();
    await expect(startAttempt(db, 'spare', randomUUID(), 'focuscheck_adult_screening')).resolves.toBeTruthy();
  });

  it('refuses what it does not know', async () => {
    const start = (id: string | null, test: string, form: string, subject: string | null = null) =>
      asActor(db, 'owner', 'select public.start_attempt($1, $2, $3, $4)', [id, test, form, subject]);
    for (const [call, code, message] of [
      [start(null, 'psyprofile_lite', 'self'), 'PT400', 'bad_id'],
      [start(randomUUID(), 'horoscope', 'self'), 'PT404', 'unknown_test'],
      [start(randomUUID(), 'psyprofile_lite', 'neighbour'), 'PT400', 'unknown_form'],
      [start(randomUUID(), 'child_focus_tracker', 'parent'), 'PT400', 'bad_subject'],
      [start(randomUUID(), 'child_focus_tracker', 'parent', ' \t '), 'PT400', 'bad_subject'],
      [start(randomUUID(), 'child_focus_tracker', 'parent', 'x'.repeat(21)), 'PT400', 'bad_subject'],
    ] as const) {
      await expect(call).rejects.toMatchObject({ code, message });
    }
  });

  it('gives an id to one person, test, form and child only', async () => {
    const id = randomUUID();
    await startAttempt(db, 'owner', id, 'child_focus_tracker', 'parent', 'Tom');
    const conflict = { code: 'PT409', message: 'attempt_conflict' };
    for (const again of [
      startAttempt(db, 'other', id, 'child_focus_tracker', 'parent', 'Tom'),
      startAttempt(db, 'owner', id, 'child_focus_tracker', 'teacher', 'Tom'),
      startAttempt(db, 'owner', id, 'child_focus_tracker', 'parent', 'Ann'),
      startAttempt(db, 'owner', id, 'focuscheck_adult_screening'),
    ]) {
      await expect(again).rejects.toMatchObject(conflict);
    }
    await expect(
      startAttempt(db, 'owner', id, 'child_focus_tracker', 'parent', ' tom '),
    ).resolves.toMatchObject({ subject: 'tom' });
    const visitors = randomUUID();
    await storeAttempt(db, attemptOf(visitors), null);
    await expect(startAttempt(db, 'owner', visitors, 'psyprofile_lite')).rejects.toMatchObject(conflict);
  });

  it('is closed to visitors, and its rows to everybody else', async () => {
    await expect(startAttempt(db, 'anon', randomUUID(), 'focus_snapshot')).rejects.toMatchObject({
      code: '42501',
    });
    const id = randomUUID();
    await startAttempt(db, 'owner', id, 'psyprofile_lite');
    expect(await asActor(db, 'other', 'select id from public.attempt_starts where id = $1', [id])).toEqual(
      [],
    );
  });

  it('keeps at most 200 unfinished attempts of a person', async () => {
    await db.query(
      `insert into public.attempt_starts (id, user_id, test_id, form)
       select gen_random_uuid(), $1, 'focuscheck_adult_screening', 'self' from generate_series(1, 200)`,
      [personIds.education_admin],
    );
    await expect(
      startAttempt(db, 'education_admin', randomUUID(), 'focuscheck_adult_screening'),
    ).rejects.toMatchObject({ code: 'PT429', message: 'too_many_starts' });
  });
});

describe('an attempt of a test that needs an account', () => {
  const refusal = { code: 'PT403', message: 'not_started' };

  it('is stored only for the person who was let in, with that test, form and child', async () => {
    const id = randomUUID();
    await expect(storeAttempt(db, premium(id), 'owner')).rejects.toMatchObject(refusal);
    await startAttempt(db, 'owner', id, 'psyprofile_lite');
    await expect(storeAttempt(db, premium(id), 'other')).rejects.toMatchObject(refusal);
    await expect(storeAttempt(db, premium(id), null)).rejects.toMatchObject(refusal);
    await expect(storeAttempt(db, premium(id, { form: 'informant' }), 'owner')).rejects.toMatchObject(
      refusal,
    );
    await expect(
      storeAttempt(db, premium(id, { test_id: 'procrastination_patterns' }), 'owner'),
    ).rejects.toMatchObject(refusal);
    await expect(storeAttempt(db, premium(id, { test_id: 'made_up' }), 'owner')).rejects.toMatchObject(
      refusal,
    );
    expect(await stored(id)).toBe(0);
    expect(await storeAttempt(db, premium(id), 'owner')).toMatchObject({ id, owned: true });

    const child = randomUUID();
    await startAttempt(db, 'owner', child, 'child_focus_tracker', 'parent', 'Eve');
    for (const label of ['Adam', '', undefined]) {
      const details = label === undefined ? { age_band: '6-8' } : { child_label: label, age_band: '6-8' };
      await expect(
        storeAttempt(db, childAttemptOf(child, 'Eve', { details }), 'owner'),
      ).rejects.toMatchObject(refusal);
    }
    await expect(storeAttempt(db, childAttemptOf(child, 'Eve'), 'owner')).resolves.toBeTruthy();
  });

  it('can be finished and read after the plan has ended', async () => {
    const id = randomUUID();
    await startAttempt(db, 'owner', id, 'procrastination_patterns');
    await givePlan(db, 'owner', null);
    const answer = await storeAttempt(db, premium(id, { test_id: 'procrastination_patterns' }), 'owner');
    expect(await get('owner', id)).toEqual(answer);
    expect(await listed('owner', id)).toEqual([{ id }]);
    await givePlan(db, 'owner', { tier: 'premium' });
  });

  it('does not open when it lies there without a start', async () => {
    const id = randomUUID();
    await startAndStore(db, 'owner', premium(id, { test_id: 'delay_choice' }));
    await db.query('delete from public.attempt_starts where id = $1', [id]);
    expect(await get('owner', id)).toBeNull();
    expect(await listed('owner', id)).toEqual([]);
    expect(
      await asActor(db, 'owner', 'select key from public.attempt_texts where attempt_id = $1', [id]),
    ).toEqual([]);
  });

  it('is gone when it is deleted: another device cannot bring it back', async () => {
    const id = randomUUID();
    const sent = premium(id, { test_id: 'memory_check' });
    await startAndStore(db, 'owner', sent);
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [id]);
    await expect(storeAttempt(db, sent, 'owner')).rejects.toMatchObject(refusal);
    expect(await stored(id)).toBe(0);
  });
});
