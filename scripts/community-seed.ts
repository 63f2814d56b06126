/**
 * Prints the migration that puts the starter questions of src/content/community/seed-topics into the database. After a
 * change of the files: npm run seed:community > supabase/migrations/<time>_community_starter_questions.sql
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Language, languageCodes } from '../src/config/languages.ts';
import { starterQuestions } from '../src/lib/community/starter-questions.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const jsonOf = <Content>(path: string): Content => JSON.parse(readFileSync(fileOf(path), 'utf8'));

export interface StarterText {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Markdown of posts; {{support}} is where the support line of the product stands. */
  readonly answer: string;
}

export const starterTexts = (language: Language): readonly StarterText[] => {
  const { support } = jsonOf<{ support: string }>(`i18n/locales/${language}/common.json`);
  return jsonOf<StarterText[]>(`content/community/seed-topics/${language}.json`).map((each) => ({
    ...each,
    answer: each.answer.replace('{{support}}', support),
  }));
};

/** The same everywhere and for good: from what it is about and its language. */
export function starterId(kind: 'topic' | 'answer', id: string, language: Language): string {
  const digest = createHash('md5').update(`starter ${kind} ${id} ${language}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const row = (...values: string[]): string => `  (${values.map(quoted).join(', ')})`;

/** Written on one day, one minute after another from the last to the first, so that lists by time begin with the first. */
const askedAt = (n: number): string => new Date(Date.UTC(2026, 10, 28, 8) - n * 60_000).toISOString();

export function starterMigration(): string {
  const rows: string[] = [];
  starterQuestions.forEach(({ id, tags }, n) => {
    for (const language of languageCodes) {
      const text = starterTexts(language).find((each) => each.id === id);
      if (!text) throw new Error(`no ${id} in ${language}`);
      const [topic, answer] = [starterId('topic', id, language), starterId('answer', id, language)];
      const words = [text.title, text.body, text.answer];
      rows.push(row(topic, answer, language, askedAt(n), `{${tags.join()}}`, ...words));
    }
  });
  return `-- Printed by scripts/community-seed.ts from src/content/community/seed-topics: questions to begin with, each with an answer of
-- the team. Nobody accepted it and nobody voted: what members say counts. What staff changed meanwhile stays.
create temporary table starters as
select s.topic::uuid, s.answer::uuid, s.lang, s.at::timestamptz, s.slugs::text[], s.title, s.body, s.said
from (values
${rows.join(',\n')}
) as s (topic, answer, lang, at, slugs, title, body, said);

-- Counted and indexed here, once: row by row it would hold up the first start.
alter table public.topics disable trigger user;
alter table public.topic_tags disable trigger user;
alter table public.answers disable trigger user;

insert into public.topics
  (id, title, body, lang, created_at, last_activity_at, state, is_seed, answer_count, answerers, hot, search)
select s.topic, s.title, s.body, s.lang, s.at, s.at, 'open', true, 1, 1, private.hot_of(s.at, 0, 1, false),
  private.search_words(s.lang, s.title, 'A')
    || private.search_words(s.lang, (
      select string_agg((g.names ->> s.lang) || ' ' || g.slug, ' ' order by g.slug)
      from public.tags g where g.slug = any (s.slugs)), 'B')
    || private.search_words(s.lang, s.body, 'C')
    || private.search_words(s.lang, left(s.said, 2000), 'D')
from starters s
on conflict (id) do nothing;

insert into public.topic_tags (topic_id, tag_id)
select s.topic, g.id from starters s join public.tags g on g.slug = any (s.slugs)
on conflict (topic_id, tag_id) do nothing;

insert into public.answers (id, topic_id, body, lang, created_at, state, is_seed, search)
select s.answer, s.topic, s.said, s.lang, s.at, 'visible', true, private.search_words(s.lang, left(s.said, 2000), 'D')
from starters s
on conflict (id) do nothing;

alter table public.topics enable trigger user;
alter table public.topic_tags enable trigger user;
alter table public.answers enable trigger user;

-- Where they stood already with other words of ours.
update public.topics t set title = s.title, body = s.body
from starters s
where t.id = s.topic and t.edited_at is null and (t.title, t.body) is distinct from (s.title, s.body);
update public.answers a set body = s.said
from starters s
where a.id = s.answer and a.edited_at is null and a.body is distinct from s.said;
drop table starters;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(starterMigration());
}
