/** What pages of the community read, as its functions are called by somebody signed in. */
import { idOf, type Size } from './crowd.ts';

export interface Read {
  readonly name: string;
  readonly sql: string;
  /** Arguments of the nth call. */
  readonly args: (n: number) => readonly (string | number | null)[];
  /** Milliseconds at p95. */
  readonly budget: number;
  /** As staff. */
  readonly staff?: boolean;
  /** What is ranked is sorted, and grows with what matches. */
  readonly ranks?: boolean;
  /** Grows with what is open. */
  readonly counts?: boolean;
}

const own = ['{en}', '{de,en}', '{pl,en}', '{ja,en}', '{ru,en}', '{fr,en}'];
const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const sought: Readonly<Record<string, readonly string[]>> = {
  en: ['focus morning task phone break', 'thimble orchard lantern kettle garden'],
  pl: ['skupienie rano zadanie telefon przerwa', 'żółw latarnia rower ogród okno'],
  ja: ['集中力 朝の時間 作業 休憩 計画', '灯り 自転車 庭 窓 珈琲'],
};
const firstWords = (text: string, count: number): string => text.split(' ').slice(0, count).join(' ');

const pageBudget = 25;
const searchBudget = 80;
const offset = 199 * 20;

/** The place of page 200 of a list: the last row of page 199. */
export const placeOf = (sort: string): string => {
  const key = { hot: 'hot', new: 'created_at', active: 'last_activity_at' }[sort] ?? 'hot';
  return `select (${key})::text as key, id from public.topics
    where lang in ('de', 'en') and state in ('open', 'answered', 'locked') and not pinned
    order by ${key} desc, id desc offset ${offset} limit 1`;
};

const list = 'select public.community_topics($1, $2::text[], $3::text[], $4, $5::uuid)';

/** @param places of page 200, by order */
export function readsOf(size: Size, places: Readonly<Record<string, { key: string; id: string }>>): Read[] {
  const lists = ['hot', 'new', 'active'].flatMap((sort): Read[] => [
    {
      name: `${sort}, page 1`,
      sql: list,
      args: (n) => [sort, of(own, n), '{}', null, null],
      budget: pageBudget,
    },
    {
      name: `${sort}, page 200`,
      sql: list,
      args: () => [sort, '{de,en}', '{}', places[sort]?.key ?? null, places[sort]?.id ?? null],
      budget: pageBudget,
    },
  ]);
  const searches = Object.entries(sought).flatMap(([lang, texts]) =>
    [1, 2, 5].map(
      (count): Read => ({
        name: `search of ${count} in ${lang}`,
        sql: 'select public.search_topics($1, $2::text[])',
        args: (n) => [firstWords(of(texts, n), count), `{${[...new Set([lang, 'en'])].join(',')}}`],
        budget: searchBudget,
        ranks: true,
      }),
    ),
  );
  return [
    ...lists,
    {
      name: 'unanswered',
      sql: list,
      args: (n) => ['unanswered', of(own, n), '{}', null, null],
      budget: pageBudget,
    },
    {
      name: 'hot with a tag',
      sql: list,
      args: (n) => ['hot', of(own, n), of(['{focus}', '{sleep}', '{rooms,memory}'], n), null, null],
      budget: pageBudget,
    },
    {
      name: 'question of 500 answers',
      sql: 'select public.community_topic($1)',
      args: () => [idOf(3, 1)],
      budget: pageBudget,
    },
    {
      name: 'question',
      sql: 'select public.community_topic($1)',
      args: (n) => [idOf(3, 1 + Math.floor(((n % 60) * size.topics) / 60))],
      budget: pageBudget,
    },
    {
      name: 'card of a member',
      sql: 'select public.community_cards(array[$1::uuid])',
      args: (n) => [idOf(2, 1 + Math.floor(((n % 60) * size.profiles) / 60))],
      budget: pageBudget,
    },
    { name: 'own posts', sql: 'select public.my_community_posts()', args: () => [], budget: pageBudget },
    {
      name: 'similar questions',
      sql: 'select public.similar_topics($1, $2)',
      args: (n) =>
        of(
          [
            ['How do I start a task in the morning', 'en'],
            ['Wie beginne ich eine Aufgabe am Morgen', 'de'],
          ],
          n,
        ),
      budget: searchBudget,
      ranks: true,
    },
    {
      name: 'queue of reports',
      sql: 'select public.report_queue()',
      args: () => [],
      budget: pageBudget,
      staff: true,
    },
    {
      name: 'queue of posts that wait',
      sql: 'select public.pending_queue()',
      args: () => [],
      budget: pageBudget,
      staff: true,
    },
    {
      name: 'what is open, in numbers',
      sql: 'select public.moderation_overview()',
      args: () => [],
      counts: true,
      budget: pageBudget,
      staff: true,
    },
    ...searches,
  ];
}
