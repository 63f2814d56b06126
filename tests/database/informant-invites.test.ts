/** A second person answers about the same child: through an expiring link, for the owner, once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, startAttempt, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor, Person } from './support/people.ts';
import type { Sample } from './support/rows/sample.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Invite {
  id: string;
  token: string;
}

const invite = async (actor: Actor, attempt: string, label = 'class teacher', days = 14): Promise<Invite> => {
  const [row] = await asActor<Invite & Record<string, unknown>>(
    db,
    actor,
    'select * from public.create_informant_invite($1, $2, $3)',
    [attempt, label, days],
  );
  if (!row) throw new Error('no invite');
  return row;
};
const read = (token: string | null, actor: Actor = 'anon'): Promise<Record<string, unknown> | null> =>
  valueAs(db, actor, 'select public.read_informant_invite($1)', [token]);
const revoke = (actor: Actor, id: string): Promise<boolean> =>
  valueAs(db, actor, 'select public.revoke_informant_invite($1)', [id]);
const answer = (token: string, attempt: Sample): Promise<Record<string, unknown>> =>
  valueAs(db, 'service', 'select public.store_invited_attempt($1, $2::text::jsonb)', [
    token,
    JSON.stringify(attempt),
  ]);
const expire = (id: string) =>
  db.query(
    `update public.informant_invites set created_at = now() - interval '15 days',
       expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );
const stored = async (id: string) =>
  (await db.query('select id from public.assessment_attempts where id = $1', [id])).length;

let children = 0;
/** The parent's own attempt about a child of its own. */
async function parentsAttempt(person: Person = 'owner', changes: Sample = {}): Promise<string> {
  const id = randomUUID();
  await startAndStore(db, person, childAttemptOf(id, `Child ${++children}`, changes));
  return id;
}
const teachers = (id: string, changes: Sample = {}): Sample =>
  childAttemptOf(id, 'whatever', {
    form: 'teacher',
    details: { child_label: 'whatever', age_band: '6-8', known_weeks: 12 },
    ...changes,
  });

describe('an invite', () => {
  it('shows the child and the form to whoever holds its token, and nothing else', async () => {
    const { token } = await invite('owner', await parentsAttempt());
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const shown = await read(token);
    expect(shown).toEqual({
      test_id: 'child_focus_tracker',
      form: 'teacher',
      child_label: `Child ${children}`,
      age_band: '6-8',
      expires_at: expect.any(String),
      completed: false,
    });
    expect(await read(token, 'other')).toEqual(shown);
  });

  it('asks a parent when a teacher began', async () => {
    const { token } = await invite('owner', await parentsAttempt('owner', { form: 'teacher' }));
    expect(await read(token)).toMatchObject({ form: 'parent' });
  });

  it('is answered for its owner, under the label the owner gave', async () => {
    const own = await parentsAttempt();
    const { id: inviteId, token } = await invite('owner', own);
    const sent = teachers(randomUUID(), { texts: { examples: 'In the morning circle' } });
    const received = { id: sent.id, received: true };
    expect(await answer(token, sent)).toEqual(received);
    expect(await answer(token, sent)).toEqual(received);
    // Who finds a used link learns nothing about the child.
    expect(await read(token)).toEqual({ completed: true });
    expect(await valueAs(db, 'owner', 'select public.get_attempt($1)', [String(sent.id)])).toMatchObject({
      form: 'teacher',
      invite_id: inviteId,
      details: { child_label: `Child ${children}`, age_band: '6-8', known_weeks: 12 },
      texts: { examples: 'In the morning circle' },
    });
    const pair = await asActor(
      db,
      'owner',
      'select id from public.assessment_attempts where id = any ($1::uuid[])',
      [[own, String(sent.id)]],
    );
    expect(pair).toHaveLength(2);
    expect(
      await asActor(db, 'owner', 'select completed_attempt_id from public.informant_invites where id = $1', [
        inviteId,
      ]),
    ).toEqual([{ completed_attempt_id: sent.id }]);
    for (const actor of ['anon', 'other', 'master_admin'] as const) {
      expect(await valueAs(db, actor, 'select public.get_attempt($1)', [String(sent.id)])).toBeNull();
    }
  });

  it('is used up by one answer, also when the owner has deleted that answer', async () => {
    const { token } = await invite('owner', await parentsAttempt());
    const first = teachers(randomUUID());
    await answer(token, first);
    const used = { code: 'PT409', message: 'invite_used' };
    await expect(answer(token, teachers(randomUUID()))).rejects.toMatchObject(used);
    await expect(answer(token, { ...first, overall: 90 })).rejects.toMatchObject({
      code: 'PT409',
      message: 'attempt_conflict',
    });
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [String(first.id)]);
    await expect(answer(token, first)).rejects.toMatchObject(used);
    expect(await stored(String(first.id))).toBe(0);
  });

  it('opens nothing when it is guessed, expired or revoked', async () => {
    const [late, taken] = [
      await invite('owner', await parentsAttempt()),
      await invite('owner', await parentsAttempt()),
    ];
    await expire(late.id);
    expect(await revoke('owner', taken.id)).toBe(true);
    expect(await revoke('owner', taken.id)).toBe(true);
    const id = randomUUID();
    for (const [token, code, message] of [
      ['0'.repeat(64), 'PT404', 'invite_not_found'],
      ['', 'PT404', 'invite_not_found'],
      ['x'.repeat(1000), 'PT404', 'invite_not_found'],
      [late.token.toUpperCase(), 'PT404', 'invite_not_found'],
      [late.token, 'PT410', 'invite_expired'],
      [taken.token, 'PT410', 'invite_revoked'],
    ] as const) {
      expect(await read(token)).toBeNull();
      await expect(answer(token, teachers(id))).rejects.toMatchObject({ code, message });
    }
    expect(await read(null)).toBeNull();
    expect(await stored(id)).toBe(0);
  });

  it('takes only the test, form and age band it asks for', async () => {
    const { token } = await invite('owner', await parentsAttempt());
    for (const change of [
      { form: 'parent' },
      { test_id: 'focus_snapshot' },
      { details: { age_band: '9-12', known_weeks: 12 } },
      { details: null },
    ]) {
      await expect(answer(token, teachers(randomUUID(), change))).rejects.toMatchObject({
        code: 'PT400',
        message: 'invite_mismatch',
      });
    }
    expect(await read(token)).toMatchObject({ completed: false });
  });

  it("cannot take the id of anybody's attempt or start", async () => {
    const { token } = await invite('owner', await parentsAttempt());
    const conflict = { code: 'PT409', message: 'attempt_conflict' };
    const visitors = randomUUID();
    await storeAttempt(db, attemptOf(visitors), null);
    const begun = randomUUID();
    await startAttempt(db, 'other', begun, 'focuscheck_adult_screening');
    for (const id of [visitors, begun]) {
      await expect(answer(token, teachers(id))).rejects.toMatchObject(conflict);
    }
    expect(await read(token)).toMatchObject({ completed: false });
  });

  it('can be made for own attempts about a child only; foreign and missing ones look alike', async () => {
    const notFound = { code: 'PT404', message: 'attempt_not_found' };
    await expect(invite('owner', await parentsAttempt('other'))).rejects.toMatchObject(notFound);
    await expect(invite('owner', randomUUID())).rejects.toMatchObject(notFound);
    const notInvitable = { code: 'PT400', message: 'not_invitable' };
    const snapshot = randomUUID();
    await storeAttempt(db, attemptOf(snapshot), 'owner');
    await expect(invite('owner', snapshot)).rejects.toMatchObject(notInvitable);
    const { token } = await invite('owner', await parentsAttempt());
    const invited = teachers(randomUUID());
    await answer(token, invited);
    await expect(invite('owner', String(invited.id))).rejects.toMatchObject(notInvitable);
  });

  it('has a label of 1 to 40 characters and lives 1 to 60 days', async () => {
    const own = await parentsAttempt();
    for (const label of ['', '   ', 'x'.repeat(41)]) {
      await expect(invite('owner', own, label)).rejects.toMatchObject({ message: 'bad_label' });
    }
    for (const days of [0, 61]) {
      await expect(invite('owner', own, 'teacher', days)).rejects.toMatchObject({ message: 'bad_expiry' });
    }
    const { id } = await invite('owner', own, `  ${'x'.repeat(40)} `, 60);
    const rows = await asActor(
      db,
      'owner',
      `select informant_label, expires_at - created_at = interval '60 days' as whole
       from public.informant_invites where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ informant_label: 'x'.repeat(40), whole: true }]);
  });

  it('is one of at most five open ones of an attempt', async () => {
    const own = await parentsAttempt();
    const made: Invite[] = [];
    for (let n = 0; n < 5; n++) made.push(await invite('owner', own));
    const [first, second, third] = made;
    if (!first || !second || !third) throw new Error('no invites');
    const refusal = { code: 'PT409', message: 'too_many_invites' };
    await expect(invite('owner', own)).rejects.toMatchObject(refusal);
    await revoke('owner', first.id);
    await answer(second.token, teachers(randomUUID()));
    await expire(third.id);
    for (let n = 0; n < 3; n++) await invite('owner', own);
    await expect(invite('owner', own)).rejects.toMatchObject(refusal);
  });

  it('belongs to its owner: nobody else sees or revokes it, and its token is kept as a hash', async () => {
    const { id, token } = await invite('owner', await parentsAttempt());
    for (const actor of ['other', 'master_admin'] as const) {
      expect(await revoke(actor, id)).toBe(false);
      expect(await asActor(db, actor, 'select id from public.informant_invites')).toEqual([]);
    }
    expect(await read(token)).not.toBeNull();
    const [row] = await db.query(
      'select to_jsonb(i)::text as text from public.informant_invites i where id = $1',
      [id],
    );
    expect(String(row?.text)).not.toContain(token);
  });

  it('goes with the attempt it belongs to; what was answered stays', async () => {
    const own = await parentsAttempt();
    const { token } = await invite('owner', own);
    const sent = teachers(randomUUID());
    await answer(token, sent);
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [own]);
    expect(await read(token)).toBeNull();
    expect(await valueAs(db, 'owner', 'select public.get_attempt($1)', [String(sent.id)])).toMatchObject({
      invite_id: null,
    });
  });

  it("does not begin the owner's own retake wait", async () => {
    const own = await parentsAttempt();
    const label = `Child ${children}`;
    const { token } = await invite('owner', own);
    await answer(token, teachers(randomUUID()));
    await expect(
      startAttempt(db, 'owner', randomUUID(), 'child_focus_tracker', 'teacher', label),
    ).resolves.toBeTruthy();
  });
});
