/** The queues of moderators, narrowed and counted, and what a decision says to whom it concerns. */
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
const { report, decide, moderate, row } = moderationOf(() => db);
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
