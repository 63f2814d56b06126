/** Who is told of what happens in the community, how often, and of what nobody is told. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { casesOf } from '../lib/community/cases.ts';
import {
  answer,
  ask,
  callAs,
  comment,
  emptyCommunity,
  join,
  makeStaff,
  type Post,
  rest,
} from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { type Person, personIds } from './support/people.ts';

interface Notice {
  kind: string;
  title: string;
  count: number;
  type: string;
  topic: string | null;
  action_url: string | null;
  message: string;
}

let db: OpenedDb;
const { report, decide, moderate, member } = moderationOf(() => db);
const members = ['owner', 'other', 'spare', 'orders_admin', 'payments_admin'] as const;
const profiles: Partial<Record<Person, string>> = {};
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  await db.script(
    'delete from public.notifications; update public.user_settings set notify_community = true',
  );
  for (const person of members) profiles[person] = await join(db, person);
  await join(db, 'education_admin');
  await makeStaff(db, 'education_admin', 'education_admin');
});

const told = (person: Person) =>
  db.query<Notice & Record<string, unknown>>(
    `select kind, title, count, type, topic, action_url, message from public.notifications
     where user_id = $1 order by sorted_at, created_at`,
    [personIds[person]],
  );
const titles = async (person: Person) => (await told(person)).map(({ title, count }) => [title, count]);

describe('a member', () => {
  it('is told of answers by others in one row a day, and of each person once', async () => {
    const topic = await ask(db, 'owner');
    await answer(db, 'owner', topic.id);
    expect(await told('owner')).toEqual([]);
    await answer(db, 'other', topic.id);
    expect(await told('owner')).toEqual([
      {
        kind: 'answer',
        title: 'New answer to your question',
        count: 1,
        type: 'info',
        topic: 'community',
        action_url: `/community-qa/${topic.id}`,
        message: 'How do I come back to a task?',
      },
    ]);
    await answer(db, 'other', topic.id);
    await answer(db, 'spare', topic.id);
    expect(await titles('owner')).toEqual([['2 new answers to your question', 2]]);

    await db.query('update public.notifications set is_read = true');
    await answer(db, 'orders_admin', topic.id);
    await db.query(`update public.notifications set created_at = created_at - interval '25 hours'`);
    await answer(db, 'payments_admin', topic.id);
    expect((await titles('owner')).toSorted()).toEqual([
      ['2 new answers to your question', 2],
      ['New answer to your question', 1],
      ['New answer to your question', 1],
    ]);
  });

  it('is told of an answer that waited when everybody can read it', async () => {
    const topic = await ask(db, 'owner');
    await db.query('update public.community_profiles set first_posts_approved = 0 where id = $1', [
      profiles.other ?? '',
    ]);
    const held = await answer(db, 'other', topic.id);
    expect(held.state).toBe('pending');
    expect(await told('owner')).toEqual([]);
    await moderate('education_admin', 'approve', held, 'answer');
    expect(await titles('owner')).toEqual([['New answer to your question', 1]]);
    // Nothing was done to it that its author has to be told of.
    expect(await told('other')).toEqual([]);
  });

  it('is told of comments on an own post and that an own answer was accepted', async () => {
    const topic = await ask(db, 'owner');
    const given = await answer(db, 'other', topic.id);
    await comment(db, 'spare', 'answer', given.id);
    await comment(db, 'other', 'answer', given.id);
    await callAs(db, 'owner', 'accept_answer', topic.id, given.id);
    expect(await titles('other')).toEqual([
      ['New comment on your post', 1],
      ['Your answer was accepted', 1],
    ]);
    expect(await titles('owner')).toEqual([['New answer to your question', 1]]);
  });

  it('is told of the first helpful vote and the fifth, and not of one that is given again', async () => {
    const topic = await ask(db, 'owner');
    const vote = (person: Person, on = true) => callAs(db, person, 'vote', 'topic', topic.id, on);
    await vote('other');
    await vote('other', false);
    await vote('other');
    expect(await titles('owner')).toEqual([['Members found your post helpful', 1]]);
    for (const person of ['spare', 'orders_admin', 'payments_admin'] as const) await vote(person);
    expect(await titles('owner')).toEqual([['Members found your post helpful', 1]]);
    await vote('education_admin');
    expect(await titles('owner')).toEqual([['Members found your post helpful', 2]]);
  });

  it('hears nothing from somebody they blocked, and nothing that they switched off', async () => {
    const topic = await ask(db, 'owner');
    await callAs(db, 'owner', 'block_member', profiles.other ?? '', true);
    const third = await answer(db, 'spare', topic.id);
    await comment(db, 'other', 'answer', third.id);
    await callAs(db, 'spare', 'block_member', profiles.orders_admin ?? '', true);
    await comment(db, 'orders_admin', 'topic', topic.id);
    expect(await titles('spare')).toEqual([['New comment on your post', 1]]);
    await db.query(
      `insert into public.user_settings (user_id, notify_community) values ($1, false)
       on conflict (user_id) do update set notify_community = false`,
      [personIds.owner],
    );
    await comment(db, 'payments_admin', 'topic', topic.id);
    await answer(db, 'payments_admin', topic.id);
    expect((await titles('owner')).toSorted()).toEqual([
      ['New answer to your question', 1],
      ['New comment on your post', 1],
    ]);
  });
});

describe('a decision', () => {
  it('is told to the person concerned with its reason, whatever was switched off, and what came of the appeal', async () => {
    const topic = await ask(db, 'owner');
    await db.query(
      `insert into public.user_settings (user_id, notify_community) values ($1, false)
       on conflict (user_id) do update set notify_community = false`,
      [personIds.owner],
    );
    await moderate('education_admin', 'hide', topic);
    expect(await told('owner')).toMatchObject([
      {
        kind: 'moderation',
        title: 'A moderator changed your post',
        type: 'warning',
        topic: null,
        action_url: `/community-qa/${topic.id}`,
        message: 'It is about something else.',
      },
    ]);
    await member('education_admin', 'warn', profiles.owner ?? '');
    expect((await told('owner')).at(-1)).toMatchObject({
      kind: 'standing',
      title: 'Your posting rights changed',
      type: 'error',
      topic: null,
      action_url: null,
    });
    const [decision] = await db.query<{ id: string }>(
      `select id from public.moderation_actions where kind = 'hide'`,
    );
    const { id } = await callAs<Post>(
      db,
      'owner',
      'appeal',
      randomUUID(),
      decision?.id ?? '',
      'It was about the question, I think.',
    );
    await makeStaff(db, 'full_admin', 'full_admin');
    await callAs(db, 'full_admin', 'decide_appeal', id, 'overturned', 1, 'It belongs to the question.');
    expect((await told('owner')).at(-1)).toMatchObject({ kind: 'moderation', count: 3 });
  });

  it('on a report is told to who reported as looked at, and no more', async () => {
    const topic = await ask(db, 'owner');
    const { id } = await report('other', topic.id);
    const claimed = await decide('education_admin', id, 'claim', 1);
    expect(await told('other')).toEqual([]);
    await decide('education_admin', id, 'dismiss', claimed.version);
    expect(await told('other')).toEqual([
      {
        kind: 'report',
        title: 'We looked at your report',
        count: 1,
        type: 'info',
        topic: 'community',
        action_url: null,
        message: 'Thank you for telling us.',
      },
    ]);
    expect(await told('owner')).toEqual([]);
  });

  it('is told once however often it is sent, and not at all where it was refused', async () => {
    const topic = await ask(db, 'owner');
    const id = randomUUID();
    await moderate('education_admin', 'hide', topic, 'topic', undefined, id);
    await moderate('education_admin', 'hide', topic, 'topic', undefined, id);
    await expect(moderate('education_admin', 'hide', topic)).rejects.toThrow();
    expect(await titles('owner')).toEqual([['A moderator changed your post', 1]]);
    await rest(db);
  });
});

interface Events {
  blocked?: string[];
  muted?: string[];
  events: { op: 'add' | 'read_all'; at: string; source: string; subject: string; actor: string }[];
}
interface Merged extends Record<string, unknown> {
  count: number;
  is_read: boolean;
  sorted_at: string;
}

describe('news of one kind about one thing', () => {
  // Messages have news of their own when there are messages.
  const cases = casesOf<Events, Merged[]>('notification_dedupe').filter(({ input }) =>
    input.events.every(({ source }) => source !== 'message'),
  );
  it.each(cases)('are merged as the rules say: $id', async ({ input, expected }) => {
    const people: Record<string, Person> = {
      u0: 'owner',
      u1: 'other',
      u2: 'spare',
      u3: 'orders_admin',
      u9: 'payments_admin',
    };
    const profileOf = (name: string) => profiles[people[name] ?? 'owner'] ?? '';
    for (const name of input.blocked ?? []) await callAs(db, 'owner', 'block_member', profileOf(name), true);
    const rows = await db.tx(async (query) => {
      let clock = input.events[0]?.at ?? '';
      for (const { op, at, source, actor } of input.events) {
        // Within a transaction no time goes by: what was before moves back instead.
        await query(
          `update public.notifications set created_at = created_at - $1::interval, sorted_at = sorted_at - $1::interval`,
          [`${(Date.parse(at) - Date.parse(clock)) / 1000} seconds`],
        );
        clock = at;
        await query(
          `insert into public.user_settings (user_id, notify_community) values ($1, $2)
           on conflict (user_id) do update set notify_community = excluded.notify_community`,
          [personIds.owner, !(input.muted ?? []).includes(source)],
        );
        if (op === 'read_all') await query('update public.notifications set is_read = true');
        else
          await query(`select private.tell_member($1, $2, $3, $4, 'Title', null, 'Message', null)`, [
            profileOf('u0'),
            source,
            profileOf('u0'),
            profileOf(actor),
          ]);
      }
      return query<Merged>(
        `select count, is_read, to_char(($1::timestamptz - (now() - sorted_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sorted_at
         from public.notifications order by notifications.sorted_at desc`,
        [clock],
      );
    });
    expect(rows).toEqual(expected.map(({ count, is_read, sorted_at }) => ({ count, is_read, sorted_at })));
  });
});
