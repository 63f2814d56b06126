/** What progress reads of somebody who trained every day, among a million runs, on native PostgreSQL. */
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import { plansOf } from '../community/plans.ts';
import { root } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';

const people = 1000;
const runsEach = 1000;
const burstsEach = 400;
const calls = 200;
/** Calls before those that count: what is read first comes from the disk, and every session makes its own plans. */
const warm = 40;
const budget = 30;

const reader = '00000001-0000-4000-8000-000000000001';
const claims = JSON.stringify({ sub: reader, role: 'authenticated' });

/** Everybody with a paid plan, three runs a day for most of a year, and something of all else that counts. */
const crowd = `
set session_replication_role = replica;
create function pg_temp.id(kind int, n bigint) returns uuid language sql immutable as
  $$ select (lpad(kind::text, 8, '0') || '-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
insert into auth.users (id, email, email_confirmed_at)
  select pg_temp.id(1, n), 'p' || n || '@example.com', now() from generate_series(1, ${people}) n;
insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
  select pg_temp.id(1, n), true, 'plus', now() + interval '20 days' from generate_series(1, ${people}) n;
insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version, score,
    device_class, screen_class, language, seed, started_at, ended_at, created_at)
  select pg_temp.id(2, n::bigint * ${runsEach} + k), pg_temp.id(1, n),
    (array['gonogo', 'stroop', 'flanker', 'simon', 'digit-span', 'nback'])[1 + k % 6], 'screen', 'train', 'complete', '1', '1',
    40 + (n + k) % 60, 'keyboard', 'desktop', 'en', 'seed', now() - make_interval(hours => 8 * k),
    now() - make_interval(hours => 8 * k) + interval '5 minutes', now()
  from generate_series(1, ${people}) n cross join generate_series(1, ${runsEach}) k;
insert into public.focus_sessions (id, user_id, task_title, planned_seconds, focused_seconds, running, status, started_at,
    ended_at, created_at)
  select pg_temp.id(3, n::bigint * ${burstsEach} + k), pg_temp.id(1, n), 'Write', 1500, 1500,
    tstzmultirange(tstzrange(now() - make_interval(hours => 20 * k), now() - make_interval(hours => 20 * k) + interval '25 minutes')),
    'complete', now() - make_interval(hours => 20 * k), now() - make_interval(hours => 20 * k) + interval '25 minutes', now()
  from generate_series(1, ${people}) n cross join generate_series(1, ${burstsEach}) k;
insert into public.tasks (id, user_id, title, first_step, status, done_at, created_at)
  select pg_temp.id(4, n::bigint * 100 + k), pg_temp.id(1, n), 'Write ' || k, 'Open the file', 'done',
    now() - make_interval(days => 3 * k), now() - make_interval(days => 3 * k + 1)
  from generate_series(1, ${people}) n cross join generate_series(1, 100) k;
insert into public.journal_entries (id, user_id, logged_at, occurred_at, day, created_at)
  select pg_temp.id(5, n::bigint * 60 + k), pg_temp.id(1, n), at, at, at::date, at
  from generate_series(1, ${people}) n cross join generate_series(1, 60) k
    cross join lateral (select now() - make_interval(days => 5 * k) as at) d;
insert into public.assessment_attempts (id, user_id, test_id, instrument_version, language, seed, overall, started_at, completed_at)
  select pg_temp.id(6, n::bigint * 20 + k), pg_temp.id(1, n), 'focus_snapshot', '1.0.0', 'en', 'seed', 40 + k,
    now() - make_interval(days => 15 * k), now() - make_interval(days => 15 * k) + interval '5 minutes'
  from generate_series(1, ${people}) n cross join generate_series(1, 20) k;
insert into public.community_profiles (id, user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version)
  select pg_temp.id(7, n), pg_temp.id(1, n), 'reader-' || n, 'en', 'known', now(), 1 from generate_series(1, ${people}) n;
insert into public.topics (id, author_profile_id, title, body, lang, state)
  select pg_temp.id(8, n), pg_temp.id(7, n), 'How do I begin, question ' || n, 'What do you do on a slow morning?', 'en', 'open'
  from generate_series(1, ${people}) n;
insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
  select pg_temp.id(9, n::bigint * 20 + k), pg_temp.id(8, 1 + (n + k) % ${people}), pg_temp.id(7, n),
    'I begin with the smallest part of it, number ' || k, 'en', 'visible'
  from generate_series(1, ${people}) n cross join generate_series(1, 20) k;
insert into public.votes (profile_id, post_kind, post_id)
  select pg_temp.id(7, 1 + (n + k) % ${people}), 'answer', pg_temp.id(9, n::bigint * 20 + k)
  from generate_series(1, ${people}) n cross join generate_series(1, 20) k;
insert into public.articles (id, kind, slug, category, state, publish_at, published_at)
  select pg_temp.id(10, n), 'article', 'text-' || n, 'attention', 'published', now(), now() from generate_series(1, 24) n;
insert into public.article_progress (user_id, article_id, lang, version, percent, completed_at)
  select pg_temp.id(1, n), pg_temp.id(10, k), 'en', 1, 100, now() - make_interval(days => k)
  from generate_series(1, ${people}) n cross join generate_series(1, 24) k;
set session_replication_role = origin;
`;

const reads = [
  {
    name: `a year of days of ${runsEach} runs`,
    sql: 'select * from public.my_daily_activity(current_date - 370, current_date)',
  },
  { name: 'sums of every exercise', sql: 'select * from public.my_exercise_summary()' },
  {
    name: `a year of ${burstsEach} bursts`,
    sql: 'select public.my_bursts(current_date - 370, current_date)',
  },
  { name: 'what achievements are worked out from', sql: 'select public.my_achievement_facts()' },
] as const;

/** Milliseconds at p95, and tables read from end to end. */
export async function progressFigures(): Promise<Figure[]> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: `${root}/supabase/migrations` });
    try {
      await db.script(crowd);
      await db.query('vacuum analyze');
      const figures: Figure[] = [];
      for (const { name, sql } of reads) {
        const times: number[] = [];
        for (let n = -warm; n < calls; n += 1) {
          const time = await db.tx(async (query) => {
            await query(
              `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
              [claims],
            );
            const from = performance.now();
            await query(sql);
            return performance.now() - from;
          });
          if (n >= 0) times.push(time);
        }
        const { scanned } = await plansOf(server.url, claims, sql, []);
        const tables = [...scanned];
        figures.push(
          { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget },
          {
            name: `${name}, tables read from end to end${tables.map((table) => ` ${table}`).join('')}`,
            value: tables.length,
            unit: '',
            budget: 0,
          },
        );
      }
      return figures;
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}
