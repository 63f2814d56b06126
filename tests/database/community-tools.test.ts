/** What moderators have besides the decisions: other texts, tags, hosts, the card of support, narrowed queues and numbers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  type Arg,
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
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
const { report, decide, moderate, row, audit } = moderationOf(() => db);
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

const rowsOf = async (person: Person, call: string, params: readonly Arg[] = []) =>
  (
    await asActor<{ row: Record<string, unknown> }>(
      db,
      person,
      `select r as row from public.${call} r`,
      params as never,
    )
  ).map((each) => each.row);

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

describe('the queues', () => {
  it('of reports are narrowed by state, reason, priority, clock, who has it and language', async () => {
    const first = await ask(db, 'owner');
    const second = await answer(db, 'owner', first.id);
    await report('other', first.id, 'self_harm');
    const spam = await report('other', second.id, 'spam', 'answer');
    await db.query(`update public.reports set created_at = created_at - interval '60 hours' where id = $1`, [
      spam.id,
    ]);
    await db.query(`update public.answers set lang = 'de'`);
    const reasons = async (filters: string) =>
      (await rowsOf('education_admin', `report_queue(${filters})`)).map(({ reason }) => reason);
    // Due in 4 hours, and due in 72 of which 60 are over.
    expect(await reasons('')).toEqual(['self_harm', 'spam']);
    expect(await reasons(`p_reason := 'spam'`)).toEqual(['spam']);
    expect(await reasons(`p_priority := 'urgent'`)).toEqual(['self_harm']);
    expect(await reasons(`p_clock := 'due_soon'`)).toEqual(['spam']);
    expect(await reasons(`p_lang := 'de'`)).toEqual(['spam']);
    const claimed = await decide('education_admin', spam.id, 'claim', 1);
    expect(await reasons(`p_assignee := 'me'`)).toEqual(['spam']);
    expect(await reasons(`p_assignee := 'nobody'`)).toEqual(['self_harm']);
    expect(await reasons(`p_assignee := 'others'`)).toEqual([]);
    expect((await rowsOf('full_admin', `report_queue(p_assignee := 'others')`))[0]).toMatchObject({
      mine: false,
      moderator: 'kind-reader',
      lang: 'de',
    });
    expect(await reasons(`p_state := 'in_review'`)).toEqual(['spam']);
    await decide('education_admin', spam.id, 'uphold', claimed.version);
    expect(await reasons(`p_state := 'actioned'`)).toEqual(['spam']);
    expect(await reasons('')).toEqual(['self_harm']);
    const [top] = await rowsOf('education_admin', 'report_queue()');
    expect(
      await rowsOf('education_admin', 'report_queue($1, $2)', [String(top?.due_at), String(top?.id)]),
    ).toEqual([]);
  });

  it('of posts that wait are narrowed by kind and language, with the title they stand under', async () => {
    const topic = await ask(db, 'owner');
    await db.query('update public.community_profiles set first_posts_approved = 0');
    await answer(db, 'other', topic.id);
    await comment(db, 'owner', 'topic', topic.id);
    const kinds = async (filters: string) =>
      (await rowsOf('education_admin', `pending_queue(${filters})`)).map(({ kind }) => kind);
    expect(await kinds('')).toEqual(['answer', 'comment']);
    expect(await kinds(`p_kind := 'comment'`)).toEqual(['comment']);
    expect(await kinds(`p_lang := 'de'`)).toEqual([]);
    const [held] = await rowsOf('education_admin', 'pending_queue()');
    expect(held).toMatchObject({
      title: 'How do I come back to a task?',
      topic_id: topic.id,
      author: expect.stringMatching(/./),
      tags: [],
    });
    const total = (filters: object) =>
      valueAs<number>(db, 'education_admin', 'select public.queue_total($1, $2::text::jsonb)', [
        'pending',
        JSON.stringify(filters),
      ]);
    expect([await total({}), await total({ kind: 'comment' }), await total({ lang: 'de' })]).toEqual([
      2, 1, 0,
    ]);
    // More than a page of the queue.
    await db.query(
      `insert into public.comments (id, topic_id, author_profile_id, body, lang, state)
       select gen_random_uuid(), $1, (select c.author_profile_id from public.comments c limit 1), 'Line number ' || n, 'en', 'pending'
       from generate_series(1, 230) n`,
      [topic.id],
    );
    expect(await total({ kind: 'comment' })).toBe(231);
  });

  it('of appeals tell what was decided, and who may not decide', async () => {
    const topic = await ask(db, 'owner');
    await moderate('education_admin', 'hide', topic);
    const [decision] = await db.query<{ id: string }>('select id from public.moderation_actions');
    const text = 'It was about the question, I think.';
    const { id } = await callAs<Post>(db, 'owner', 'appeal', randomUUID(), decision?.id ?? '', text);
    expect(await rowsOf('education_admin', 'appeal_queue()')).toMatchObject([
      {
        id,
        appeal_text: text,
        kind: 'hide',
        reason: 'It is about something else.',
        own_decision: true,
        now: { state: 'hidden' },
      },
    ]);
    expect(await rowsOf('full_admin', 'appeal_queue()')).toMatchObject([
      { id, own_decision: false, own_case: false },
    ]);
    expect(await codeOf(rowsOf('other', 'appeal_queue()'))).toBe('not_allowed');
    const [reasons] = await rowsOf('owner', 'my_moderation()');
    expect(reasons).toMatchObject({
      kind: 'hide',
      title: 'How do I come back to a task?',
      topic_id: topic.id,
      appeal_state: 'open',
      appeal_text: text,
      can_appeal: false,
      appeal_until: null,
    });
  });

  it('are told in numbers to moderators alone', async () => {
    const topic = await ask(db, 'owner');
    await report('other', topic.id, 'self_harm');
    const { id } = await report('education_admin', topic.id);
    await decide('full_admin', id, 'claim', 1);
    await db.query('update public.community_profiles set first_posts_approved = 0');
    await answer(db, 'other', topic.id);
    expect(await callAs(db, 'full_admin', 'moderation_overview')).toEqual({
      pending: { topic: 0, answer: 1, comment: 0 },
      reports: { ok: 2, due_soon: 0, overdue: 0, urgent: 1, escalated: 0 },
      appeals: 0,
      mine: 1,
    });
    expect(await codeOf(callAs(db, 'other', 'moderation_overview'))).toBe('not_allowed');
  });
});

describe('what was decided about a person', () => {
  it('names the text, until when it can be appealed, and no question that the person cannot read', async () => {
    const topic = await ask(db, 'owner');
    const given = await answer(db, 'other', topic.id);
    await moderate('education_admin', 'hide', given, 'answer');
    const reasons = async () => (await rowsOf('other', 'my_moderation()'))[0];
    expect(await reasons()).toMatchObject({
      title: 'How do I come back to a task?',
      excerpt: expect.stringContaining('A note with one next action helps me.'),
      can_appeal: true,
      automatic: false,
    });
    expect((await reasons())?.appeal_until).not.toBeNull();
    const version = Number((await row('topics', topic.id))?.version);
    await moderate('education_admin', 'hide', { ...topic, version });
    expect(await reasons()).toMatchObject({ title: null, topic_id: null });
  });
});
