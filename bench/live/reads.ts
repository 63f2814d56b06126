/** What pages of messages and the bell read of somebody who has a great deal of both, on native PostgreSQL. */
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { plansOf } from '../community/plans.ts';
import { root } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';

const threads = 1000;
const conversation = 10_000;
const notices = 5000;
const runs = 240;
/** Calls before those that count: what is read first comes from the disk, and every session makes its own plans. */
const warm = 60;
const budget = 15;

const reader = '00000001-0000-4000-8000-000000000001';
const claims = JSON.stringify({ sub: reader, role: 'authenticated' });
const long = '00000009-0000-4000-8000-000000000002';

/**
 * One person who talks with a thousand others, a fifth of whom still ask to, with one of them at length, and who has
 * thousands of notices; around them others who talk as much among themselves.
 */
const people = `
set session_replication_role = replica;
create function pg_temp.id(kind int, n bigint) returns uuid language sql immutable as
  $$ select (lpad(kind::text, 8, '0') || '-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
insert into auth.users (id, email, email_confirmed_at)
  select pg_temp.id(1, n), 'p' || n || '@example.com', now() from generate_series(1, ${threads + 1}) n;
insert into public.community_profiles
    (id, user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version, created_at)
  select pg_temp.id(2, n), pg_temp.id(1, n), 'person-' || n, 'en', 'known', now(), 1, now() - interval '9 days'
  from generate_series(1, ${threads + 1}) n;
insert into public.topics (id, author_profile_id, title, body, lang, state, votes)
  select pg_temp.id(3, n * 3 + k), pg_temp.id(2, n), 'A title that is fine', 'A text that is long enough', 'en', 'open', 1
  from generate_series(1, ${threads + 1}) n cross join generate_series(0, 2) k;
insert into public.comments (id, topic_id, author_profile_id, body, lang, state)
  select pg_temp.id(5, n * 20 + k), pg_temp.id(3, n * 3), pg_temp.id(2, n), 'That is a good idea.', 'en', 'visible'
  from generate_series(1, ${threads + 1}) n cross join generate_series(0, 19) k;
insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
  select pg_temp.id(4, n * 10 + k), pg_temp.id(3, 3 * (1 + (n + k) % ${threads})), pg_temp.id(2, n), 'A note helps me most.', 'en', 'visible'
  from generate_series(1, ${threads + 1}) n cross join generate_series(0, 9) k;
insert into public.message_threads (id, user_low, user_high, started_by, state, opened_at, last_message_at)
  select pg_temp.id(9, n), pg_temp.id(1, 1), pg_temp.id(1, n), pg_temp.id(1, n),
    case when n % 5 = 0 then 'requested' else 'open' end, case when n % 5 > 0 then now() end, now() - make_interval(mins => n::int)
  from generate_series(2, ${threads + 1}) n;
insert into public.message_threads (id, user_low, user_high, started_by, state, opened_at, last_message_at)
  select pg_temp.id(8, n * 100 + k), pg_temp.id(1, n), pg_temp.id(1, n + k), pg_temp.id(1, n), 'open', now(), now() - make_interval(mins => n::int)
  from generate_series(2, ${threads - 20}) n cross join generate_series(1, 20) k;
insert into public.user_messages (sender_id, recipient_id, content, thread_id, created_at, is_read)
  select case k % 2 when 0 then t.user_low else t.user_high end, case k % 2 when 0 then t.user_high else t.user_low end,
    'What helps you to come back to a task after a break? ' || k, t.id, t.last_message_at - make_interval(secs => k), k > 2
  from public.message_threads t cross join generate_series(0, 4) k;
insert into public.user_messages (sender_id, recipient_id, content, thread_id, created_at, is_read)
  select case n % 2 when 0 then t.user_low else t.user_high end, case n % 2 when 0 then t.user_high else t.user_low end,
    'A note with one next action helps me. ' || n, t.id, t.last_message_at - make_interval(secs => 10 + n::int), true
  from public.message_threads t cross join generate_series(1, ${conversation}) n where t.id = '${long}';
insert into public.notifications (user_id, title, message, created_at, sorted_at, is_read)
  select pg_temp.id(1, 1 + n % 20), 'A notice', 'Number ' || n, now() - make_interval(mins => n::int), now() - make_interval(mins => n::int), n % 3 > 0
  from generate_series(1, ${notices * 20}) n;
set session_replication_role = origin;
`;

interface Read {
  readonly name: string;
  readonly sql: string;
  readonly args: (place: Places) => readonly (string | null)[];
}
interface Places {
  readonly thread: { at: string; id: string };
  readonly line: { at: string; id: string };
  readonly notice: { at: string; id: string };
}

const written = 'id, client_id, sender_id, recipient_id, content, is_read, created_at, thread_id';
const lines = (more = '') =>
  `select ${written} from public.user_messages where thread_id = $1${more} order by created_at desc, id desc limit 50`;
const told = 'id, kind, count, params, title, message, type, is_read, action_url, sorted_at';
const bell = (more = '') =>
  `select ${told} from public.notifications where user_id = $1 and removed_at is null${more}
   order by sorted_at desc, id desc limit 50`;

const reads: readonly Read[] = [
  { name: `threads, first 30 of ${threads}`, sql: `select public.my_threads('open')`, args: () => [] },
  {
    name: `threads, 30 in the middle of ${threads}`,
    sql: `select public.my_threads('open', $1, $2)`,
    args: ({ thread }) => [thread.at, thread.id],
  },
  {
    name: `requests, first 30 of ${threads / 5}`,
    sql: `select public.my_threads('requests')`,
    args: () => [],
  },
  { name: 'one thread', sql: 'select public.message_thread($1)', args: () => [long] },
  { name: 'what is unread, as a number', sql: 'select public.unread_messages()', args: () => [] },
  { name: `conversation, last 50 of ${conversation}`, sql: lines(), args: () => [long] },
  {
    name: `conversation, 50 in the middle of ${conversation}`,
    sql: lines(' and created_at <= $2 and (created_at < $2 or id < $3)'),
    args: ({ line }) => [long, line.at, line.id],
  },
  { name: `notices, 50 of ${notices}`, sql: bell(), args: () => [reader] },
  {
    name: `notices, 50 in the middle of ${notices}`,
    sql: bell(' and sorted_at <= $2 and (sorted_at < $2 or id < $3)'),
    args: ({ notice }) => [reader, notice.at, notice.id],
  },
];

const asReader = <T>(db: OpenedDb, work: (query: OpenedDb['query']) => Promise<T>): Promise<T> =>
  db.tx(async (query) => {
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [claims],
    );
    return work(query);
  });

async function placesIn(db: OpenedDb): Promise<Places> {
  const one = async (sql: string) => {
    const [row] = await db.query<{ at: string; id: string }>(sql);
    if (!row) throw new Error(`no row: ${sql}`);
    return row;
  };
  return {
    thread: await one(`select last_message_at::text as at, id from public.message_threads
      where user_low = '${reader}' order by last_message_at desc offset ${threads / 2} limit 1`),
    line: await one(`select created_at::text as at, id from public.user_messages
      where thread_id = '${long}' order by created_at desc offset ${conversation / 2} limit 1`),
    notice: await one(`select sorted_at::text as at, id from public.notifications
      where user_id = '${reader}' order by sorted_at desc offset ${notices / 2} limit 1`),
  };
}

/** Reads of messages and notices at their size: milliseconds at p95, and tables read from end to end. */
export async function readFigures(): Promise<Figure[]> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: `${root}/supabase/migrations` });
    try {
      await db.script(people);
      await db.query('vacuum analyze');
      const places = await placesIn(db);
      const figures: Figure[] = [];
      for (const { name, sql, args } of reads) {
        const given = args(places);
        const times: number[] = [];
        for (let n = -warm; n < runs; n += 1) {
          const time = await asReader(db, async (query) => {
            const from = performance.now();
            await query(sql, [...given]);
            return performance.now() - from;
          });
          if (n >= 0) times.push(time);
        }
        const { scanned } = await plansOf(server.url, claims, sql, given);
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
