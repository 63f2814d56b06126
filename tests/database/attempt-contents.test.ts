/** What attempts hold besides answers and scores, and who gets it back. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, givePlan, startAndStore, startAttempt, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await givePlan(db, 'owner', { tier: 'premium' });
});
afterAll(() => db.close());
// A wait outlives the attempt it comes from.
afterEach(() => db.script('delete from public.assessment_attempts; delete from public.retake_waits'));

const get = (actor: Actor, id: string): Promise<Record<string, unknown> | null> =>
  valueAs(db, actor, 'select public.get_attempt($1)', [id]);
const stored = async (id: string): Promise<number> =>
  (await db.query('select id from public.assessment_attempts where id = $1', [id])).length;

describe('details, context, follow-ups, tasks and texts', () => {
  const contents = {
    context: { school_years: 'yes', where: ['home', 'work'] },
    follow_ups: [{ question_id: 'ASA001', settings: ['home'], since: 'childhood', impact_id: 'ALI101' }],
    tasks: { delay_choice: { auc: 0.5, choices: [{ choice: 'now', side: 'left' }] } },
    texts: { 'open.steady_attention': 'A quiet room', examples: 'Ünïcode 🌱' },
  };
  const sent = (id: string, changes = {}) =>
    attemptOf(id, { test_id: 'attention_flow_interview', ...contents, ...changes });

  it('are stored once with the attempt and come back to the owner', async () => {
    const id = randomUUID();
    const answer = await startAndStore(db, 'owner', sent(id));
    expect(answer).toMatchObject({ ...contents, details: null, invite_id: null });
    expect(await storeAttempt(db, sent(id), 'owner')).toEqual(answer);
    expect(await get('owner', id)).toEqual(answer);
    const texts = 'select key, body from public.attempt_texts where attempt_id = $1 order by key';
    expect(await asActor(db, 'owner', texts, [id])).toEqual([
      { key: 'examples', body: 'Ünïcode 🌱' },
      { key: 'open.steady_attention', body: 'A quiet room' },
    ]);
    for (const actor of ['other', 'master_admin', 'full_admin'] as const) {
      expect(await asActor(db, actor, texts, [id])).toEqual([]);
      expect(await get(actor, id)).toBeNull();
    }
    for (const change of [
      { texts: { examples: 'Something else' } },
      { texts: {} },
      { context: {} },
      { follow_ups: [] },
      { tasks: {} },
      { details: { age_band: '6-8' } },
    ]) {
      await expect(storeAttempt(db, sent(id, change), 'owner')).rejects.toMatchObject({
        code: 'PT409',
        message: 'attempt_conflict',
      });
    }
  });

  it('cannot name an invite', async () => {
    const id = randomUUID();
    await db.query(`delete from public.assessment_attempts where test_id = 'attention_flow_interview'`);
    const answer = await startAndStore(db, 'owner', sent(id, { invite_id: randomUUID() }));
    expect(answer.invite_id).toBeNull();
  });

  it('are refused together with the attempt when one is malformed', async () => {
    await db.query(`delete from public.assessment_attempts where test_id = 'attention_flow_interview'`);
    for (const change of [
      { texts: { examples: 'x'.repeat(501) } },
      { texts: { 'not a key': 'x' } },
      { context: [] },
      { follow_ups: {} },
      { tasks: { word_learning: 'x'.repeat(200_001) } },
      { details: { child_label: 'x'.repeat(21) } },
    ]) {
      const id = randomUUID();
      await startAttempt(db, 'owner', id, 'attention_flow_interview');
      await expect(storeAttempt(db, sent(id, change), 'owner')).rejects.toMatchObject({ code: '23514' });
      expect(await stored(id)).toBe(0);
    }
    const id = randomUUID();
    await startAttempt(db, 'owner', id, 'attention_flow_interview');
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`t${n}`, 'x']));
    await expect(storeAttempt(db, sent(id, { texts: many }), 'owner')).rejects.toMatchObject({
      code: 'PT400',
      message: 'too_many_texts',
    });
  });

  it('are nothing when they are left out or empty', async () => {
    const id = randomUUID();
    const bare = attemptOf(id, { test_id: 'attention_flow_interview', details: {}, texts: { a: '  ' } });
    const answer = await startAndStore(db, 'owner', bare);
    expect(answer).toMatchObject({ details: null, context: {}, follow_ups: [], tasks: {}, texts: {} });
  });

  it('allow a percent without a band, and no band without a percent', async () => {
    const id = randomUUID();
    await db.query(`delete from public.assessment_attempts where test_id = 'delay_choice'`);
    await startAttempt(db, 'owner', id, 'delay_choice');
    const content = { test_id: 'delay_choice', question_ids: [], answers: {} };
    await expect(
      storeAttempt(db, attemptOf(id, { ...content, overall: null, band: 'Low' }), 'owner'),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await storeAttempt(db, attemptOf(id, { ...content, band: null }), 'owner')).toMatchObject({
      overall: 37.5,
      band: null,
    });
  });
});
