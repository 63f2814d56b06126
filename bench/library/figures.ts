/** The library at its size, on a native PostgreSQL and with the rights of who asks. */
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { idOf } from '../community/crowd.ts';
import { plansOf } from '../community/plans.ts';
import { root } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';
import { articleId, type Shelf, shelfOf } from './shelf.ts';

const shelf: Shelf = { articles: 2000, people: 5000, readEach: 100 };
const runs = 240;
/** Calls before those that count: what is read first comes from the disk, and every session makes its own plans. */
const warm = 24;
const budget = 20;

interface Read {
  readonly name: string;
  readonly sql: string;
  /** Arguments of the nth call. */
  readonly args: (n: number) => readonly (string | number | null)[];
  /** The server itself asks. */
  readonly own?: true;
  /** Counts against a limit that nobody reaches in earnest. */
  readonly isCounted?: true;
}

const langs = ['en', 'de', 'pl', 'ja', 'zh', 'ru'] as const;
const of = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;
const person = (n: number): string => idOf(1, 1 + (n % shelf.people));
const list = 'select public.library_list($1, $2, $3)';
const deep = (n: number) => articleId(1 + ((n * 37) % shelf.articles));

const sought: Readonly<Record<string, readonly string[]>> = {
  en: ['focus', 'thimble', 'focus morning', 'garden bicycle'],
  de: ['Morgen', 'Laterne', 'Morgen Pause', 'Garten Fahrrad'],
  ja: ['作業', '灯り', '休憩 計画', '自転車 庭'],
};

const reads: readonly Read[] = [
  { name: 'list', sql: list, args: (n) => [of(langs, n), null, null] },
  { name: 'list, one category', sql: list, args: (n) => [of(langs, n), null, 'habits'] },
  { name: 'list, episodes', sql: list, args: (n) => [of(langs, n), 'podcast', null] },
  {
    name: 'list, only in the own language',
    sql: 'select public.library_list($1, null, null, true)',
    args: (n) => [of(langs, n)],
  },
  {
    name: 'list, page 60',
    sql: `select public.library_list($1, null, null, false, now() - interval '340 days', $2::uuid)`,
    args: (n) => [of(langs, n), articleId(1)],
  },
  ...Object.entries(sought).map(
    ([lang, texts]): Read => ({
      name: `search in ${lang}`,
      sql: 'select public.search_library($1, $2)',
      args: (n) => [of(texts, n), lang],
      isCounted: true,
    }),
  ),
  {
    name: 'article',
    sql: `select public.library_article((select slug from public.articles where id = $1::uuid), $2)`,
    args: (n) => [deep(n), of(langs, n)],
  },
  { name: 'what was begun', sql: 'select public.my_reading($1)', args: (n) => [of(langs, n)] },
  {
    name: 'progress noted',
    sql: `select public.keep_article_progress($1::uuid, 'en', 1, $2::integer, 'part-3')`,
    args: (n) => [articleId(1 + ((7 * 37 + (n % 100) * 17) % shelf.articles)), n % 100],
  },
  {
    name: 'what recommendations go by',
    sql: 'select public.library_facts($1::uuid, $2)',
    args: (n) => [person(n), of(langs, n)],
    own: true,
  },
];

const reader = JSON.stringify({ sub: idOf(1, 7), role: 'authenticated' });
const server = JSON.stringify({ role: 'service_role' });

/** Milliseconds of one call; speaking for somebody is not counted, and nothing of it stays. */
async function timed(db: OpenedDb, read: Read, n: number): Promise<number> {
  return db.tx(async (query) => {
    await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      read.own ? 'service_role' : 'authenticated',
      read.own ? server : reader,
    ]);
    const from = performance.now();
    await query(read.sql, [...read.args(n)]);
    return performance.now() - from;
  });
}

async function measured(db: OpenedDb, url: string, read: Read): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = -warm; n < runs; n += 1) {
    if (read.isCounted) await db.query('delete from public.rate_limits');
    const time = await timed(db, read, Math.abs(n));
    if (n >= 0) times.push(time);
  }
  const role = read.own ? 'service_role' : 'authenticated';
  const { scanned } = await plansOf(url, read.own ? server : reader, read.sql, read.args(1), role);
  const tables = [...scanned];
  return [
    { name: `${read.name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${read.name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget },
    {
      name: `${read.name}, tables read from end to end${tables.map((table) => ` ${table}`).join('')}`,
      value: tables.length,
      unit: '',
      budget: 0,
    },
  ];
}

export async function libraryFigures(): Promise<Figure[]> {
  const native = await startNativePostgres();
  try {
    const db = await prepareDb({ url: native.url, migrations: `${root}/supabase/migrations` });
    try {
      await db.script(shelfOf(shelf));
      await db.query('vacuum analyze');
      const figures: Figure[] = [];
      for (const read of reads) figures.push(...(await measured(db, native.url, read)));
      return figures;
    } finally {
      await db.close();
    }
  } finally {
    await native.stop();
  }
}
