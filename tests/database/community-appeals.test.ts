/** The one appeal against a decision, and what ends by time. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { ask, callAs, codeOf, emptyCommunity, join, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { adminRoles, type Person } from './support/people.ts';

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

const { report, decide, moderate, member, row } = moderationOf(() => db);

describe('an appeal', () => {
  const silenced = async (by: Person = 'education_admin') => {
    await member(by, 'silence', owner, '2099-01-01');
    const [action] = await db.query<{ id: string }>(
      `select id from public.moderation_actions where kind = 'silence'`,
    );
    return action?.id ?? '';
  };
  const appeal = (person: Person, action: string, id: string = randomUUID()) =>
    callAs<{ id: string }>(
      db,
      person,
      'appeal',
      id,
      action,
      'I was talking about the exercise, not about a person.',
    );
  const decideAppeal = (person: Person, id: string, state: string, version = 1) =>
    callAs(db, person, 'decide_appeal', id, state, version, 'Read again, it was about the exercise.');

  it('is made once, by the person concerned, within 30 days', async () => {
    const action = await silenced();
    expect(await codeOf(appeal('other', action))).toBe('not_found');
    const { id } = await appeal('owner', action);
    expect(await appeal('owner', action, id)).toMatchObject({ id });
    expect(await codeOf(appeal('owner', action))).toBe('invalid_state');
    await db.query('delete from public.moderation_appeals');
    await db.query('alter table public.moderation_actions disable trigger keep_action');
    await db.query(`update public.moderation_actions set created_at = now() - interval '31 days'`);
    await db.query('alter table public.moderation_actions enable trigger keep_action');
    expect(await codeOf(appeal('owner', action))).toBe('too_late');
  });

  it('is decided by somebody else, and what is overturned is undone', async () => {
    const { id } = await appeal('owner', await silenced());
    expect(await codeOf(decideAppeal('education_admin', id, 'overturned'))).toBe('own_decision');
    expect(await decideAppeal('full_admin', id, 'overturned')).toMatchObject({ state: 'overturned' });
    expect((await row('community_profiles', owner))?.standing).toBe('active');
    expect(await codeOf(decideAppeal('master_admin', id, 'upheld', 2))).toBe('invalid_state');
    const own = await asActor(
      db,
      'owner',
      'select appeal_state, decision_reason from public.moderation_appeals',
    );
    expect(own).toMatchObject([{ appeal_state: 'overturned' }]);
    expect(await asActor(db, 'other', 'select id from public.moderation_appeals')).toEqual([]);
  });

  it('is decided by the same person only where there is nobody else', async () => {
    const { id } = await appeal('owner', await silenced());
    const others = `update public.admin_roles set is_active = $1 where role_type in ('full_admin', 'master_admin')`;
    await db.query('alter table public.admin_roles disable trigger keep_a_master_admin');
    await db.query(others, [false]);
    expect(await decideAppeal('education_admin', id, 'upheld')).toMatchObject({ state: 'upheld' });
    await db.query(others, [true]);
    await db.query('alter table public.admin_roles enable trigger keep_a_master_admin');
    expect((await row('community_profiles', owner))?.standing).toBe('silenced');
  });

  it('against a hidden post shows it again', async () => {
    const post = await ask(db, 'owner');
    await moderate('education_admin', 'hide', post);
    const [action] = await db.query<{ id: string }>(
      `select id from public.moderation_actions where kind = 'hide'`,
    );
    const { id } = await appeal('owner', action?.id ?? '');
    await decideAppeal('full_admin', id, 'overturned');
    expect((await row('topics', post.id))?.state).toBe('open');
  });
});

describe('by time', () => {
  const run = (name: string) => callAs<number>(db, 'service', name);

  it('standings end and claims are let go', async () => {
    await member('full_admin', 'suspend', owner, '2099-01-01');
    await member('full_admin', 'silence', other);
    await join(db, 'master_admin');
    const { id } = await report('other', (await ask(db, 'master_admin')).id);
    await decide('education_admin', id, 'claim', 1);
    expect(await run('sweep_community')).toBe(0);
    await db.query(`update public.community_profiles set standing_until = now() where id = $1`, [owner]);
    await db.query(`update public.reports set claimed_at = now() - interval '2 hours'`);
    expect(await run('sweep_community')).toBe(2);
    expect((await row('community_profiles', owner))?.standing).toBe('active');
    expect((await row('community_profiles', other))?.standing).toBe('silenced');
    expect(await row('reports', id)).toMatchObject({ state: 'open', assignee: null });
  });

  it('what was deleted goes after 30 days, with its earlier versions, and not before', async () => {
    const post = await ask(db, 'owner');
    await callAs(
      db,
      'owner',
      'edit_topic',
      post.id,
      1,
      'How do I come back to a task?',
      'What helps you to come back to a task after a long break?',
      null,
    );
    await callAs(db, 'owner', 'delete_post', 'topic', post.id);
    expect(await run('purge_deleted_posts')).toBe(0);
    await db.query(`update public.topics set deleted_at = now() - interval '31 days'`);
    expect(await run('purge_deleted_posts')).toBe(1);
    expect(await db.query('select id from public.topics union all select id from public.revisions')).toEqual(
      [],
    );
  });

  it('reports, decisions and earlier versions go after 24 months, copies of former members after 90 days', async () => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id);
    await db.query(
      `insert into public.moderation_actions (id, kind, target_kind, target_id, reason_code, created_at)
       values (gen_random_uuid(), 'lock', 'topic', $1, 'spam', now() - interval '25 months')`,
      [post.id],
    );
    await db.query(`update public.reports set created_at = now() - interval '91 days'`);
    expect(await run('purge_moderation')).toBe(1);
    expect(await row('reports', id)).not.toMatchObject({ excerpt: '' });
    await db.query('update public.reports set person_profile_id = null');
    expect(await run('purge_moderation')).toBe(0);
    expect(await row('reports', id)).toMatchObject({ excerpt: '' });
    await db.query(`update public.reports set created_at = now() - interval '25 months'`);
    expect(await run('purge_moderation')).toBe(1);
  });
});
