import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, givePlan, type StoredAttempt, startAttempt, storeAttempt } from './support/attempts.ts';
import { openTestDatabase, valueAs } from './support/database.ts';
import type { Actor } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const get = (actor: Actor, id: string): Promise<StoredAttempt | null> =>
  valueAs(db, actor, 'select public.get_attempt($1)', [id]);
/** What the device of a visitor keeps; everybody else only knows the id. */
const secret = 'ab'.repeat(32);
const ofDevice = (id: string) => attemptOf(id, { device_secret: secret });
const count = async (id: string): Promise<number> =>
  Number((await db.query('select count(*) from public.assessment_attempts where id = $1', [id]))[0]?.count);

describe('store_attempt', () => {
  it('keeps the content as sent and never answers the owner', async () => {
    const id = randomUUID();
    const sent = attemptOf(id);
    const stored = await storeAttempt(db, sent, 'owner');
    const { started_at: _start, completed_at: _end, ...plain } = sent;
    expect(stored).toMatchObject({ ...plain, owned: true, claimed_at: null });
    expect(Date.parse(String(stored.completed_at))).toBe(Date.parse(String(sent.completed_at)));
    expect(stored).not.toHaveProperty('user_id');
  });

  it('stores the same content once, however its keys are ordered', async () => {
    const id = randomUUID();
    const first = await storeAttempt(db, attemptOf(id), null);
    const reordered = Object.fromEntries(Object.entries(attemptOf(id)).reverse());
    expect(await storeAttempt(db, reordered, null)).toEqual(first);
    expect(await count(id)).toBe(1);
  });

  it('refuses other content under the same id and leaves the stored row alone', async () => {
    const id = randomUUID();
    const first = await storeAttempt(db, attemptOf(id), null);
    for (const change of [
      { band: 'High' },
      { answers: { AC001: 5, IC002: 2 } },
      { overall: 50 },
      { completed_at: '2026-11-20T10:03:00Z' },
      { seed: 'other' },
    ]) {
      await expect(storeAttempt(db, attemptOf(id, change), null)).rejects.toMatchObject({
        code: 'PT409',
        message: 'attempt_conflict',
      });
    }
    expect(await get('anon', id)).toEqual(first);
  });

  it('refuses another owner, and a visitor, with the same answer', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id), 'owner');
    const conflict = { code: 'PT409', message: 'attempt_conflict' };
    await expect(storeAttempt(db, attemptOf(id), 'other')).rejects.toMatchObject(conflict);
    await expect(storeAttempt(db, attemptOf(id), null)).rejects.toMatchObject(conflict);
    await expect(storeAttempt(db, attemptOf(id, { seed: 'x' }), 'owner')).rejects.toMatchObject(conflict);
    expect(await get('owner', id)).not.toBeNull();
  });

  it("makes a visitor's attempt the sender's when it is sent again after sign-in", async () => {
    const id = randomUUID();
    await storeAttempt(db, ofDevice(id), null);
    const again = await storeAttempt(db, ofDevice(id), 'owner');
    expect(again.owned).toBe(true);
    expect(again.claimed_at).not.toBeNull();
    expect(await storeAttempt(db, ofDevice(id), 'owner')).toEqual(again);
    expect(await get('other', id)).toBeNull();
  });

  it('ignores owner and times of the sender', async () => {
    const id = randomUUID();
    const forged = {
      ...attemptOf(id),
      user_id: '0a000000-0000-4000-8000-000000000002',
      created_at: '2020-01-01T00:00:00Z',
      claimed_at: '2020-01-01T00:00:00Z',
    };
    const stored = await storeAttempt(db, forged, null);
    expect(stored).toMatchObject({ owned: false, claimed_at: null });
    expect(Date.parse(stored.created_at)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('refuses what lies outside the limits and stores nothing', async () => {
    for (const change of [
      { overall: 101 },
      { band: 'Severe' },
      { language: 'xx' },
      { form: 'child' },
      { answers: { text: 'x'.repeat(20_000) } },
      { answers: [1, 2] },
      { question_ids: Array.from({ length: 201 }, (_, n) => `AC${n}`) },
      { question_ids: ['AC001', null] },
      { completed_at: '2026-11-20T09:00:00Z' },
      { total_score: 9 },
      { overall: null },
    ]) {
      const id = randomUUID();
      await expect(storeAttempt(db, attemptOf(id, change), null)).rejects.toMatchObject({ code: '23514' });
      expect(await count(id)).toBe(0);
    }
    await expect(storeAttempt(db, attemptOf('not-an-id'), null)).rejects.toMatchObject({ code: '22P02' });
  });

  it('accepts an attempt in which nothing was answered', async () => {
    const id = randomUUID();
    const empty = { answers: {}, overall: null, band: null, total_score: 0, max_possible_score: 0 };
    expect(await storeAttempt(db, attemptOf(id, empty), null)).toMatchObject({ overall: null, band: null });
  });

  it('gives back any answers, times and percents unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uuid({ version: 4 }),
        fc.dictionary(fc.stringMatching(/^[A-Z]{2}\d{3}$/), fc.integer({ min: 1, max: 5 }), { maxKeys: 40 }),
        fc.dictionary(fc.stringMatching(/^[A-Z]{2}\d{3}$/), fc.nat(600_000), { maxKeys: 40 }),
        fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
        async (id, answers, times, overall) => {
          const sent = attemptOf(id, { answers, item_times_ms: times, overall });
          await storeAttempt(db, sent, null);
          expect(await get('anon', id)).toMatchObject({ answers, item_times_ms: times, overall });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('get_attempt', () => {
  it('opens an unclaimed attempt to whoever knows its id', async () => {
    const id = randomUUID();
    const stored = await storeAttempt(db, attemptOf(id), null);
    expect(await get('anon', id)).toEqual(stored);
    expect(await get('other', id)).toEqual(stored);
  });

  it('opens a claimed attempt to its owner only; foreign and missing ones look alike', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id), 'owner');
    expect(await get('owner', id)).toMatchObject({ id, owned: true });
    for (const actor of ['anon', 'other', 'master_admin', 'full_admin'] as const) {
      expect(await get(actor, id)).toBeNull();
      expect(await get(actor, randomUUID())).toBeNull();
    }
  });
});

describe('recent_question_ids', () => {
  const recent = (actor: Actor, attempts: number): Promise<string[]> =>
    valueAs(db, actor, `select public.recent_question_ids('procrastination_patterns', $1)`, [attempts]);

  it("answers the ids of the caller's latest attempts of that test", async () => {
    await givePlan(db, 'full_admin', { tier: 'premium' });
    const ids = Array.from({ length: 7 }, () => randomUUID());
    for (const id of ids) await startAttempt(db, 'full_admin', id, 'procrastination_patterns');
    for (let n = 1; n <= 7; n++) {
      const day = `2026-11-${String(n).padStart(2, '0')}`;
      await storeAttempt(
        db,
        attemptOf(ids[n - 1] ?? '', {
          test_id: 'procrastination_patterns',
          question_ids: [`IN00${n}`, 'PO001'],
          started_at: `${day}T10:00:00Z`,
          completed_at: `${day}T10:05:00Z`,
        }),
        'full_admin',
      );
    }
    expect(await recent('full_admin', 5)).toEqual(['IN003', 'IN004', 'IN005', 'IN006', 'IN007', 'PO001']);
    expect(await recent('full_admin', 1)).toEqual(['IN007', 'PO001']);
    expect(await recent('full_admin', 0)).toEqual([]);
    expect(await recent('full_admin', -3)).toEqual([]);
    expect(await recent('other', 5)).toEqual([]);
  });
});

describe('purge_unclaimed_attempts', () => {
  it("removes visitors' attempts older than 12 months and nothing else", async () => {
    const [old, young, claimed] = [randomUUID(), randomUUID(), randomUUID()];
    await storeAttempt(db, attemptOf(old), null);
    await storeAttempt(db, attemptOf(young), null);
    await storeAttempt(db, attemptOf(claimed), 'owner');
    const age = (interval: string, id: string) =>
      db.query('update public.assessment_attempts set created_at = now() - $1::interval where id = $2', [
        interval,
        id,
      ]);
    await age('12 months 1 minute', old);
    await age('11 months 27 days', young);
    await age('5 years', claimed);
    expect(await valueAs(db, 'service', 'select public.purge_unclaimed_attempts()')).toBe(1);
    expect([await count(old), await count(young), await count(claimed)]).toEqual([0, 1, 1]);
  });
});
