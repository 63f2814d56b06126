/** What moderators have besides the decisions: other texts, tags, hosts, the card of support. */
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
import type { Person } from './support/people.ts';

let db: OpenedDb;
const { moderate, row, audit } = moderationOf(() => db);
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  for (const person of ['owner', 'other', 'education_admin', 'full_admin'] as const) await join(db, person);
  await makeStaff(db, 'education_admin', 'education_admin');
  await makeStaff(db, 'full_admin', 'full_admin');
  await db.script('delete from public.admin_audit_log');
});

describe('changing a text as staff', () => {
  const edit = (
    person: Person,
    post: Post,
    {
      kind = 'topic',
      title = null as string | null,
      body = 'A calmer text that says the same.',
      reason = 'A name stood in it.',
      id = randomUUID() as string,
    } = {},
  ) =>
    callAs<Post>(db, person, 'staff_edit', id, kind, post.id, post.version, title, body, 'privacy', reason);

  it('keeps what stood there, says why, and is an entry of the log', async () => {
    const topic = await ask(db, 'owner');
    const before = await row('topics', topic.id);
    const id = randomUUID();
    const changed = await edit('education_admin', topic, { title: 'How do I come back to it?', id });
    expect(await edit('education_admin', topic, { title: 'How do I come back to it?', id })).toEqual(changed);
    expect(await row('topics', topic.id)).toMatchObject({
      title: 'How do I come back to it?',
      body: 'A calmer text that says the same.',
      version: topic.version + 1,
    });
    expect((await row('topics', topic.id))?.edited_at).not.toBeNull();
    expect(await db.query('select title, body, edited_by, reason from public.revisions')).toEqual([
      { title: before?.title, body: before?.body, edited_by: null, reason: 'A name stood in it.' },
    ]);
    expect((await audit()).map(({ action }) => action)).toEqual(['community.edit']);
  });

  it('reaches answers and comments, also when the question is locked', async () => {
    const topic = await ask(db, 'owner');
    const given = await answer(db, 'other', topic.id);
    const said = await comment(db, 'other', 'topic', topic.id);
    await moderate('education_admin', 'lock', {
      ...topic,
      version: Number((await row('topics', topic.id))?.version),
    });
    await edit('education_admin', given, { kind: 'answer' });
    await edit('education_admin', said, { kind: 'comment' });
    expect(await row('comments', said.id)).toMatchObject({
      body: 'A calmer text that says the same.',
      version: 2,
    });
    expect(await db.query('select post_kind from public.revisions order by 1')).toEqual([
      { post_kind: 'answer' },
      { post_kind: 'comment' },
    ]);
  });

  it('is refused without a reason, to members, about oneself, over another version and of what is gone', async () => {
    const topic = await ask(db, 'owner');
    const own = await ask(db, 'education_admin');
    expect(await codeOf(edit('education_admin', topic, { reason: 'short' }))).toBe('too_short');
    expect(await codeOf(edit('education_admin', topic, { body: 'short' }))).toBe('too_short');
    expect(await codeOf(edit('other', topic))).toBe('not_allowed');
    expect(await codeOf(edit('education_admin', own))).toBe('own_decision');
    expect(await codeOf(edit('education_admin', { ...topic, version: 7 }))).toBe('version_conflict');
    expect(await codeOf(edit('education_admin', { ...topic, id: randomUUID() }))).toBe('not_found');
    expect(await codeOf(edit('education_admin', topic, { kind: 'profile' }))).toBe('not_found');
    await callAs(db, 'owner', 'delete_post', 'topic', topic.id);
    expect(await codeOf(edit('education_admin', topic))).toBe('invalid_state');
    expect(await db.query('select id from public.revisions')).toEqual([]);
  });
});

describe('the card of support', () => {
  it('is added to a post that is shown and taken away, each once', async () => {
    const topic = await ask(db, 'owner');
    const set = (on: boolean, person: Person = 'education_admin') =>
      callAs(db, person, 'set_support_card', randomUUID(), 'topic', topic.id, on);
    expect(await set(true)).toMatchObject({ id: topic.id, support_card: true });
    expect(await codeOf(set(true))).toBe('invalid_state');
    expect(await codeOf(set(false, 'other'))).toBe('not_allowed');
    const [seen] = await asActor(db, 'other', 'select support_card from public.topics');
    expect(seen).toEqual({ support_card: true });
    expect(await set(false)).toMatchObject({ support_card: false });
    expect((await audit()).map(({ action }) => action)).toEqual([
      'community.add_card',
      'community.remove_card',
    ]);
  });
});

describe('a tag', () => {
  it('that is retired cannot be chosen, stays where it is, and can come back', async () => {
    const topic = await ask(db, 'owner');
    const retire = (on: boolean, person: Person = 'education_admin') =>
      callAs(db, person, 'retire_tag', randomUUID(), 'focus', on);
    expect(await codeOf(retire(true, 'other'))).toBe('not_allowed');
    expect(await retire(true)).toBe('retired');
    expect(await codeOf(retire(true))).toBe('invalid_state');
    expect(await codeOf(ask(db, 'other'))).toBe('tag_count');
    expect(
      await db.query('select count(*)::int as n from public.topic_tags where topic_id = $1', [topic.id]),
    ).toEqual([{ n: 2 }]);
    expect(await retire(false)).toBe('active');
    expect(await codeOf(callAs(db, 'education_admin', 'retire_tag', null, 'unheard', true))).toBe(
      'not_found',
    );
  });
});

describe('a host that is not linked', () => {
  it('is put on the list and taken off by moderators alone, and read by everybody', async () => {
    const set = (host: string | null, on: boolean, person: Person = 'education_admin') =>
      callAs(db, person, 'set_blocked_host', host, on);
    expect(await set(' Sell.Example ', true)).toBe(true);
    expect(await set('sell.example', true)).toBe(false);
    expect(
      await asActor(
        db,
        'anon',
        `select host from public.blocked_hosts where host in ('bit.ly', 'sell.example')`,
      ),
    ).toHaveLength(2);
    expect(await set('sell.example', false)).toBe(true);
    for (const bad of ['localhost', 'https://a.example', 'ä.example', '', null]) {
      expect(await codeOf(set(bad, true)), String(bad)).toMatch(/^not_allowed/);
    }
    expect(await codeOf(set('a.example', true, 'other'))).toBe('not_allowed');
    expect((await audit()).map(({ action }) => action)).toEqual([
      'community.block_host',
      'community.allow_host',
    ]);
  });
});
