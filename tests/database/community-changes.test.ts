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
  type Post,
  rest,
  words,
} from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
let owner: string;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  await join(db, 'other');
});

const stateOf = async (table: string, id: string) =>
  (await db.query<{ state: string }>(`select state from public.${table} where id = $1`, [id]))[0]?.state;
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
const versionOf = (post: Post) => post.version;

describe('changing a post', () => {
  const edit = (person: Person, post: Post, body: string, version = versionOf(post)) =>
    callAs<Post>(db, person, 'edit_topic', post.id, version, 'How do I come back to a task?', body, null);

  it('keeps the earlier version for staff, and sent again it is one change', async () => {
    const post = await ask(db, 'owner', words('first'));
    const body = words('second');
    const changed = await edit('owner', post, body);
    expect(changed.version).toBe(post.version + 1);
    expect(await edit('owner', post, body)).toEqual(changed);
    expect(await db.query('select version, body, edited_by from public.revisions')).toEqual([
      { version: 1, body: words('first'), edited_by: owner },
    ]);
    expect(await asActor(db, 'owner', 'select * from public.revisions')).toEqual([]);
  });

  it('of two at once the second learns of the first', async () => {
    const post = await ask(db, 'owner', words('first'));
    await edit('owner', post, words('second'));
    expect(await codeOf(edit('owner', post, words('third')))).toBe('version_conflict');
  });

  it('is for its author, for seven days, while it is not locked', async () => {
    const post = await ask(db, 'owner', words('first'));
    expect(await codeOf(edit('other', post, words('taken over')))).toBe('not_allowed');
    await db.query(`update public.topics set state = 'locked' where id = $1`, [post.id]);
    expect(await codeOf(edit('owner', post, words('second'), 2))).toBe('locked');
    await db.query(`update public.topics set state = 'open' where id = $1`, [post.id]);
    await hoursPass('topics', post.id, 7 * 24 + 1);
    expect(await codeOf(edit('owner', post, words('second'), 3))).toBe('not_allowed');
  });

  it('leaves the title to staff once others have answered', async () => {
    const post = await ask(db, 'owner', words('first'));
    await answer(db, 'other', post.id);
    const retitle = callAs(
      db,
      'owner',
      'edit_topic',
      post.id,
      1,
      'Which pills do you like?',
      words('first'),
      null,
    );
    expect(await codeOf(retitle)).toBe('not_allowed');
  });

  it('into something else is held again, for somebody new', async () => {
    const post = await ask(db, 'owner', words('first'));
    const advert = 'Buy our wonderful coaching course today, cheap and quick, offers end on Sunday evening!';
    expect(await edit('owner', post, advert)).toMatchObject({ state: 'hidden' });
    expect(await db.query('select by_system, target_id, priority from public.reports')).toEqual([
      { by_system: true, target_id: post.id, priority: 'high' },
    ]);
  });

  it('of an answer goes the same way', async () => {
    const { id } = await ask(db, 'owner');
    const given = await answer(db, 'other', id, 'A note with one next action helps me most.');
    const change = (person: Person, body: string, version: number) =>
      callAs<Post>(db, person, 'edit_answer', given.id, version, body);
    expect(await codeOf(change('owner', 'Something quite different was said here.', 1))).toBe('not_allowed');
    const body = 'A note with one next action helps me most of all.';
    expect(await change('other', body, 1)).toMatchObject({ version: 2, state: 'visible' });
    expect(await change('other', body, 1)).toMatchObject({ version: 2 });
    expect(await codeOf(change('other', 'A note with one next action helps me a lot.', 1))).toBe(
      'version_conflict',
    );
    expect(await change('other', 'Cheap essays for everybody, write to us for prices.', 2)).toMatchObject({
      state: 'hidden',
    });
  });
});

describe('taking back', () => {
  it('a question goes while nobody else has answered, and stays away from everybody but staff', async () => {
    const post = await ask(db, 'owner');
    await answer(db, 'owner', post.id);
    expect(await callAs(db, 'owner', 'delete_post', 'topic', post.id)).toMatchObject({ state: 'deleted' });
    expect(await callAs(db, 'owner', 'delete_post', 'topic', post.id)).toMatchObject({ state: 'deleted' });
    expect(await asActor(db, 'owner', 'select id from public.topics')).toEqual([]);
    expect(await asActor(db, 'anon', 'select id from public.answers')).toEqual([]);
    expect(await codeOf(callAs(db, 'other', 'delete_post', 'topic', post.id))).toBe('not_found');
  });

  it('a question with answers of others keeps them; its author may take the name off', async () => {
    const post = await ask(db, 'owner');
    await answer(db, 'other', post.id);
    expect(await codeOf(callAs(db, 'owner', 'delete_post', 'topic', post.id))).toBe('has_answers');
    expect(await callAs(db, 'owner', 'detach_post', 'topic', post.id)).toMatchObject({ state: 'open' });
    expect(await db.query('select author_profile_id as a from public.topics')).toEqual([{ a: null }]);
    expect(await codeOf(callAs(db, 'owner', 'delete_post', 'topic', post.id))).toBe('not_allowed');
  });

  it('is refused for posts of others and for what has changed meanwhile', async () => {
    const post = await ask(db, 'owner');
    const given = await answer(db, 'other', post.id);
    expect(await codeOf(callAs(db, 'owner', 'delete_post', 'answer', given.id))).toBe('not_allowed');
    expect(await codeOf(callAs(db, 'other', 'delete_post', 'answer', given.id, 9))).toBe('version_conflict');
    const line = await comment(db, 'owner', 'answer', given.id);
    expect(await codeOf(callAs(db, 'other', 'detach_post', 'comment', line.id))).toBe('not_allowed');
    expect(await callAs(db, 'owner', 'detach_post', 'comment', line.id)).toMatchObject({ state: 'visible' });
    expect(await stateOf('comments', line.id)).toBe('visible');
  });

  it('works whatever the standing', async () => {
    const post = await ask(db, 'owner');
    await standing(owner, 'suspended');
    expect(await callAs(db, 'owner', 'delete_post', 'topic', post.id)).toMatchObject({ state: 'deleted' });
  });

  it('name and post stay counted: whoever takes a post back has used the hour', async () => {
    const post = await ask(db, 'owner');
    await callAs(db, 'owner', 'detach_post', 'topic', post.id);
    expect(await codeOf(ask(db, 'owner'))).toBe('rate_limited');
    await rest(db, 'owner');
    expect((await ask(db, 'owner')).state).toBe('open');
  });
});
