/**
 * Ten thousand reminders that come due at once, told in the app and by message or mail: the function and the calls of the database as they are, on
 * native PostgreSQL; the services for mails and messages answer at once.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createServer as createVite } from 'vite';
import { loadConfig } from '../../supabase/local/config.ts';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { pushKeys } from '../../supabase/local/push-keys.ts';
import { root } from '../embedded.ts';
import type { Figure } from '../figures.ts';

const people = 10_000;
/** Mornings before, with their notices: among no rows at all plans are made that suit nobody. */
const earlier = 5;
const due = '2031-01-01T08:00:00Z';
const now = '2031-01-01T08:00:20Z';
const address = 'https://fcm.googleapis.com/fcm/send/';

/** Everybody with one reminder every morning, in the app and either by mail or on a device. */
const crowd = (device: { p256dh: string; auth: string }) => `
set session_replication_role = replica;
create function pg_temp.id(kind int, n bigint) returns uuid language sql immutable as
  $$ select (lpad(kind::text, 8, '0') || '-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
insert into auth.users (id, email, email_confirmed_at)
  select pg_temp.id(1, n), 'p' || n || '@example.com', now() from generate_series(1, ${people}) n;
insert into public.profiles (id, language) select pg_temp.id(1, n), 'en' from generate_series(1, ${people}) n;
insert into public.user_settings (user_id, time_zone) select pg_temp.id(1, n), 'UTC' from generate_series(1, ${people}) n;
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
  select pg_temp.id(1, n), '${address}' || n, '${device.p256dh}', '${device.auth}' from generate_series(1, ${people}) n;
insert into public.reminders (id, user_id, title, link, starts, tz, rrule, channels, next_at, next_local,
    last_handled)
  select pg_temp.id(2, n), pg_temp.id(1, n), 'Water the plants', '/training-hub', '2031-01-01T08:00', 'UTC', 'FREQ=DAILY',
    case n % 2 when 0 then '{in_app,push}' else '{in_app,email}' end::text[], '${due}', '2031-01-01T08:00:00', '2030-12-31T08:00:00'
  from generate_series(1, ${people}) n;
insert into public.reminder_deliveries (id, user_id, reminder_id, occurrence, channel, state, due_at, send_at, deliver_at, sent_at,
    created_at)
  select pg_temp.id(3, n::bigint * 10 + k), pg_temp.id(1, n), pg_temp.id(2, n), to_char(day, 'YYYY-MM-DD"T"08:00:00'), 'in_app', 'sent',
    day, day, day, day, day
  from generate_series(1, ${people}) n cross join generate_series(1, ${earlier}) k
    cross join lateral (select timestamptz '2030-12-31 08:00Z' - make_interval(days => k) as day) d;
insert into public.notifications (user_id, kind, dedupe_key, title, message, type, topic, created_at, sorted_at)
  select pg_temp.id(1, n), 'reminder', 'reminder:' || k, 'Earlier', 'Earlier', 'info', 'reminders',
    now() - make_interval(days => k), now() - make_interval(days => k)
  from generate_series(1, ${people}) n cross join generate_series(1, ${earlier}) k;
set session_replication_role = origin;
`;

async function deviceKeys() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return {
    p256dh: Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url'),
    auth: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
  };
}

async function mailService() {
  const worker = new Worker(new URL('./mail-service.ts', import.meta.url));
  const [port] = (await once(worker, 'message')) as [number];
  const keys = async () => {
    worker.postMessage('keys');
    const [all] = (await once(worker, 'message')) as [string[]];
    return all;
  };
  return { url: `http://127.0.0.1:${port}`, keys, close: () => worker.terminate() };
}

type Rpc = (sql: string, ...parameters: (string | number | null)[]) => Promise<unknown>;

/** Calls of the database as the service key makes them, with the time each takes in all. */
function calls(db: OpenedDb) {
  const spent = new Map<string, number>();
  const call: Rpc = async (sql, ...parameters) => {
    const from = performance.now();
    const [row] = await db.tx(async (query) => {
      await query('set local role service_role');
      return query<{ answer: unknown }>(`select ${sql} as answer`, parameters);
    });
    const name = sql.replace(/^public\.|\(.*$/g, '');
    spent.set(name, (spent.get(name) ?? 0) + performance.now() - from);
    return row?.answer;
  };
  return { call, spent };
}

async function run(db: OpenedDb, device: { p256dh: string; auth: string }): Promise<Figure[]> {
  await db.script(crowd(device));
  await db.query('vacuum analyze');
  const vite = await createVite({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    resolve: { alias: { '@lib': join(root, 'src/lib'), '@': join(root, 'src') } },
  });
  const mails = await mailService();
  try {
    const load = async <T>(path: string) => (await vite.ssrLoadModule(`/supabase/functions/${path}`)) as T;
    const { createDeps, BATCH } = await load<
      typeof import('../../supabase/functions/dispatch-reminders/deps.ts')
    >('dispatch-reminders/deps.ts');
    const { handle } = await load<typeof import('../../supabase/functions/dispatch-reminders/handler.ts')>(
      'dispatch-reminders/handler.ts',
    );
    const { createSendPush } =
      await load<typeof import('../../supabase/functions/_shared/push/send.ts')>('_shared/push/send.ts');
    const { claimedRows, dueRows } = await load<
      typeof import('../../supabase/functions/dispatch-reminders/rows.ts')
    >('dispatch-reminders/rows.ts');
    const { publishable_key: anonKey, secret_key: serviceKey } = loadConfig(root).auth;
    const settings: Record<string, string> = {
      ...(await pushKeys(null)),
      RESEND_API_KEY: 'bench',
      RESEND_API_URL: mails.url,
      ENVIRONMENT: 'development',
      TEST_ACCOUNTS: 'on',
    };
    const get = (name: string) => settings[name];
    const pushed: string[] = [];
    const push = createSendPush(get, async (endpoint) => {
      pushed.push(String(endpoint));
      return new Response(null, { status: 201 });
    });
    const { call, spent } = calls(db);
    const env = { supabaseUrl: mails.url, siteUrl: mails.url, anonKey, serviceKey };
    const deps = {
      ...createDeps(env, get),
      push,
      due: async (at: string | null) =>
        dueRows.parse(await call('public.claim_due_reminders($1::int, $2::timestamptz)', BATCH, at)),
      store: async (decisions: unknown) => {
        await call('public.store_dispatch($1::text::jsonb)', JSON.stringify(decisions));
      },
      claim: async (at: string | null) =>
        claimedRows.parse(await call('public.claim_deliveries($1::int, $2::timestamptz)', BATCH, at)),
      mark: async (marks: unknown, at: string | null) => {
        await call('public.mark_deliveries($1::text::jsonb, $2::timestamptz)', JSON.stringify(marks), at);
      },
      notePush: async ({ gone, ok, failed }: { gone: string[]; ok: string[]; failed: string[] }) => {
        const list = (ids: string[]) => `{${ids.join(',')}}`;
        await call(
          'public.note_push($1::text::uuid[], $2::text::uuid[], $3::text::uuid[])',
          list(gone),
          list(ok),
          list(failed),
        );
      },
      ran: async () => {},
    };
    const started = performance.now();
    let sent = 0;
    // As the schedule calls it, until nothing is left.
    for (let found = 1, runs = 0; found > 0 && runs < 10; runs += 1) {
      const response = await handle(
        new Request(`${mails.url}/`, {
          method: 'POST',
          headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ now }),
        }),
        deps as Parameters<typeof handle>[1],
      );
      const answer = (await response.json()) as { looked: number; sent: number };
      found = answer.looked + answer.sent;
      sent += answer.sent;
    }
    const seconds = (performance.now() - started) / 1000;
    const twice = (list: readonly string[]) => list.length - new Set(list).size;
    const told = await db.query<{ n: number }>(
      'select count(*)::int as n from public.notifications where subject_id is not null',
    );
    return [
      {
        name: `${people} due reminders, told in the app and by message or mail`,
        value: seconds,
        unit: 's',
        budget: 20,
      },
      { name: 'messages and mails sent', value: sent, unit: '', budget: people, atLeast: true },
      { name: 'notices', value: told[0]?.n ?? 0, unit: '', budget: people, atLeast: true },
      { name: 'sent twice', value: twice(await mails.keys()) + twice(pushed), unit: '', budget: 0 },
      ...[...spent].map(([name, ms]) => ({ name: `of it ${name}`, value: ms / 1000, unit: 's' })),
    ];
  } finally {
    await mails.close();
    await vite.close();
  }
}

export async function reminderFigures(): Promise<Figure[]> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: `${root}/supabase/migrations` });
    try {
      return await run(db, await deviceKeys());
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}
