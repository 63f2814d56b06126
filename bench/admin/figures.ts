/** What the team reads and does at size, on a native PostgreSQL and with the rights of who asks. */
import { readFileSync } from 'node:fs';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { idOf } from '../community/crowd.ts';
import { plansOf } from '../community/plans.ts';
import { root } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';
import { type Place, placeOf } from './place.ts';

const place: Place = {
  people: 100_000,
  orders: 300_000,
  events: 900_000,
  entries: 1_000_000,
  attempts: 1_000_000,
};
const runs = 100;
/** Calls before those that count: what is read first comes from the disk, and every session makes its own plans. */
const warm = 10;
const listBudget = 40;

interface Call {
  readonly name: string;
  readonly sql: string;
  readonly args?: readonly (string | number | null)[];
}

/** The order, entry or event at which page 200 of a list begins, as the list itself would name it. */
const page200 = 199 * 25;

const filters: Readonly<Record<string, readonly object[]>> = {
  orders: [
    {},
    { state: 'disputed' },
    { state: 'pending', sort: 'oldest' },
    { sort: 'largest' },
    { sku: 'test-focustrack' },
    { sku: 'training-word-recall' },
    { sku: 'training-word-recall', least: '4000' },
    { email: 'n4242@example.com' },
    { from: '2026-01-01', to: '2026-01-31' },
    { least: '1000', most: '1001' },
  ],
  payments: [
    {},
    { state: 'refunded' },
    { kind: 'plan' },
    { kind: 'order', state: 'disputed' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  audit: [
    {},
    { action: 'payment' },
    { action: 'role.granted' },
    { target: 'thing:4242' },
    { actor: 'n7@example.com' },
    { actor: 'n7@example.com', action: 'article' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
};

const told = (filter: object): string => Object.values(filter).join(' ') || 'all';

function calls(): Call[] {
  const { orders = [], payments = [], audit = [] } = filters;
  return [
    ...orders.flatMap((filter): Call[] => [
      {
        name: `orders, ${told(filter)}`,
        sql: 'select public.order_list($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
      {
        name: `orders counted, ${told(filter)}`,
        sql: 'select public.order_total($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
    ]),
    {
      name: 'orders, page 200',
      sql: `select public.order_list('{}', $1::uuid)`,
      args: [idOf(7, page200)],
    },
    { name: 'one order', sql: 'select public.read_order($1::uuid)', args: [idOf(7, 4242)] },
    ...payments.flatMap((filter): Call[] => [
      {
        name: `payments, ${told(filter)}`,
        sql: 'select public.payment_list($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
      {
        name: `payments counted, ${told(filter)}`,
        sql: 'select public.payment_total($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
    ]),
    {
      name: 'payments, page 200',
      sql: `select public.payment_list('{}', false, now() - make_interval(mins => 5 * $1::integer), $2::uuid)`,
      args: [page200, idOf(7, 1)],
    },
    { name: 'events not applied', sql: 'select public.waiting_events()' },
    ...audit.flatMap((filter): Call[] => [
      {
        name: `log, ${told(filter)}`,
        sql: 'select public.audit_entries($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
      {
        name: `log counted, ${told(filter)}`,
        sql: 'select public.audit_total($1::text::jsonb)',
        args: [JSON.stringify(filter)],
      },
    ]),
    {
      name: 'log, page 200',
      sql: `select public.audit_entries('{}', $1::bigint)`,
      args: [place.entries - page200],
    },
    { name: 'people who work here', sql: 'select public.admin_roles_held()' },
    { name: 'delivery', sql: 'select public.delivery_state()' },
  ];
}

const master = JSON.stringify({ sub: idOf(1, 1), role: 'authenticated' });

/** Milliseconds of one call as a master admin; nothing of it stays. */
async function timed(db: OpenedDb, { sql, args = [] }: Call): Promise<number> {
  return db.tx(async (query) => {
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [master],
    );
    const from = performance.now();
    await query(sql, [...args]);
    return performance.now() - from;
  });
}

async function measured(db: OpenedDb, url: string, call: Call): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = -warm; n < runs; n += 1) {
    const time = await timed(db, call);
    if (n >= 0) times.push(time);
  }
  const { scanned } = await plansOf(url, master, call.sql, call.args ?? []);
  const tables = [...scanned];
  return [
    { name: `${call.name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget: listBudget },
    {
      name: `${call.name}, tables read from end to end${tables.map((table) => ` ${table}`).join('')}`,
      value: tables.length,
      unit: '',
      budget: 0,
    },
  ];
}

/** Files of as many rows as there may be. */
async function files(db: OpenedDb): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of ['export_orders', 'export_payments', 'export_audit']) {
    const ms = await timed(db, { name, sql: `select public.${name}('{}')` });
    figures.push({ name: `${name} of 10,000 rows`, value: ms, unit: 'ms', budget: 3000 });
  }
  return figures;
}

/** The report on quality, and the longest that somebody who writes meanwhile has to wait. */
async function quality(db: OpenedDb, other: OpenedDb): Promise<Figure[]> {
  let isMade = false;
  const from = performance.now();
  const making = db.query('select public.refresh_quality_report()').then(() => {
    isMade = true;
    return performance.now() - from;
  });
  let longest = 0;
  for (let n = 1; !isMade; n += 1) {
    const begun = performance.now();
    await other.query('update public.assessment_attempts set seed = seed where id = $1::uuid', [idOf(8, n)]);
    await other.query(
      `insert into public.attempt_starts (id, user_id, test_id, form) values (gen_random_uuid(), $1::uuid, 'focuscheck', 'self')`,
      [idOf(1, n)],
    );
    longest = Math.max(longest, performance.now() - begun);
  }
  return [
    { name: 'quality report of 1,000,000 attempts', value: (await making) / 1000, unit: 's', budget: 20 },
    { name: 'longest wait of a write meanwhile', value: longest, unit: 'ms', budget: 1000 },
  ];
}

export async function adminFigures(): Promise<Figure[]> {
  const native = await startNativePostgres();
  try {
    const options = { url: native.url, migrations: `${root}/supabase/migrations` };
    const db = await prepareDb(options);
    const other = await prepareDb(options);
    try {
      await db.script(readFileSync(`${root}/supabase/seed.sql`, 'utf8'));
      await db.script(placeOf(place));
      await db.query('vacuum analyze');
      const figures: Figure[] = [];
      for (const call of calls()) figures.push(...(await measured(db, native.url, call)));
      figures.push(...(await files(db)), ...(await quality(db, other)));
      return figures;
    } finally {
      await db.close();
      await other.close();
    }
  } finally {
    await native.stop();
  }
}
