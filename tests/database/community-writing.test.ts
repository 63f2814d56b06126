/** Asking, answering, voting and taking back: who may, when, and under which code it is refused. */
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
  words,
} from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
let other: string;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  other = await join(db, 'other');
});

const standing = (profile: string, value: string, until: string | null = null) =>
  db.query(
    `update public.community_profiles set standing = $2, standing_until = now() + $3::interval where id = $1`,
    [profile, value, until],
  );
const hoursPass = (table: string, id: string, hours: number) =>
  db.query(`update public.${table} set created_at = created_at - make_interval(hours => $2) where id = $1`, [
    id,
    hours,
  ]);

describe('a question', () => {
  it('is shown at once to visitors after two approved posts, with its tags', async () => {
    const post = await ask(db, 'owner');
    expect(post.state).toBe('open');
    const rows = await asActor(
      db,
      'anon',
      `select t.author_profile_id as author, array_agg(g.slug order by g.slug) as tags
       from public.topics t join public.topic_tags x on x.topic_id = t.id join public.tags g on g.id = x.tag_id
       where t.id = $1 group by 1`,
      [post.id],
    );
    expect(rows).toEqual([{ author: owner, tags: ['breaks', 'focus'] }]);
  });

  it('waits for review while its author is new here, seen by its author and by moderators', async () => {
    await join(db, 'spare', { held: true });
    const { id, state } = await ask(db, 'spare');
    expect(state).toBe('pending');
    const seen = async (actor: Person | 'anon') =>
      (await asActor(db, actor, 'select id from public.topics where id = $1', [id])).length;
    await makeStaff(db, 'education_admin', 'education_admin');
    expect(await Promise.all([seen('anon'), seen('other'), seen('spare'), seen('education_admin')])).toEqual([
      0, 0, 1, 1,
    ]);
  });

  it('sent twice is one, and an id of somebody else tells nothing', async () => {
    const body = words('once');
    const first = await ask(db, 'owner', body);
    expect(await ask(db, 'owner', body, first.id)).toEqual(first);
    expect(await db.query('select count(*)::int as n from public.topics')).toEqual([{ n: 1 }]);
    expect(await codeOf(ask(db, 'other', body, first.id))).toBe('invalid_state');
  });

  it('takes 1 to 5 tags that there are', async () => {
    const tagged = (...tags: string[]) =>
      codeOf(callAs(db, 'owner', 'ask', randomUUID(), 'How do I start on time?', words(), 'en', tags));
    expect(await tagged()).toBe('tag_count');
    expect(await tagged('focus', 'no-such-tag')).toBe('tag_count');
    expect(await tagged('focus', 'sleep', 'breaks', 'habits', 'work', 'study')).toBe('tag_count');
    expect(await db.query('select id from public.topics')).toEqual([]);
  });

  it('is limited to one an hour for new members, and says when', async () => {
    await ask(db, 'owner');
    const error = await ask(db, 'owner').catch((e: Error & { detail?: string }) => e);
    expect(error).toMatchObject({ message: 'rate_limited', code: 'PT429' });
    expect(Number((error as { detail?: string }).detail)).toBeGreaterThan(3590);
  });

  it('with a text that stands elsewhere already is held', async () => {
    await ask(db, 'owner', words('the same words everywhere'));
    expect((await ask(db, 'other', words('the same words everywhere'))).state).toBe('pending');
  });

  it('needs a profile and a standing', async () => {
    expect(await codeOf(ask(db, 'spare'))).toBe('no_profile');
    expect(await codeOf(callAs(db, 'anon', 'ask', randomUUID(), 'x', 'y', 'en', []))).toMatch(/^42501/);
    await standing(owner, 'silenced', '1 day');
    expect(await codeOf(ask(db, 'owner'))).toBe('silenced');
    await standing(owner, 'suspended', null);
    expect(await codeOf(ask(db, 'owner'))).toBe('suspended');
    await standing(other, 'silenced', '-1 minute');
    expect((await ask(db, 'other')).state).toBe('open');
  });
});

describe('an answer', () => {
  it('is given to what is shown, and not to what is locked, held or deleted', async () => {
    const { id } = await ask(db, 'owner');
    expect((await answer(db, 'other', id)).state).toBe('visible');
    for (const [state, code] of [
      ['locked', 'locked'],
      ['hidden', 'not_found'],
    ] as const) {
      await db.query(`update public.topics set state = $2 where id = $1`, [id, state]);
      expect(await codeOf(answer(db, 'other', id)), state).toBe(code);
      expect(await codeOf(comment(db, 'other', 'topic', id)), state).toBe(code);
    }
    expect(await codeOf(answer(db, 'other', randomUUID()))).toBe('not_found');
  });

  it('is refused to whom the author blocked, as are comments and votes; the other way round it is not', async () => {
    const mine = await ask(db, 'owner');
    const theirs = await ask(db, 'other');
    await callAs(db, 'owner', 'block_member', other);
    expect(await codeOf(answer(db, 'other', mine.id))).toBe('blocked');
    expect(await codeOf(comment(db, 'other', 'topic', mine.id))).toBe('blocked');
    expect(await codeOf(callAs(db, 'other', 'vote', 'topic', mine.id, true))).toBe('blocked');
    expect((await answer(db, 'owner', theirs.id)).state).toBe('visible');
    // Who is blocked reads on and is not told.
    expect(await asActor(db, 'other', 'select id from public.topics where id = $1', [mine.id])).toHaveLength(
      1,
    );
    expect(await asActor(db, 'other', 'select id from public.blocks')).toEqual([]);
    expect(await callAs(db, 'owner', 'block_member', other, false)).toBe(true);
    expect((await answer(db, 'other', mine.id)).state).toBe('visible');
  });

  it('is accepted by who asked, an own one after a day, and taken back', async () => {
    const { id } = await ask(db, 'owner');
    const theirs = await answer(db, 'other', id);
    const mine = await answer(db, 'owner', id);
    expect(await codeOf(callAs(db, 'other', 'accept_answer', id, theirs.id))).toBe('not_allowed');
    expect(await codeOf(callAs(db, 'owner', 'accept_answer', id, mine.id))).toBe('too_early');
    expect(await callAs(db, 'owner', 'accept_answer', id, theirs.id)).toMatchObject({ state: 'answered' });
    await hoursPass('answers', mine.id, 25);
    expect(await callAs(db, 'owner', 'accept_answer', id, mine.id)).toMatchObject({ state: 'answered' });
    expect(await callAs(db, 'owner', 'accept_answer', id, null)).toMatchObject({ state: 'open' });
    expect(await codeOf(callAs(db, 'owner', 'accept_answer', id, randomUUID()))).toBe('not_found');
  });

  it('that was accepted and is deleted leaves its question open', async () => {
    const { id } = await ask(db, 'owner');
    const theirs = await answer(db, 'other', id);
    await callAs(db, 'owner', 'accept_answer', id, theirs.id);
    await callAs(db, 'other', 'delete_post', 'answer', theirs.id);
    expect(await db.query('select state, accepted_answer_id as a from public.topics')).toEqual([
      { state: 'open', a: null },
    ]);
  });
});

describe('a vote', () => {
  it('is given once to posts of others, and taken back', async () => {
    const { id } = await ask(db, 'owner');
    const vote = (person: Person, on: boolean) => callAs(db, person, 'vote', 'topic', id, on);
    expect(await vote('other', true)).toEqual({ voted: true, votes: 1 });
    expect(await vote('other', true)).toEqual({ voted: true, votes: 1 });
    expect(await vote('other', false)).toEqual({ voted: false, votes: 0 });
    expect(await codeOf(vote('owner', true))).toBe('own_vote');
    await standing(other, 'silenced');
    expect(await codeOf(vote('other', true))).toBe('silenced');
  });

  it('given and taken back again and again meets the limit', async () => {
    const { id } = await ask(db, 'owner');
    for (let n = 0; n < 10; n += 1) {
      await callAs(db, 'other', 'vote', 'topic', id, true);
      await callAs(db, 'other', 'vote', 'topic', id, false);
    }
    expect(await codeOf(callAs(db, 'other', 'vote', 'topic', id, true))).toBe('rate_limited');
  });

  it('goes to nothing that is not shown', async () => {
    const { id } = await ask(db, 'owner');
    await db.query(`update public.topics set state = 'hidden' where id = $1`, [id]);
    expect(await codeOf(callAs(db, 'other', 'vote', 'topic', id, true))).toBe('not_found');
    expect(await codeOf(callAs(db, 'other', 'vote', 'comment', id, true))).toBe('not_found');
  });
});

describe('written straight into the tables', () => {
  it.each(['topics', 'answers', 'comments', 'votes', 'blocks', 'reports', 'community_profiles'])(
    '%s take nothing',
    async (table) => {
      for (const sql of [`insert into public.${table} default values`, `delete from public.${table}`]) {
        await expect(asActor(db, 'owner', sql)).rejects.toMatchObject({ code: '42501' });
      }
      await expect(
        asActor(db, 'owner', `update public.${table} set created_at = now()`),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('no account is named by a function', async () => {
    await ask(db, 'owner');
    const told = await Promise.all([
      callAs(db, 'owner', 'my_community_profile'),
      callAs(db, 'other', 'community_cards', [owner]),
      callAs(db, 'anon', 'community_cards', [owner, other]),
    ]);
    expect(JSON.stringify(told)).not.toContain(personIds.owner);
    expect(told[1]).toMatchObject({ handle: 'quiet-river', premium: false, team: false, new_here: true });
  });
});
