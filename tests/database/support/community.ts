/** Members of the community and what they do, by the functions the app calls. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';
import { type Person, personIds } from './people.ts';

type Actor = Person | 'anon' | 'service';
export type Arg = string | number | boolean | null | readonly string[];

/** Calls a function by its place of arguments. */
export const callAs = <T>(db: OpenedDb, actor: Actor, name: string, ...args: readonly Arg[]): Promise<T> =>
  valueAs<T>(
    db,
    actor as Person,
    `select public.${name}(${args.map((_, n) => `$${n + 1}`).join(', ')})`,
    args as never,
  );

/** The code a promise is refused with, or what it answered where it was not. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ answered: value }),
    (error: Error & { code?: string }) =>
      error.code?.startsWith('PT') ? error.message : `${error.code}: ${error.message}`,
  );

/** Names of the people in these tests. */
const handles: Partial<Record<Person, string>> = {
  owner: 'quiet-river',
  other: 'north_wind',
  spare: 'paper-boat',
  orders_admin: 'late-bloomer',
  payments_admin: 'small-steps',
  education_admin: 'kind-reader',
  full_admin: 'open-window',
  master_admin: 'tall-tree',
};

/** Makes a profile. Its first posts count as approved unless `held`. */
export async function join(db: OpenedDb, person: Person, { held = false } = {}): Promise<string> {
  const { id } = await callAs<{ id: string }>(
    db,
    person,
    'create_community_profile',
    handles[person] ?? person,
    'en',
    'nobody',
    true,
    1,
  );
  if (!held) {
    await db.query('update public.community_profiles set first_posts_approved = 2 where id = $1', [id]);
  }
  return id;
}

export async function makeStaff(db: OpenedDb, person: Person, role: string): Promise<void> {
  await db.query(
    `insert into public.admin_roles (user_id, role_type) values ($1, $2) on conflict (user_id, role_type) do update set is_active = true`,
    [personIds[person], role],
  );
}

/** Lets the limits of a person begin anew, as if a day had gone by. */
export const rest = (db: OpenedDb, person?: Person) =>
  db.query(
    `delete from private.community_events e using public.community_profiles p
     where p.id = e.profile_id and ($1::uuid is null or p.user_id = $1)`,
    [person ? personIds[person] : null],
  );

export const words = (tail = '') => `What helps you to come back to a task after a break? ${tail}`.trim();

export interface Post {
  id: string;
  state: string;
  version: number;
}
export const ask = (db: OpenedDb, person: Person, body = words(randomUUID()), id: string = randomUUID()) =>
  callAs<Post>(db, person, 'ask', id, 'How do I come back to a task?', body, 'en', ['focus', 'breaks']);
export const answer = (
  db: OpenedDb,
  person: Person,
  topic: string,
  body = `A note with one next action helps me. ${randomUUID()}`,
  id: string = randomUUID(),
) => callAs<Post>(db, person, 'answer_topic', id, topic, body, 'en');
export const comment = (
  db: OpenedDb,
  person: Person,
  kind: 'topic' | 'answer',
  post: string,
  id: string = randomUUID(),
) => callAs<Post>(db, person, 'comment_on', id, kind, post, 'That is a good idea.', 'en');

/** Everything of the community goes, profiles too. */
export async function emptyCommunity(db: OpenedDb): Promise<void> {
  await db.script(`
    delete from public.moderation_actions; delete from public.reports; delete from public.revisions;
    delete from public.comments; delete from public.answers; delete from public.topics;
    delete from public.community_profiles;`);
}

/** Makes a known member: here for days, with posts, one of which somebody found helpful. */
export async function makeKnown(db: OpenedDb, profile: string, voter: string): Promise<void> {
  await db.query(
    `update public.community_profiles set created_at = now() - interval '9 days' where id = $1`,
    [profile],
  );
  const posts = await db.query<{ id: string }>(
    `insert into public.topics (id, author_profile_id, title, body, lang, state)
     select gen_random_uuid(), $1, 'A title that is fine', 'A text that is long enough ' || n, 'en', 'open'
     from generate_series(1, 3) n returning id`,
    [profile],
  );
  await db.query(`insert into public.votes (profile_id, post_kind, post_id) values ($1, 'topic', $2)`, [
    voter,
    posts[0]?.id ?? null,
  ]);
}
