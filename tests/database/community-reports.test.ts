/** Reports, what they hide by themselves, and who decides about them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { ask, callAs, codeOf, emptyCommunity, join, makeKnown, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
let other: string;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.admin_audit_log');
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  other = await join(db, 'other');
});

const { report, decide, moderate, member, row, versionOf, audit } = moderationOf(() => db);

describe('a report', () => {
  it('is made once of what the reporter reads, sent twice it is one, and tells nothing of its end', async () => {
    const post = await ask(db, 'owner');
    const first = await report('other', post.id);
    expect(await report('other', post.id, 'off_topic', 'topic', first.id)).toEqual(first);
    expect(await codeOf(report('other', post.id))).toBe('already_reported');
    expect(await codeOf(report('owner', post.id))).toBe('not_allowed');
    expect(await codeOf(report('other', randomUUID()))).toBe('not_found');
    expect(await codeOf(report('other', post.id, 'because'))).toBe('not_allowed');
    await decide('education_admin', first.id, 'dismiss', 1);
    const told = await asActor(db, 'other', 'select id, looked_at from public.reports');
    expect(told).toEqual([{ id: first.id, looked_at: true }]);
    await expect(asActor(db, 'other', 'select state from public.reports')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each([
    ['self_harm', 'urgent'],
    ['child_safety', 'urgent'],
    ['hate', 'high'],
    ['spam', 'normal'],
  ])('of %s is %s, with a copy of what it says', async (reason, priority) => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id, reason);
    const kept = await row('reports', id);
    expect(kept).toMatchObject({ priority, person_profile_id: owner, state: 'open' });
    expect(String(kept?.excerpt)).toContain('How do I come back to a task?');
  });

  it('is limited, and may be taken back while nobody has taken it up', async () => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id);
    expect(await callAs(db, 'other', 'withdraw_report', id)).toBe(true);
    expect(await codeOf(callAs(db, 'owner', 'withdraw_report', id))).toBe('not_found');
    for (let n = 0; n < 4; n += 1)
      await callAs(db, 'other', 'withdraw_report', (await report('other', post.id)).id);
    expect(await codeOf(report('other', post.id))).toBe('rate_limited');
  });

  it('by silenced people is taken, by people without a profile it is not', async () => {
    const post = await ask(db, 'owner');
    await db.query(`update public.community_profiles set standing = 'silenced' where id = $1`, [other]);
    expect(await report('other', post.id, 'child_safety')).toBeTruthy();
    expect(await codeOf(report('spare', post.id))).toBe('no_profile');
  });
});

describe('what is hidden by itself', () => {
  const reporters = ['other', 'spare', 'orders_admin', 'payments_admin'] as const;
  const stateAfter = async (known: boolean, reasons: readonly string[]) => {
    const post = await ask(db, 'owner');
    const ids: string[] = [];
    for (const [n, reason] of reasons.entries()) {
      const person = reporters[n] as Person;
      const profile = await join(db, person).catch(() => other);
      if (known) await makeKnown(db, person === 'other' ? other : profile, owner);
      ids.push((await report(person, post.id, reason)).id);
    }
    return { post, ids, state: (await row('topics', post.id))?.state };
  };

  it.each([
    [false, ['child_safety', 'privacy', 'spam', 'spam'], 'open'],
    [true, ['spam', 'spam'], 'open'],
    [true, ['spam', 'spam', 'spam'], 'hidden'],
    [true, ['privacy'], 'hidden'],
    [true, ['self_harm'], 'open'],
  ] as const)('known members: %s, reasons %j: %s', async (known, reasons, state) => {
    expect((await stateAfter(known, reasons)).state).toBe(state);
  });

  it('has high priority and is shown again when the last report is dismissed', async () => {
    const { post, ids } = await stateAfter(true, ['spam', 'spam', 'spam']);
    expect((await row('reports', ids[0] as string))?.priority).toBe('high');
    expect(await callAs(db, 'owner', 'my_moderation')).toMatchObject({
      kind: 'hide',
      reason_code: 'automatic',
    });
    for (const id of ids) {
      expect((await row('topics', post.id))?.state).toBe('hidden');
      await decide('education_admin', id, 'dismiss', await versionOf('reports', id));
    }
    expect((await row('topics', post.id))?.state).toBe('open');
  });

  it('stays hidden where a moderator hid it', async () => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id);
    await moderate('full_admin', 'hide', post);
    await decide('education_admin', id, 'dismiss', 1);
    expect((await row('topics', post.id))?.state).toBe('hidden');
  });

  it('does not count reports of people of whom five were dismissed', async () => {
    const post = await ask(db, 'owner');
    await makeKnown(db, other, owner);
    await db.query(
      `insert into public.reports (id, reporter_profile_id, target_kind, target_id, reason, priority, state, decided_at)
       select gen_random_uuid(), $1, 'topic', gen_random_uuid(), 'spam', 'normal', 'dismissed', now() from generate_series(1, 5)`,
      [other],
    );
    await report('other', post.id, 'privacy');
    expect((await row('topics', post.id))?.state).toBe('open');
  });
});

describe('deciding about reports', () => {
  it('goes the ways of the states; full and master admins decide what was escalated', async () => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id);
    expect(await codeOf(decide('education_admin', id, 'uphold', 1))).toBe('invalid_state');
    expect(await decide('education_admin', id, 'claim', 1)).toMatchObject({ state: 'in_review', version: 2 });
    expect(await decide('education_admin', id, 'claim', 1)).toMatchObject({ state: 'in_review', version: 2 });
    expect(await decide('education_admin', id, 'escalate', 2)).toMatchObject({ state: 'escalated' });
    expect(await codeOf(decide('education_admin', id, 'uphold', 3))).toBe('not_allowed');
    expect(await decide('full_admin', id, 'uphold', 3, 'It was an advert.')).toMatchObject({
      state: 'actioned',
    });
    expect((await audit()).map(({ action }) => action)).toEqual([
      'community.claim',
      'community.escalate',
      'community.uphold',
    ]);
  });

  it('by two at once: the second is told that it changed', async () => {
    const { id } = await report('other', (await ask(db, 'owner')).id);
    await decide('education_admin', id, 'claim', 1);
    expect(await codeOf(decide('full_admin', id, 'claim', 1))).toBe('invalid_state');
    expect(await codeOf(decide('full_admin', id, 'dismiss', 1))).toBe('version_conflict');
    await decide('education_admin', id, 'release', 2);
    expect(await decide('full_admin', id, 'claim', 3)).toMatchObject({ state: 'in_review' });
    expect(await codeOf(decide('education_admin', id, 'dismiss', 4))).toBe('not_allowed');
  });

  it.each(['owner', 'other', 'orders_admin', 'payments_admin'] as const)(
    'is nothing for %s',
    async (person) => {
      const post = await ask(db, 'owner');
      const { id } = await report('other', post.id);
      for (const call of [
        decide(person, id, 'claim', 1),
        moderate(person, 'hide', post),
        member(person, 'warn', owner),
        callAs(db, person, 'report_queue'),
        callAs(db, person, 'pending_queue'),
        callAs(db, person, 'read_report', id),
        callAs(db, person, 'member_panel', owner),
        callAs(db, person, 'merge_tag', randomUUID(), 'phones', 'focus'),
        callAs(db, person, 'retag', randomUUID(), post.id, ['focus']),
        callAs(db, person, 'mark_duplicate', randomUUID(), post.id, post.id, 1),
        callAs(db, person, 'decide_appeal', randomUUID(), 'upheld', 1, 'It stands as it was.'),
      ]) {
        expect(await codeOf(call)).toBe('not_allowed');
      }
      expect(await audit()).toEqual([]);
    },
  );

  it('ends with the role: whoever lost it decides nothing from the next call on', async () => {
    const post = await ask(db, 'owner');
    const active = (on: boolean) =>
      db.query('update public.admin_roles set is_active = $2 where user_id = $1', [
        personIds.education_admin,
        on,
      ]);
    await active(false);
    expect(await codeOf(moderate('education_admin', 'lock', post))).toBe('not_allowed');
    await active(true);
    expect(await moderate('education_admin', 'lock', post)).toMatchObject({ state: 'locked' });
  });

  it('shows what was reported to who takes it up, not who reported, and notes that it was read', async () => {
    const { id } = await report('other', (await ask(db, 'owner')).id, 'hate');
    const queue = await callAs<object>(db, 'education_admin', 'report_queue');
    expect(queue).toMatchObject({ id, priority: 'high', clock: 'ok', state: 'open', mine: false });
    expect(JSON.stringify(queue)).not.toContain(other);
    const read = await callAs<object>(db, 'education_admin', 'read_report', id);
    expect(read).toMatchObject({ id, reason: 'hate', now: { state: 'open' } });
    expect(JSON.stringify(read)).not.toContain(other);
    expect(await audit()).toMatchObject([
      { action: 'community.read_report', actor_id: personIds.education_admin },
    ]);
  });

  it.each([
    ['urgent', '2 hours', 'ok'],
    ['urgent', '3 hours', 'due_soon'],
    ['urgent', '4 hours 1 second', 'overdue'],
    ['high', '17 hours', 'ok'],
    ['normal', '55 hours', 'due_soon'],
  ])('of %s priority after %s is %s', async (priority, age, clock) => {
    const [at] = await db.query('select private.clock_of($1, now() - $2::interval, null) as c', [
      priority,
      age,
    ]);
    expect(at).toEqual({ c: clock });
    const [done] = await db.query(`select private.clock_of($1, now() - interval '5 hours', now()) as c`, [
      priority,
    ]);
    expect(done).toEqual({ c: priority === 'urgent' ? 'missed' : 'met' });
  });
});
