/** A library of a size, the same at every run: every text in every language, and what people read of it. */
import { languageCodes } from '../../src/config/languages.ts';
import { libraryCategories } from '../../src/lib/library/kinds.ts';
import { dice, idOf, vocabulary } from '../community/crowd.ts';

export interface Shelf {
  readonly articles: number;
  readonly people: number;
  /** Texts that each of them began or finished. */
  readonly readEach: number;
}

/** Kinds: 1 accounts, 6 articles. */
export const articleId = (n: number): string => idOf(6, n);

const id = (kind: number, n: string): string =>
  `('0000000${kind}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const list = (names: readonly string[]): string => `array['${names.join("','")}']`;

/** Sentences of a body, each of eleven words; a body says them six times over, which is about as long as an article. */
const sentences = 9;
const said = Array.from({ length: sentences }, (_, k) => `s_${k}.said`).join(` || '. ' || `);
const words = Array.from({ length: sentences }, (_, k) => `s_${k}.words`).join(' || ');
const joined = Array.from(
  { length: sentences },
  (_, k) =>
    `join private.bench_sentences s_${k} on s_${k}.lang = t.lang and s_${k}.n = ${dice('t.n', 60 + k, 400)}`,
).join('\n  ');

/** One in ten is an episode or a post; a third each of the articles belongs to a plan; some are scheduled. */
export function shelfOf({ articles, people, readEach }: Shelf): string {
  const values = Object.entries(vocabulary).map(([lang, all]) => `('${lang}', '${all}')`);
  return `
set session_replication_role = replica;
set maintenance_work_mem = '256MB';
create unlogged table private.bench_words as
  select v.lang, w.word, w.place, count(*) over (partition by v.lang) as many
  from (values ${values.join(', ')}) v (lang, list)
  cross join lateral unnest(string_to_array(v.list, ' ')) with ordinality w (word, place);
create unlogged table private.bench_sentences as
  select l.lang, n, string_agg(w.word, case when l.lang in ('ja', 'zh') then '' else ' ' end order by k) as said
  from (select distinct lang, many from private.bench_words) l
  cross join generate_series(0, 399) n cross join generate_series(1, 11) k
  join private.bench_words w on w.lang = l.lang
    and w.place = 1 + floor(power(${dice('n * 16 + k', 7, 1000)}::numeric / 1000, 2) * l.many)
  group by l.lang, n;
alter table private.bench_sentences add column words tsvector, add primary key (lang, n);
update private.bench_sentences set words = private.search_words(lang, said, 'C');

insert into auth.users (id, email, email_confirmed_at)
  select ${id(1, 'n')}, 'n' || n || '@example.com', now() from generate_series(1, ${people}) n;
insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
  select ${id(1, 'n')}, true, case when n % 2 = 0 then 'plus' else 'premium' end, now() + interval '20 days'
  from generate_series(1, ${people}) n where n % 3 > 0;
insert into public.articles (id, kind, slug, tier, category, state, publish_at, published_at)
  select ${id(6, 'n')}, case when n % 10 = 8 then 'blog' when n % 10 = 9 then 'podcast' else 'article' end, 'text-' || n,
    case when n % 10 >= 8 then 'freemium' else (array['freemium', 'plus', 'premium'])[1 + n % 3] end,
    (${list(libraryCategories)})[1 + n % ${libraryCategories.length}],
    case when n % 50 = 7 then 'archived' else 'published' end,
    now() + interval '20 days' - make_interval(hours => 6 * n), now() - make_interval(hours => 6 * n)
  from generate_series(1, ${articles}) n;
create unlogged table private.bench_texts as
  select n, lang, gen_random_uuid() as id from generate_series(1, ${articles}) n cross join unnest(${list(languageCodes)}) lang;
insert into public.article_texts (id, article_id, lang, status, title, summary, contents, reading_min, search)
  select t.id, ${id(6, 't.n')}, t.lang, 'current', left(s_0.said, 100) || ' ' || t.n, left(s_1.said || ' ' || s_2.said, 280),
    '[{"level": 2, "text": "One"}, {"level": 2, "text": "Two"}, {"level": 2, "text": "Three"}]', 5,
    private.search_words(t.lang, left(s_0.said, 100), 'A') || private.search_words(t.lang, s_1.said, 'B')
  from private.bench_texts t
  join private.bench_sentences s_0 on s_0.lang = t.lang and s_0.n = ${dice('t.n', 50, 400)}
  join private.bench_sentences s_1 on s_1.lang = t.lang and s_1.n = ${dice('t.n', 51, 400)}
  join private.bench_sentences s_2 on s_2.lang = t.lang and s_2.n = ${dice('t.n', 52, 400)};
insert into public.article_bodies (article_text_id, body, transcript, search)
  select t.id, case when t.n % 10 <> 9 then b.body end, case when t.n % 10 = 9 then b.body end, b.words
  from (
    select t.id, t.n, repeat(${said} || E'.\\n\\n', 6) as body, ${words} as words
    from private.bench_texts t
  ${joined}
  ) b join private.bench_texts t on t.id = b.id;
insert into public.article_progress (user_id, article_id, lang, version, percent, position, completed_at, updated_at)
  select ${id(1, 'n')}, ${id(6, `1 + (n * 37 + k * 17) % ${articles}`)}, 'en', 1, least(100, 10 + (n + k) % 100), 'part-2',
    case when 10 + (n + k) % 100 >= 90 then now() - make_interval(hours => k) end, now() - make_interval(hours => k)
  from generate_series(1, ${people}) n cross join generate_series(1, ${readEach}) k;
drop table private.bench_texts, private.bench_words, private.bench_sentences;
set session_replication_role = origin;
`;
}
