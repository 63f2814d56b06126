/** Many at the same moment, in real sessions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looseWords } from '../../src/lib/community/holds.ts';
import { outsideLinks } from '../../src/lib/community/links.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { answer, ask, callAs, join, type Post, words } from './support/community.ts';
import { answersOf, installTried, plain } from './support/community-texts.ts';
import { insertPeople } from './support/database.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';

const at = <T>(n: number, fn: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, (_, index) => fn(index)));
const done = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
const refusals = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));

const sorted = (answer: string): string[] => JSON.parse(answer.slice('ok: '.length)).toSorted();

describe('at the same moment', () => {
  let server: MigratedServer;
  let db: OpenedDb;
  beforeAll(async () => {
    server = await startMigratedServer();
    db = server.db;
    await db.tx(insertPeople);
    for (const person of ['owner', 'other', 'spare'] as const) await join(db, person);
  });
  afterAll(() => server.stop());

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
});
