/** What moderators decide about posts and members. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  answer,
  ask,
  callAs,
  codeOf,
  comment,
  emptyCommunity,
  join,
  makeStaff,
  type Post,
} from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
const moderators = ['education_admin', 'full_admin', 'master_admin'] as const;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.admin_audit_log');
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  await join(db, 'other');
});

const { moderate, member, row, audit } = moderationOf(() => db);

describe('deciding about posts', () => {
  it.each(moderators)('%s approves a first post, and after two posts appear at once', async (moderator) => {
    await join(db, 'spare', { held: true });
    const post = await ask(db, 'spare');
    expect(await callAs(db, moderator, 'pending_queue')).toMatchObject({ id: post.id, kind: 'topic' });
    expect(await moderate(moderator, 'approve', post, 'topic', '')).toMatchObject({ state: 'open' });
    const line = await comment(db, 'spare', 'topic', post.id);
    expect(line.state).toBe('pending');
    await moderate(moderator, 'approve', line, 'comment', '');
    expect((await comment(db, 'spare', 'topic', post.id)).state).toBe('visible');
    expect((await audit()).map(({ action }) => action)).toEqual(['community.approve', 'community.approve']);
  });

  it('needs a reason to reject and hide, and the version that was read', async () => {
    const post = await ask(db, 'owner');
    expect(await codeOf(moderate('full_admin', 'hide', post, 'topic', 'spam'))).toBe('too_short');
    expect(await codeOf(moderate('full_admin', 'hide', { ...post, version: 9 }))).toBe('version_conflict');
    expect(await audit()).toEqual([]);
    const id = randomUUID();
    await moderate('full_admin', 'hide', post, 'topic', 'It is about something else.', id);
    expect(
      await moderate('full_admin', 'hide', post, 'topic', 'It is about something else.', id),
    ).toMatchObject({
      state: 'hidden',
    });
    expect(await audit()).toHaveLength(1);
  });

  it('brings back what it was: hidden while answered, locked while answered', async () => {
    let post = await ask(db, 'owner');
    const given = await answer(db, 'other', post.id);
    post = { ...post, ...(await callAs<Post>(db, 'owner', 'accept_answer', post.id, given.id)) };
    for (const [action, state] of [
      ['lock', 'locked'],
      ['hide', 'hidden'],
      ['restore', 'locked'],
      ['unlock', 'answered'],
      ['unaccept', 'open'],
      ['pin', 'open'],
      ['unpin', 'open'],
      ['delete', 'deleted'],
      ['undelete', 'hidden'],
      ['restore', 'open'],
    ] as const) {
      post = await moderate('education_admin', action, post);
      expect(post.state, action).toBe(state);
    }
    expect(await audit()).toHaveLength(10);
  });

  it('pins three in a language', async () => {
    const posts = await db.query<{ id: string; version: number }>(
      `insert into public.topics (id, author_profile_id, title, body, lang, state)
       select gen_random_uuid(), $1, 'A title that is fine', 'A text that is long enough', 'en', 'open' from generate_series(1, 4)
       returning id, version`,
      [owner],
    );
    for (const post of posts.slice(0, 3)) await moderate('full_admin', 'pin', post);
    expect(await codeOf(moderate('full_admin', 'pin', posts[3] as Post))).toBe('invalid_state');
  });

  it('is not for own posts, nor for what was deleted long ago', async () => {
    await join(db, 'education_admin');
    const mine = await ask(db, 'education_admin');
    expect(await codeOf(moderate('education_admin', 'lock', mine))).toBe('own_decision');
    const gone = await moderate('full_admin', 'delete', mine);
    await db.query(`update public.topics set deleted_at = now() - interval '31 days' where id = $1`, [
      mine.id,
    ]);
    expect(await codeOf(moderate('full_admin', 'undelete', gone))).toBe('too_late');
  });

  it('marks a question as asked before, sorts it, and merges tags', async () => {
    const first = await ask(db, 'other');
    const again = await ask(db, 'owner');
    const mark = () =>
      callAs(db, 'education_admin', 'mark_duplicate', randomUUID(), again.id, first.id, again.version);
    expect(await mark()).toMatchObject({ state: 'locked' });
    expect(await mark()).toMatchObject({ state: 'locked' });
    expect((await row('topics', again.id))?.duplicate_of).toBe(first.id);
    const tags = async () =>
      (
        await db.query(
          `select g.slug from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = $1 order by 1`,
          [again.id],
        )
      ).map(({ slug }) => slug);
    await callAs(db, 'education_admin', 'retag', randomUUID(), again.id, ['phones', 'sleep']);
    expect(await tags()).toEqual(['phones', 'sleep']);
    expect(await callAs(db, 'full_admin', 'merge_tag', randomUUID(), 'phones', 'environment')).toBe(1);
    expect(await tags()).toEqual(['environment', 'sleep']);
    await callAs(db, 'education_admin', 'retag', randomUUID(), again.id, ['phones']);
    expect(await tags()).toEqual(['environment']);
    await db.query(`update public.tags set state = 'active', merged_into = null where slug = 'phones'`);
    expect((await audit()).map(({ action }) => action)).toContain('community.merge');
  });
});

describe('standing', () => {
  it('is taken and given back, each explained to the person', async () => {
    expect(await member('education_admin', 'warn', owner)).toMatchObject({ standing: 'active' });
    expect(await member('education_admin', 'silence', owner, '2099-01-01')).toMatchObject({
      standing: 'silenced',
    });
    expect(await codeOf(ask(db, 'owner'))).toBe('silenced');
    expect(await codeOf(member('education_admin', 'silence', owner, '2099-01-01'))).toBe('invalid_state');
    expect(await member('education_admin', 'suspend', owner)).toMatchObject({ standing: 'suspended' });
    expect(await member('education_admin', 'lift', owner, null, '')).toMatchObject({ standing: 'active' });
    expect((await ask(db, 'owner')).state).toBe('open');
    const told = await asActor<{ m: { kind: string; reason: string } }>(
      db,
      'owner',
      'select public.my_moderation() as m',
    );
    expect(told.map(({ m }) => m.kind).sort()).toEqual(['lift', 'silence', 'suspend', 'warn']);
    expect(JSON.stringify(told)).not.toContain(personIds.education_admin);
    expect(await asActor(db, 'other', 'select public.my_moderation()')).toEqual([]);
  });

  it('of admins and of oneself is not taken, and no time lies behind', async () => {
    const staff = await join(db, 'full_admin');
    expect(await codeOf(member('education_admin', 'silence', staff))).toBe('target_is_staff');
    expect(await codeOf(member('full_admin', 'warn', staff))).toBe('own_decision');
    expect(await codeOf(member('full_admin', 'silence', owner, '2020-01-01'))).toBe('not_allowed');
    expect(await codeOf(member('full_admin', 'silence', owner, null, 'rude'))).toBe('too_short');
    const stale = callAs(
      db,
      'full_admin',
      'moderate_member',
      randomUUID(),
      'warn',
      owner,
      9,
      null,
      'spam',
      'It was an advert.',
    );
    expect(await codeOf(stale)).toBe('version_conflict');
  });

  it('that has run out may be taken anew at once', async () => {
    await member('full_admin', 'silence', owner, '2099-01-01');
    await db.query(
      `update public.community_profiles set standing_until = now() - interval '1 minute' where id = $1`,
      [owner],
    );
    expect(await member('full_admin', 'silence', owner, '2099-01-01')).toMatchObject({
      standing: 'silenced',
    });
  });
});
