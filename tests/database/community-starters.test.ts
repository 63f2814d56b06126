/** Questions of the team as they stand in a new database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { starterId } from '../../scripts/community-seed.ts';
import { languageCodes } from '../../src/config/languages.ts';
import { starterQuestions } from '../../src/lib/community/starter-questions.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs } from './support/community.ts';
import { migrationsFolder, openTestDatabase } from './support/database.ts';

const migration = readFileSync(
  join(migrationsFolder, '20261128220100_community_starter_questions.sql'),
  'utf8',
);

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});

const stored = () =>
  db.query(`select t.id, t.title, t.body, t.state, t.answer_count, t.answerers, t.hot, t.search::text, t.last_activity_at, t.version,
      (select jsonb_agg(jsonb_build_array(a.id, a.body, a.search::text)) from public.answers a where a.topic_id = t.id) as answers
    from public.topics t order by t.id`);

it('they are open in every language, by the team, with one answer and one tag, and nobody voted for them', async () => {
  const rows =
    await db.query(`select t.lang, count(*)::int as topics, bool_and(t.is_seed and t.author_profile_id is null
        and t.state = 'open' and t.votes = 0 and t.accepted_answer_id is null and a.is_seed and a.votes = 0
        and a.author_profile_id is null and a.lang = t.lang and cardinality(t.tags) = 1) as whole
    from (select t.*, array(select x.tag_id from public.topic_tags x where x.topic_id = t.id) as tags from public.topics t) t
    join public.answers a on a.topic_id = t.id group by t.lang order by t.lang`);
  expect(rows).toEqual(
    [...languageCodes].sort().map((lang) => ({ lang, topics: starterQuestions.length, whole: true })),
  );
});

it('they are counted, ordered and found as if members had written them', async () => {
  const before = await stored();
  await db.query('update public.answers set body = body');
  await db.query('select private.refresh_topic(id, true) from public.topics');
  expect(await stored()).toEqual(before);
});

it('a visitor reads them in the order of the list, and none waits for an answer', async () => {
  const page = await callAs<{ topics: { id: string; title: string }[] }>(
    db,
    'visitor' as never,
    'community_topics',
    'new',
    ['en'],
    [],
  );
  expect(page.topics.map(({ id }) => id)).toEqual(
    starterQuestions.map(({ id }) => starterId('topic', id, 'en')),
  );
  const waiting = await callAs<{ topics: unknown[] }>(
    db,
    'visitor' as never,
    'community_topics',
    'unanswered',
    ['en'],
    [],
  );
  expect(waiting.topics).toEqual([]);
});

it('who reads another language beside English finds each once, and in English alone or in all languages everything', async () => {
  const languagesOf = async (...langs: string[]) => {
    const { topics } = await callAs<{ topics: { lang: string }[] }>(
      db,
      'visitor' as never,
      'community_topics',
      'new',
      langs,
      [],
      null,
      null,
      50,
    );
    return [...new Set(topics.map(({ lang }) => lang))].sort();
  };
  expect(await languagesOf('ja', 'en')).toEqual(['ja']);
  expect(await languagesOf('en')).toEqual(['en']);
  expect(await languagesOf('de', 'en', 'fr')).toEqual(['de', 'en', 'fr']);
});

it('they are put in once: a second time changes nothing, and brings back nothing that staff wrote over', async () => {
  const [first = ''] = starterQuestions.map(({ id }) => starterId('topic', id, 'en'));
  await db.query(
    `update public.topics set title = 'A better question than ours', edited_at = now() where id = $1`,
    [first],
  );
  const before = await stored();
  await db.script(migration);
  expect(await stored()).toEqual(before);
});

it('a text of ours that was written anew takes the place of the old one', async () => {
  const id = starterId('topic', starterQuestions[1]?.id ?? '', 'en');
  const [kept] = await db.query<{ title: string }>('select title from public.topics where id = $1', [id]);
  await db.query(`update public.topics set title = 'An older question of the team' where id = $1`, [id]);
  await db.script(migration);
  expect(await db.query('select title from public.topics where id = $1', [id])).toEqual([kept]);
});
