/** What is counted by triggers is what counting anew gives, whatever happened in whatever order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { count } from '../support/counts.ts';
import { emptyCommunity, join } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { insertFixtures } from './support/rows.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const one = async <T>(sql: string, ...params: (string | number | boolean)[]): Promise<T> =>
  Object.values((await db.query(sql, params))[0] ?? {})[0] as T;

describe('the order of lists', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 0, 0, false, 0],
    ['2026-01-02T00:00:00Z', 1, 0, false, 2],
    ['2026-11-20T13:00:00Z', 7, 3, true, 327.62913],
    ['2026-11-19T13:00:00Z', 100, 45, false, 329.46053],
    ['2025-12-31T12:00:00Z', 3, 0, false, 1.5],
  ])('of %s with %i votes and %i answers', async (at, votes, answers, accepted, hot) => {
    const value = await one<string>(
      'select private.hot_of($1, $2, $3, $4)::text',
      at,
      votes,
      answers,
      accepted,
    );
    expect(Number(value)).toBeCloseTo(hot, 5);
  });
});

describe('words of the search', () => {
  it.each([
    ['注意力训练', ['注意', '意力', '力训', '训练']],
    ['集中 力', ['集中', '力']],
    ['ADHD と 集中力', ['と', '集中', '中力']],
    ['집중력 훈련', ['집중', '중력', '훈련']],
    ['focus only', []],
    ['ｶﾀｶﾅ test', ['カタ', 'タカ', 'カナ']],
  ])('%s are pairs of signs', async (text, pairs) => {
    expect(await one('select private.sign_pairs($1)', text)).toEqual(pairs);
  });

  it.each([
    ['en', 'Coming back after interruptions', `to_tsquery('english', 'interruption')`],
    ['pl', 'Jak wrócić do zadania żółtego', `to_tsquery('simple', 'wrocic & zoltego')`],
    ['ru', 'Как вернуться к делам', `to_tsquery('russian', 'дела')`],
    ['ja', '集中力を取り戻す', `to_tsquery('simple', '取り & 集中')`],
    ['ko', '집중력 훈련 ADHD', `to_tsquery('simple', '중력 & adhd')`],
  ])('in %s are found', async (lang, text, query) => {
    expect(await one(`select private.search_words($1, $2, 'A') @@ ${query}`, lang, text)).toBe(true);
  });
});

/** A generator of its own for each seed (mulberry32), so that a failure can be had again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Everything that is kept by triggers, against what its rows say. */
const wrong = `
  select t.id, t.votes, t.answer_count, t.answerers, t.hot, t.last_activity_at, t.state, counted.*
  from public.topics t
  cross join lateral (
    select
      (select count(*) from public.votes v where v.post_kind = 'topic' and v.post_id = t.id) as "votes!",
      count(*) as "answer_count!",
      count(distinct coalesce(a.author_profile_id, a.id)) filter (
        where a.author_profile_id is null or a.author_profile_id is distinct from t.author_profile_id) as "answerers!",
      greatest(t.created_at, max(a.created_at), (
        select max(c.created_at) from public.comments c where c.state = 'visible' and (c.topic_id = t.id
          or c.answer_id in (select v.id from public.answers v where v.topic_id = t.id and v.state = 'visible')))) as "latest!"
    from public.answers a where a.topic_id = t.id and a.state = 'visible'
  ) counted
  where (t.votes, t.answer_count, t.answerers, t.last_activity_at)
      is distinct from ("votes!", "answer_count!", "answerers!", "latest!")
    or t.hot <> private.hot_of(t.created_at, t.votes, t.answerers, t.accepted_answer_id is not null)
    or (t.state = 'answered') is distinct from (t.accepted_answer_id is not null) and t.state in ('open', 'answered')
    or exists (select from public.answers a where a.topic_id = t.id and a.votes <> (
      select count(*) from public.votes v where v.post_kind = 'answer' and v.post_id = a.id))
    or exists (select from public.answers a where a.id = t.accepted_answer_id and a.state <> 'visible')`;
/** The words as they would be if the question were written now; where they stand depends on how the parts are joined. */
const stale = `
  select t.id from public.topics t
  where strip(t.search) is distinct from strip(
    private.search_words(t.lang, t.title, 'A')
    || private.search_words(t.lang, coalesce((
      select string_agg(coalesce(g.names ->> t.lang, g.slug) || ' ' || g.slug, ' ' order by g.slug)
      from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = t.id), ''), 'B')
    || private.search_words(t.lang, t.body, 'C')
    || private.search_words(t.lang, coalesce((
      select string_agg(a.body, ' ' order by a.created_at, a.id) from public.answers a
      where a.topic_id = t.id and a.state = 'visible'), ''), 'D'))`;

describe('after random actions', () => {
  const actions = count(2_000, 5_000);

  it(`${actions} of them, votes, answers, activity, order and words are as counted anew`, async () => {
    await emptyCommunity(db);
    const people: string[] = [];
    for (const person of ['owner', 'other', 'spare', 'orders_admin', 'payments_admin'] as const) {
      people.push(await join(db, person));
    }
    const random = randomOf(20_261_128);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const anyOf = (table: string) =>
      `(select id from public.${table} order by md5(id::text || ${random(1_000_000)}) limit 1)`;
    const author = () => (random(8) === 0 ? 'null' : `'${pick(people)}'`);
    const lang = () => pick(['en', 'pl', 'ja']);
    const text = () =>
      `What helps ${pick(['you', 'me', 'us'])} to come back ${pick(['early', '集中力を取り戻す', 'później'])} ${random(1000)}`;
    const uuid = () => `('00000000-0000-4000-8000-' || lpad('${random(2 ** 31)}', 12, '0'))::uuid`;
    const at = () => `timestamptz '2026-11-01' + interval '${random(2_000_000)} seconds'`;
    const steps: readonly (() => string)[] = [
      () =>
        `insert into public.topics (id, author_profile_id, title, body, lang, state, created_at, last_activity_at)
         values (${uuid()}, ${author()}, 'Coming back ${random(1000)}', '${text()}', '${lang()}', 'open', ${at()}, '2026-01-01')`,
      () =>
        `insert into public.answers (id, topic_id, author_profile_id, body, lang, state, created_at)
         select ${uuid()}, id, ${author()}, '${text()}', lang, '${pick(['visible', 'pending'])}', ${at()}
         from public.topics where id = ${anyOf('topics')}`,
      () =>
        `insert into public.comments (id, topic_id, author_profile_id, body, lang, state, created_at)
         select ${uuid()}, id, ${author()}, '${text()}', 'en', 'visible', ${at()} from public.topics where id = ${anyOf('topics')}`,
      () =>
        `insert into public.comments (id, answer_id, author_profile_id, body, lang, state, created_at)
         select ${uuid()}, id, ${author()}, '${text()}', 'en', 'visible', ${at()} from public.answers where id = ${anyOf('answers')}`,
      () =>
        `insert into public.votes (profile_id, post_kind, post_id)
         select '${pick(people)}', 'topic', id from public.topics where id = ${anyOf('topics')} on conflict do nothing`,
      () =>
        `insert into public.votes (profile_id, post_kind, post_id)
         select '${pick(people)}', 'answer', id from public.answers where id = ${anyOf('answers')} on conflict do nothing`,
      () => `delete from public.votes where id = ${anyOf('votes')}`,
      () =>
        `update public.topics t set state = 'answered', accepted_answer_id = a.id from public.answers a
         where a.id = ${anyOf('answers')} and a.state = 'visible' and t.id = a.topic_id and t.state in ('open', 'answered')`,
      () =>
        `update public.answers set state = 'visible' where id = ${anyOf('answers')} and state in ('pending', 'hidden')`,
      () => `update public.answers set state = 'hidden' where id = ${anyOf('answers')} and state = 'visible'`,
      () =>
        `update public.answers set state = 'deleted', deleted_at = now(), deleted_by = 'author'
         where id = ${anyOf('answers')} and state <> 'deleted'`,
      () => `update public.answers set body = '${text()}' where id = ${anyOf('answers')}`,
      () => `update public.topics set title = 'Coming back ${random(1000)}' where id = ${anyOf('topics')}`,
      () => `update public.answers set author_profile_id = null where id = ${anyOf('answers')}`,
      () => `update public.topics set author_profile_id = null where id = ${anyOf('topics')}`,
      () =>
        `update public.comments set state = 'hidden' where id = ${anyOf('comments')} and state = 'visible'`,
      () =>
        `insert into public.topic_tags (topic_id, tag_id) values (${anyOf('topics')}, ${anyOf('tags')}) on conflict do nothing`,
      () => `delete from public.topic_tags where id = ${anyOf('topic_tags')}`,
      () => (random(4) === 0 ? `delete from public.answers where id = ${anyOf('answers')}` : 'select 1'),
      () => (random(4) === 0 ? `delete from public.comments where id = ${anyOf('comments')}` : 'select 1'),
      () => (random(8) === 0 ? `delete from public.topics where id = ${anyOf('topics')}` : 'select 1'),
    ];
    const first = steps[0] as () => string;
    const run = async (query: Query) => {
      for (let n = 0; n < 30; n += 1) await query(first());
      for (let n = 0; n < actions; n += 1) await query((random(60) === 0 ? first : pick(steps.slice(1)))());
    };
    await db.tx(run);
    expect(await db.query(wrong)).toEqual([]);
    const busy = await one<number>(
      'select count(*)::int from public.topics where votes > 0 and answer_count > 0',
    );
    expect(busy).toBeGreaterThan(3);
    expect(await db.query(stale)).toEqual([]);
  }, 120_000);

  it('a question that loses its author counts own answers among those of others', async () => {
    await emptyCommunity(db);
    const owner = await join(db, 'owner');
    const topic = '00000000-0000-4000-8000-0000000000aa';
    await db.query(
      `insert into public.topics (id, author_profile_id, title, body, lang, state)
       values ($1, $2, 'A title that is fine', 'A text that is long enough', 'en', 'open')`,
      [topic, owner],
    );
    await db.query(
      `insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
       values (gen_random_uuid(), $1, $2, 'An answer that is long enough', 'en', 'visible')`,
      [topic, owner],
    );
    const answerers = () => one('select answerers from public.topics where id = $1', topic);
    expect(await answerers()).toBe(0);
    await db.query('update public.topics set author_profile_id = null where id = $1', [topic]);
    expect(await answerers()).toBe(1);
    expect(await db.query(wrong)).toEqual([]);
  });

  it('an account that goes takes its votes along, and the counts follow', async () => {
    await emptyCommunity(db);
    await db.tx(insertFixtures);
    await db.query('delete from auth.users where email = $1', ['other@example.com']);
    expect(await db.query(wrong)).toEqual([]);
  });
});
