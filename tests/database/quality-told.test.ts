/** What browsers told in the quality report: sums of fewer than 10 visits are hidden, and old ones do not count. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.query('delete from public.metric_days'));

const tell = (metric: string, times: number, daysAgo = 0) =>
  db.query(
    `insert into public.metric_days (day, metric, url, times, total)
     values ((now() at time zone 'utc')::date - $3::integer, $1, '/rooms', $2::integer, $2::integer)`,
    [metric, times, daysAgo],
  );
const rows = (block: string) =>
  db.query<{ cells: Record<string, unknown> }>(`select q as cells from private.quality_${block}() q`);
const missed = async () =>
  Object.fromEntries((await rows('content')).map(({ cells }) => [cells.lang, cells.keys_missed]));
const reconnects = async () =>
  (await rows('delivery')).find(({ cells }) => cells.figure === 'reconnects_per_session')?.cells.value;

it('tells visits that missed a text by language, from 10 visits on', async () => {
  await tell('missing_text_de', 9);
  await tell('missing_text_ja', 6);
  await tell('missing_text_ja', 4, 90);
  await tell('missing_text_pl', 40, 91);
  expect(await missed()).toEqual({
    ...Object.fromEntries('en es fr de it pt pl ru ko zh'.split(' ').map((lang) => [lang, null])),
    ja: 10,
  });
});

it('tells broken lines per visit, from 10 visits on', async () => {
  await tell('live_session', 9);
  await tell('live_reconnect', 30);
  expect(await reconnects()).toBeNull();
  await tell('live_session', 3, 1);
  expect(await reconnects()).toBe(2.5);
});

it('stands in the report that is made', async () => {
  await tell('live_session', 20);
  await db.query('update private.quality_runs set made_at = null');
  await callAs(db, 'service', 'refresh_quality_report');
  const stored = await db.query(
    `select cells ->> 'value' as value from private.quality_rows where cells ->> 'figure' = 'reconnects_per_session'`,
  );
  expect(stored).toEqual([{ value: '0.00' }]);
});
