/** The community at its size, on a native PostgreSQL and with the rights of who asks. */
import { join } from 'node:path';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Figure, percentile } from '../figures.ts';
import { crowdOf, idOf, type Size } from './crowd.ts';
import { plansOf } from './plans.ts';
import { placeOf, type Read, readsOf } from './reads.ts';
import { writeFigures } from './writes.ts';

const root = join(import.meta.dirname, '../..');
const small: Size = { profiles: 5_000, topics: 10_000, answers: 40_000, votes: 100_000 };
const large: Size = { profiles: 50_000, topics: 100_000, answers: 400_000, votes: 1_000_000 };
const runs = 240;
/** Calls before those that count: what is read first comes from the disk. */
const warm = 12;
const growth = 1.3;
/** Milliseconds under which the clock says more than the plan. */
const least = 2;
/** A page, with pinned questions and comments. */
const pageRows = 100;

const claimsOf = (account: string) => JSON.stringify({ sub: account, role: 'authenticated' });
const reader = claimsOf(idOf(1, 7));
const moderator = claimsOf(idOf(1, 9));

/** Milliseconds of one call, asked as somebody; speaking for them is not counted. */
async function timed(db: OpenedDb, read: Read, n: number): Promise<number> {
  return db.tx(async (query) => {
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [read.staff ? moderator : reader],
    );
    const from = performance.now();
    await query(read.sql, [...read.args(n)]);
    return performance.now() - from;
  });
}

interface Measured {
  readonly read: Read;
  readonly p50: number;
  readonly p95: number;
  readonly scanned: readonly string[];
  readonly sorted: number;
}

async function measureReads(db: OpenedDb, url: string, size: Size): Promise<Measured[]> {
  const places: Record<string, { key: string; id: string }> = {};
  for (const sort of ['hot', 'new', 'active']) {
    const [place] = await db.query<{ key: string; id: string }>(placeOf(sort));
    if (place) places[sort] = place;
  }
  const measured: Measured[] = [];
  for (const read of readsOf(size, places)) {
    const times: number[] = [];
    for (let n = -warm; n < runs; n += 1) {
      // Searches are counted; nobody asks as often.
      if (read.ranks) await db.query('delete from public.rate_limits');
      const time = await timed(db, read, Math.abs(n));
      if (n >= 0) times.push(time);
    }
    const { scanned, sorted } = await plansOf(url, read.staff ? moderator : reader, read.sql, read.args(1));
    measured.push({
      read,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      scanned: [...scanned],
      sorted,
    });
  }
  return measured;
}

async function withCrowd<T>(size: Size, work: (db: OpenedDb, url: string) => Promise<T>): Promise<T> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: join(root, 'supabase/migrations') });
    await db.script(crowdOf(size));
    await db.query(
      `insert into public.admin_roles (user_id, role_type) values ('${idOf(1, 9)}', 'full_admin')`,
    );
    await db.query('vacuum analyze');
    try {
      return await work(db, server.url);
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}

export async function communityFigures(): Promise<Figure[]> {
  const before = await withCrowd(small, (db, url) => measureReads(db, url, small));
  const [after, writes] = await withCrowd(
    large,
    async (db, url) => [await measureReads(db, url, large), await writeFigures(db, large)] as const,
  );
  return [
    ...after.flatMap(({ read, p50, p95, scanned, sorted }, at): Figure[] => [
      { name: `${read.name}, p50`, value: p50, unit: 'ms' },
      { name: `${read.name}, p95`, value: p95, unit: 'ms', budget: read.budget },
      {
        name: `${read.name}, p50 against a tenth of the questions`,
        value: Math.max(p50, least) / Math.max(before[at]?.p50 ?? Number.NaN, least),
        unit: 'times',
        ...(!read.ranks && !read.counts && { budget: growth }),
      },
      {
        name: `${read.name}, tables read from end to end${scanned.map((table) => ` ${table}`).join('')}`,
        value: scanned.length,
        unit: '',
        budget: 0,
      },
      {
        name: `${read.name}, largest sort`,
        value: sorted,
        unit: 'rows',
        ...(!read.ranks && { budget: pageRows }),
      },
    ]),
    ...writes,
  ];
}
