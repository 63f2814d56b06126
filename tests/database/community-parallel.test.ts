/** Many at the same moment, in real sessions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looseWords } from '../../src/lib/community/holds.ts';
import { outsideLinks } from '../../src/lib/community/links.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  answer,
  ask,
  callAs,
  codeOf,
  comment,
  emptyCommunity,
  join,
  makeKnown,
  makeStaff,
  type Post,
  rest,
  words,
} from './support/community.ts';
import { answersOf, installTried, plain } from './support/community-texts.ts';
import { insertPeople } from './support/database.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';
import { type Person, personIds } from './support/people.ts';

const at = <T>(n: number, fn: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, (_, index) => fn(index)));
const done = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
const refusals = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));

const settled = <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> =>
  Promise.allSettled([promise]).then(([result]) => result);
const sorted = (answer: string): string[] => JSON.parse(answer.slice('ok: '.length)).toSorted();

describe('at the same moment', () => {
  let server: MigratedServer;
  let db: OpenedDb;
  beforeAll(async () => {
    server = await startMigratedServer();
    db = server.db;
    await db.tx(insertPeople);
    await emptyCommunity(db);
    for (const person of ['owner', 'other', 'spare', 'education_admin'] as const) await join(db, person);
  });
  afterAll(() => server.stop());

  const profileOfAccount = async (account: string): Promise<string> =>
    (
      await db.query<{ id: string }>('select id from public.community_profiles where user_id = $1', [account])
    )[0]?.id ?? '';
  const profileOf = (person: Person) => profileOfAccount(personIds[person]);

  /** So many people with accounts and profiles; their accounts. */
  async function crowd(many: number): Promise<string[]> {
    const rows = await db.query<{ id: string }>(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at)
         select u, u || '@example.com', now() from (select gen_random_uuid() as u from generate_series(1, $1)) x returning id
       ), profiles as (
         insert into public.community_profiles (user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version)
         select id, 'p-' || left(id::text, 20), 'en', 'nobody', now(), 1 from people
       )
       select id from people`,
      [many],
    );
    return rows.map(({ id }) => id);
  }
  const asCrowd = (account: string, sql: string, params: readonly string[]) =>
    db.tx(async (query) => {
      await query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify({ sub: account, role: 'authenticated' })],
      );
      return query(sql, [...params]);
    });

  it('and with a locale that knows ASCII alone, texts are cut and read as pages do', async () => {
    await installTried(db);
    const [settings] = await db.query<{ site: string }>('select site from private.community_settings');
    const texts = plain.map((text) => [text]);
    const words = await answersOf(db, 'select to_jsonb(private.loose_words($1[1]))', texts);
    expect(words.map(sorted)).toEqual(plain.map((text) => [...looseWords(text)].toSorted()));
    const links = await answersOf(db, 'select to_jsonb(private.outside_links($1[1]))', texts);
    expect(links.map(sorted)).toEqual(
      plain.map((text) => outsideLinks(text, settings?.site ?? '').toSorted()),
    );
  });

  it('twenty questions of a new member leave one', async () => {
    const results = await at(20, () => ask(db, 'owner'));
    expect(done(results)).toHaveLength(1);
    expect(new Set(refusals(results))).toEqual(new Set(['rate_limited']));
    expect(await db.query('select count(*)::int as n from public.topics')).toEqual([{ n: 1 }]);
  });

  it('the same answer sent twenty times is one', async () => {
    const [topic] = await db.query<{ id: string }>('select id from public.topics');
    const id = randomUUID();
    const body = `A note with one next action helps me. ${randomUUID()}`;
    const results = await at(20, () => answer(db, 'other', topic?.id ?? '', body, id));
    expect(refusals(results)).toEqual([]);
    expect(new Set(done(results).map((post) => JSON.stringify(post))).size).toBe(1);
    expect(await db.query('select answer_count as n from public.topics')).toEqual([{ n: 1 }]);
  });

  it('two hundred votes of one member are one, and count once', async () => {
    const [topic] = await db.query<{ id: string }>('select id from public.topics');
    const results = await at(200, () => callAs(db, 'spare', 'vote', 'topic', topic?.id ?? '', true));
    expect(refusals(results)).toEqual([]);
    expect(await db.query('select votes from public.topics')).toEqual([{ votes: 1 }]);
  });

  it('a question that is taken back while somebody answers ends one way or the other', async () => {
    await db.query('delete from private.community_events');
    const post = await ask(db, 'spare', words(randomUUID()));
    const [deleted, answered] = await Promise.allSettled([
      callAs<Post>(db, 'spare', 'delete_post', 'topic', post.id),
      answer(db, 'other', post.id),
    ]);
    const [row] = await db.query<{ state: string; answers: number }>(
      'select state, answer_count as answers from public.topics where id = $1',
      [post.id],
    );
    expect([deleted, answered].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(row).toEqual(
      deleted?.status === 'fulfilled' ? { state: 'deleted', answers: 0 } : { state: 'open', answers: 1 },
    );
  });

  it('two changes of one version leave the first, and the second is told', async () => {
    await rest(db);
    const post = await ask(db, 'spare', words(randomUUID()));
    const edit = (title: string) =>
      callAs<Post>(db, 'spare', 'edit_topic', post.id, post.version, title, words(title), null);
    const results = await at(6, (n) => edit(`How do I come back, way ${n}?`));
    expect(done(results)).toHaveLength(1);
    expect(new Set(refusals(results))).toEqual(new Set(['version_conflict']));
    expect(
      await db.query('select count(*)::int as n from public.revisions where post_id = $1', [post.id]),
    ).toEqual([{ n: 1 }]);
  });

  it('a block while the other writes lets nothing through that comes after it', async () => {
    await rest(db);
    const post = await ask(db, 'spare', words(randomUUID()));
    const other = await profileOf('other');
    const tries = await Promise.all([
      ...Array.from({ length: 3 }, () => settled(answer(db, 'other', post.id))),
      settled(callAs(db, 'spare', 'block_member', other, true)),
      ...Array.from({ length: 3 }, () => settled(answer(db, 'other', post.id))),
    ]);
    const stored = tries.filter(({ status }) => status === 'fulfilled').length - 1;
    for (const code of refusals(tries)) expect(['blocked', 'rate_limited']).toContain(code);
    await rest(db);
    expect(await codeOf(answer(db, 'other', post.id))).toBe('blocked');
    const [row] = await db.query<{ n: number }>('select answer_count as n from public.topics where id = $1', [
      post.id,
    ]);
    expect(row?.n).toBe(stored);
    await callAs(db, 'spare', 'block_member', other, false);
  });

  it('a standing that changes in the middle of a sentence holds from there on', async () => {
    await rest(db);
    await makeStaff(db, 'education_admin', 'education_admin');
    const person = await profileOf('other');
    const version = (
      await db.query<{ v: number }>('select version as v from public.community_profiles where id = $1', [
        person,
      ])
    )[0]?.v;
    const post = await ask(db, 'spare', words(randomUUID()));
    const tries = await Promise.all([
      // Few enough that no limit of a minute is met, whichever comes first.
      ...Array.from({ length: 2 }, () => settled(comment(db, 'other', 'topic', post.id))),
      settled(
        callAs(
          db,
          'education_admin',
          'moderate_member',
          randomUUID(),
          'silence',
          person,
          version ?? 0,
          null,
          'harassment',
          'Harsh words towards others.',
        ),
      ),
      ...Array.from({ length: 2 }, () => settled(comment(db, 'other', 'topic', post.id))),
    ]);
    expect(tries[2]?.status).toBe('fulfilled');
    for (const code of refusals(tries)) expect(code).toBe('silenced');
    expect(await codeOf(comment(db, 'other', 'topic', post.id))).toBe('silenced');
    const kept = await db.query('select id from public.comments where topic_id = $1', [post.id]);
    expect(kept).toHaveLength(tries.filter(({ status }) => status === 'fulfilled').length - 1);
    const [after] = await db.query<{ v: number }>(
      'select version as v from public.community_profiles where id = $1',
      [person],
    );
    await callAs(
      db,
      'education_admin',
      'moderate_member',
      randomUUID(),
      'lift',
      person,
      after?.v ?? 0,
      null,
      'other',
      '',
    );
  });

  it('two hundred people find one question helpful and each counts once, and its author is told at 1, 5, 25 and 100', async () => {
    await rest(db);
    const post = await ask(db, 'spare', words(randomUUID()));
    const people = await crowd(200);
    const results = await at(200, (n) =>
      asCrowd(people[n] ?? '', 'select public.vote($1, $2, true)', ['topic', post.id]),
    );
    expect(refusals(results)).toEqual([]);
    expect(
      await db.query('select votes, helpful_told as told from public.topics where id = $1', [post.id]),
    ).toEqual([{ votes: 200, told: 100 }]);
    expect(
      await db.query(`select count from public.notifications where kind = 'vote' and subject_id = $1`, [
        post.id,
      ]),
    ).toEqual([{ count: 4 }]);
  });

  it('reports by many new accounts hide nothing, and by three known members hide once', async () => {
    await rest(db);
    const post = await ask(db, 'spare', words(randomUUID()));
    const puppets = await crowd(20);
    const report = (person: string) =>
      asCrowd(person, `select public.report(gen_random_uuid(), 'topic', $1, 'off_topic', '')`, [post.id]);
    expect(refusals(await at(20, (n) => report(puppets[n] ?? '')))).toEqual([]);
    const state = async () =>
      (await db.query('select state from public.topics where id = $1', [post.id]))[0]?.state;
    expect(await state()).toBe('open');
    const known = await crowd(4);
    const voter = await profileOf('owner');
    for (const person of known) await makeKnown(db, await profileOfAccount(person), voter);
    expect(refusals(await at(3, (n) => report(known[n] ?? '')))).toEqual([]);
    expect(await state()).toBe('hidden');
    expect(
      await db.query(
        `select count(*)::int as n from public.moderation_actions where kind = 'hide' and target_id = $1`,
        [post.id],
      ),
    ).toEqual([{ n: 1 }]);
  });
});
