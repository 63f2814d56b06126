/** The wait between two attempts of a test: when it begins, and what does not end it. */
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
import { asActor, openTestDatabase } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';

const DAY_MS = 86_400_000;

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await givePlan(db, 'owner', { tier: 'premium' });
  await givePlan(db, 'other', { tier: 'plus' });
});
afterAll(() => db.close());

/** Moves start and attempt into the past, as if all of it had happened then. */
async function age(id: string, interval: string): Promise<void> {
  await db.query('update public.attempt_starts set started_at = started_at - $2::interval where id = $1', [
    id,
    interval,
  ]);
  await db.query(
    `update public.assessment_attempts set created_at = created_at - $2::interval,
       started_at = now() - $2::interval, completed_at = now() - $2::interval where id = $1`,
    [id, interval],
  );
}

describe('the retake wait', () => {
  const start = (person: Person, test = 'focuscheck_adult_screening') =>
    startAttempt(db, person, randomUUID(), test);

  it('begins with a finished attempt and tells when it ends', async () => {
    const id = randomUUID();
    await startAndStore(db, 'full_admin', attemptOf(id, { test_id: 'focuscheck_adult_screening' }));
    await age(id, '10 days');
    const refusal = await start('full_admin').catch((error: unknown) => error as Record<string, unknown>);
    expect(refusal).toMatchObject({ code: 'PT409', message: 'retake_wait' });
    const inDays = (Date.parse(String(refusal.detail)) - Date.now()) / DAY_MS;
    expect(inDays).toBeGreaterThan(19.9);
    expect(inDays).toBeLessThan(20.1);
    const rows = await asActor<{ available_at: string }>(
      db,
      'full_admin',
      `select available_at from public.my_test_access() where test_id = 'focuscheck_adult_screening'`,
    );
    expect(Date.parse(rows[0]?.available_at ?? '')).toBe(Date.parse(String(refusal.detail)));
    await expect(start('full_admin', 'focus_snapshot')).resolves.toBeTruthy();
    await age(id, '20 days 1 minute');
    await expect(start('full_admin')).resolves.toBeTruthy();
  });

  it('does not begin with an attempt that was only started, and outlives one that is deleted', async () => {
    await start('orders_admin');
    const id = randomUUID();
    await startAndStore(db, 'orders_admin', attemptOf(id, { test_id: 'focuscheck_adult_screening' }));
    const before = await start('orders_admin').catch((error: unknown) => error as Record<string, unknown>);
    expect(before).toMatchObject({ message: 'retake_wait' });
    await asActor(db, 'orders_admin', 'delete from public.assessment_attempts where id = $1', [id]);
    await expect(start('orders_admin')).rejects.toMatchObject({
      message: 'retake_wait',
      detail: before.detail,
    });
    await expect(
      asActor(db, 'orders_admin', 'delete from public.retake_waits where user_id = $1', [
        personIds.orders_admin,
      ]),
    ).rejects.toMatchObject({ code: '42501' });
    await db.query("update public.retake_waits set free_at = now() - interval '1 second'");
    await expect(start('orders_admin')).resolves.toBeTruthy();
    await storeAttempt(db, attemptOf(randomUUID()), 'orders_admin');
    await asActor(db, 'orders_admin', 'delete from public.assessment_attempts');
    expect(await db.query('select 1 from public.retake_waits')).toEqual([]);
  });

  it('leaves nothing behind where the deleted attempt began none', async () => {
    const old = randomUUID();
    await startAndStore(db, 'other', attemptOf(old, { test_id: 'focustrack_attention_test' }));
    await age(old, '8 days');
    const unscored = attemptOf(randomUUID(), {
      test_id: 'focustrack_attention_test',
      domains: { sustained_attention: null },
      overall: null,
      band: null,
    });
    await startAndStore(db, 'other', unscored);
    await storeAttempt(db, attemptOf(randomUUID()), 'other');
    await asActor(db, 'other', 'delete from public.assessment_attempts');
    expect(await db.query('select 1 from public.retake_waits')).toEqual([]);
  });

  it.each([
    ['a space that is not seen', 'Anna\u200b'],
    ['a Cyrillic letter', '\u0410nna'],
    ['a Greek letter', '\u0391nna'],
    ['a full stop', 'Anna.'],
    ['a space in between', 'A nna'],
    ['a no-break space', 'A\u00a0nna'],
    ['wide letters', '\uff21\uff2e\uff2e\uff21'],
    ['mathematical letters', '\u{1d400}nna'],
    ['a mark over a letter', 'A\u0301nna'],
    ['a sign for direction', '\u202eAnna\u202c'],
    ['a soft hyphen', 'An\u00adna'],
    ['other case', 'aNNA'],
  ])('is not got round by a label with %s', async (_what, label) => {
    const first = randomUUID();
    await db.query('delete from public.retake_waits');
    await db.query('delete from public.attempt_starts where user_id = $1', [personIds.other]);
    await startAndStore(db, 'other', childAttemptOf(first, 'Anna'));
    const again = (name: string) =>
      startAttempt(db, 'other', randomUUID(), 'child_focus_tracker', 'parent', name);
    await expect(again(label)).rejects.toMatchObject({ message: 'retake_wait' });
    await asActor(db, 'other', 'delete from public.assessment_attempts where id = $1', [first]);
    await expect(again(label)).rejects.toMatchObject({ message: 'retake_wait' });
    await expect(again('Anne')).resolves.toBeTruthy();
    await expect(again('Анна'.replace('а', 'о'))).resolves.toBeTruthy();
  });

  it('takes a label of signs alone, and of every script, as a name', async () => {
    const subject = (label: string) =>
      db
        .query<{ key: string | null }>('select private.child_subject($1) as key', [label])
        .then(([row]) => row?.key ?? null);
    for (const [one, other] of [
      ['さくら', 'さぐら'],
      ['민준', '민지'],
      ['小明', '小红'],
      ['Kind 2', 'Kind 3'],
      ['★', '☆'],
      ['😀', '😁'],
      ['Женя', 'Жанна'],
      ['M.', 'N.'],
    ] as const) {
      expect(await subject(one), one).not.toBeNull();
      expect(await subject(one), one).not.toBe(await subject(other));
    }
    expect(await subject('ЖЕНЯ')).toBe(await subject('Женя'));
    expect(await subject('\u200b\u200d')).toBeNull();
  });

  it('does not begin with a task that could not be scored', async () => {
    const id = randomUUID();
    const nothing = { overall: null, band: null, domains: { sooner_preference: null } };
    await startAndStore(db, 'owner', attemptOf(id, { test_id: 'delay_choice', ...nothing }));
    await expect(start('owner', 'delay_choice')).resolves.toBeTruthy();
  });

  it('believes no clock: neither a past nor a future end moves it', async () => {
    for (const [person, at] of [
      ['payments_admin', '2021-01-01T10:00:00Z'],
      ['master_admin', new Date(Date.now() + DAY_MS / 2).toISOString()],
    ] as const) {
      const id = randomUUID();
      await startAndStore(
        db,
        person,
        attemptOf(id, {
          test_id: 'focuscheck_adult_screening',
          started_at: at,
          completed_at: at,
        }),
      );
      const refusal = await start(person).catch((error: unknown) => error as Record<string, unknown>);
      const inDays = (Date.parse(String(refusal.detail)) - Date.now()) / DAY_MS;
      expect(inDays).toBeGreaterThan(29.9);
      expect(inDays).toBeLessThan(30.1);
    }
  });

  it('is counted for each form and each child apart', async () => {
    await startAndStore(db, 'owner', childAttemptOf(randomUUID(), 'Mia'));
    const again = (form: string, label: string) =>
      startAttempt(db, 'owner', randomUUID(), 'child_focus_tracker', form, label);
    await expect(again('parent', '  MIA ')).rejects.toMatchObject({ message: 'retake_wait' });
    await expect(again('parent', 'Leo')).resolves.toBeTruthy();
    await expect(again('teacher', 'Mia')).resolves.toBeTruthy();
  });

  it('does not stop an attempt that was started before it', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await startAttempt(db, 'owner', first, 'start_barriers');
    await startAttempt(db, 'owner', second, 'start_barriers');
    const content = { test_id: 'start_barriers' };
    await storeAttempt(db, attemptOf(first, content), 'owner');
    await expect(startAttempt(db, 'owner', second, 'start_barriers')).resolves.toBeTruthy();
    await expect(storeAttempt(db, attemptOf(second, content), 'owner')).resolves.toBeTruthy();
  });
});
