/** The sums of what browsers tell: added up by day, name and kind of page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricNames, metricPages } from '../../src/lib/consent/metrics.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { become, openTestDatabase, undone } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const tell = (query: Query, metric: string, url: string, value: number) =>
  query('select public.note_metric($1, $2, $3)', [metric, url, value]);
const sums = (query: Query) =>
  query(
    `select metric, url, times::int, total::float8 from public.metric_days
     where day = (now() at time zone 'utc')::date order by metric, url`,
  );

describe('numbers that browsers tell', () => {
  it('become one row for each day, name and page', async () => {
    await undone(db, async (query) => {
      await become(query, 'service');
      await tell(query, 'load_ms', '/faq', 1200);
      await tell(query, 'load_ms', '/faq', 800.5);
      await tell(query, 'load_ms', '/', 300);
      await tell(query, 'page_view', '/faq', 1);
      expect(await sums(query)).toEqual([
        { metric: 'load_ms', url: '/', times: 1, total: 300 },
        { metric: 'load_ms', url: '/faq', times: 2, total: 2000.5 },
        { metric: 'page_view', url: '/faq', times: 1, total: 1 },
      ]);
    });
  });

  it('are kept for every name and page that the function takes', async () => {
    await undone(db, async (query) => {
      await become(query, 'service');
      for (const url of metricPages) await tell(query, 'page_view', url, 1);
      for (const metric of metricNames) await tell(query, metric, '/', 0);
      expect(await sums(query)).toHaveLength(metricPages.length + metricNames.length - 1);
    });
  });

  it.each([
    ['a page with an id', 'page_view', '/reports/5b8f0f6e-1111-4222-8333-444455556666', 1],
    ['a page with a question', 'page_view', '/faq?q=help', 1],
    ['another address', 'page_view', 'https://example.com', 1],
    ['a name in capitals', 'Score', '/', 1],
    ['less than nothing', 'load_ms', '/', -1],
  ])('of %s are refused', async (_name, metric, url, value) => {
    await undone(db, async (query) => {
      await become(query, 'service');
      await expect(tell(query, metric, url, value)).rejects.toMatchObject({ code: '23514' });
    });
  });
});
