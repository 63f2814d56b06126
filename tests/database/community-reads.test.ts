/** What pages of the community are shown in one answer, to whom, and in which order. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { ask, callAs, emptyCommunity, join, makeStaff, rest, words } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import type { Person } from './support/people.ts';

interface Row {
  id: string;
  title: string;
  key: string;
  tags: string[];
}
interface Page {
  pinned: Row[];
  topics: Row[];
  members: { id: string; handle: string; team: boolean; new_here: boolean }[];
}
interface Whole {
  topic: { id: string; state: string; voted: boolean; tags: string[] };
  comments: { body: string }[];
  page: {
    answers: { id: string; accepted: boolean; state: string; votes: number; created_at: string }[];
    comments: { body: string }[];
    voted: string[];
  };
  members: { handle: string }[];
}

let db: OpenedDb;
let owner: string;
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  await join(db, 'other');
  for (let n = 0; n < 7; n += 1) {
    await db.query(
      `insert into public.topics (id, author_profile_id, title, body, lang, state, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'open', now() - make_interval(hours => $5))`,
      [owner, `How do I start, question ${n}?`, words(String(n)), n === 6 ? 'de' : 'en', n],
    );
  }
});
afterAll(() => db.close());

const list = (
  sort: string,
  {
    langs = ['en'],
    tags = [] as string[],
    behind,
    limit = 3,
  }: {
    langs?: string[];
    tags?: string[];
    behind?: Row | undefined;
    limit?: number;
  } = {},
  who: Person | 'anon' = 'anon',
) =>
  callAs<Page>(
    db,
    who,
    'community_topics',
    sort,
    langs,
    tags,
    behind?.key ?? null,
    behind?.id ?? null,
    limit,
  );
const numbers = (rows: Row[]) => rows.map(({ title }) => title.replace(/\D/g, ''));

describe('a list of questions', () => {
  it('comes in pages, each behind the last row of the one before, in every order', async () => {
    for (const sort of ['hot', 'new', 'active']) {
      const first = await list(sort);
      const second = await list(sort, { behind: first.topics.at(-1) });
      expect([...first.topics, ...second.topics].length).toBe(6);
      expect(new Set([...first.topics, ...second.topics].map(({ id }) => id)).size).toBe(6);
    }
    const first = await list('new');
    expect(numbers(first.topics)).toEqual(['0', '1', '2']);
    expect(numbers((await list('unanswered')).topics)).toEqual(['5', '4', '3']);
  });

  it('names who wrote, once each, with badges', async () => {
    const { members } = await list('new');
    expect(members).toEqual([
      { id: owner, handle: 'quiet-river', avatar: null, premium: false, team: false, new_here: true },
    ]);
  });

  it('keeps to its languages and tags', async () => {
    expect(numbers((await list('new', { langs: ['de'] })).topics)).toEqual(['6']);
    const { id } = await ask(db, 'owner');
    const { topics } = await list('new', { tags: ['breaks', 'sleep'] });
    expect(topics.map((row) => [row.id, row.tags])).toEqual([[id, ['breaks', 'focus']]]);
    await db.query('delete from public.topics where id = $1', [id]);
  });

  it('has what is pinned before its first page alone, and not among what nobody answered', async () => {
    const { topics } = await list('new', { limit: 6 });
    const last = topics.at(-1);
    await db.query('update public.topics set pinned = true where id = $1', [last?.id ?? '']);
    const first = await list('new');
    expect(first.pinned.map(({ id }) => id)).toEqual([last?.id]);
    const second = await list('new', { behind: first.topics.at(-1) });
    expect(second.pinned).toEqual([]);
    expect(second.topics.map(({ id }) => id)).not.toContain(last?.id);
    expect((await list('unanswered')).pinned).toEqual([]);
    await db.query('update public.topics set pinned = false');
  });

  it('shows nobody what is held, its author and moderators neither', async () => {
    await rest(db);
    await db.query('update public.community_profiles set first_posts_approved = 0 where id = $1', [owner]);
    const { id, state } = await ask(db, 'owner');
    expect(state).toBe('pending');
    await makeStaff(db, 'full_admin', 'full_admin');
    for (const who of ['anon', 'owner', 'other', 'full_admin'] as const)
      expect((await list('new', { limit: 50 }, who)).topics.map((row) => row.id)).not.toContain(id);
    expect(await callAs<Whole | null>(db, 'other', 'community_topic', id)).toBeNull();
    expect(await callAs<Whole | null>(db, 'anon', 'community_topic', id)).toBeNull();
    expect((await callAs<Whole>(db, 'owner', 'community_topic', id)).topic.state).toBe('pending');
    await db.query('delete from public.topics where id = $1', [id]);
    await db.query('update public.community_profiles set first_posts_approved = 2 where id = $1', [owner]);
  });

  it('refuses a place that is none', async () => {
    await expect(
      callAs(db, 'anon', 'community_topics', 'new', ['en'], [], 'yesterday-ish', randomUUID(), 3),
    ).rejects.toMatchObject({ code: 'PT400' });
  });
});

describe('a question', () => {
  it('comes with its answers, the accepted one first, its comments, and what the reader found helpful', async () => {
    await rest(db);
    const { id } = await ask(db, 'owner');
    const answers: string[] = [];
    for (const tail of ['one', 'two', 'three']) {
      await rest(db);
      const text = `I write down the next step before I stop. ${tail}`;
      answers.push(
        (await callAs<{ id: string }>(db, 'other', 'answer_topic', randomUUID(), id, text, 'en')).id,
      );
    }
    await callAs(db, 'owner', 'accept_answer', id, answers[2] ?? '');
    await callAs(db, 'owner', 'vote', 'answer', answers[1] ?? '', true);
    await callAs(db, 'other', 'vote', 'topic', id, true);
    await callAs(db, 'other', 'comment_on', randomUUID(), 'topic', id, 'Under the question.', 'en');
    await callAs(
      db,
      'owner',
      'comment_on',
      randomUUID(),
      'answer',
      answers[0] ?? '',
      'Under an answer.',
      'en',
    );

    const whole = await callAs<Whole>(db, 'other', 'community_topic', id);
    expect(whole.topic).toMatchObject({ id, state: 'answered', voted: true, tags: ['breaks', 'focus'] });
    expect(whole.page.answers.map((each) => [each.id, each.accepted])).toEqual([
      [answers[2], true],
      [answers[1], false],
      [answers[0], false],
    ]);
    expect(whole.comments.map(({ body }) => body)).toEqual(['Under the question.']);
    expect(whole.page.comments.map(({ body }) => body)).toEqual(['Under an answer.']);
    expect(whole.page.voted).toEqual([]);
    expect((await callAs<Whole>(db, 'owner', 'community_topic', id)).page.voted).toEqual([answers[1]]);

    type Answers = Whole['page'];
    const first = await callAs<Answers>(db, 'anon', 'community_answers', id, null, null, null, 1);
    expect(first.answers.map((each) => each.id)).toEqual([answers[2], answers[1]]);
    const last = first.answers.at(-1);
    const next = await callAs<Answers>(
      db,
      'anon',
      'community_answers',
      id,
      last?.votes ?? 0,
      last?.created_at ?? '',
      last?.id ?? '',
      1,
    );
    expect(next.answers.map((each) => each.id)).toEqual([answers[0]]);
  });

  it('is listed with all else to who wrote it, and to nobody besides', async () => {
    type Own = { kind: string; title: string; body: string };
    const mine = (who: Person) => callAs<Own>(db, who, 'my_community_posts', null, null, 1);
    expect(await mine('other')).toMatchObject({ kind: 'comment', body: 'Under the question.' });
    expect(await mine('owner')).toMatchObject({ kind: 'comment', body: 'Under an answer.' });
    await expect(mine('spare')).rejects.toThrow('no row');
  });
});
