import { beforeEach, describe, expect, it } from 'vitest';
import { metricNames, metricPages } from '../../src/lib/consent/metrics.ts';
import { handle, type MetricsDeps } from '../../supabase/functions/metrics/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const day = 86_400_000;
const sample = { metric: 'page_view', value: 1, timestamp: '2026-11-24T09:59:58.123Z', url: '/faq' };

let noted: unknown[];
let left: number;
let deps: MetricsDeps;
beforeEach(() => {
  noted = [];
  left = 3;
  deps = {
    siteUrl: SITE,
    log: () => {},
    newId: () => 'error-id',
    caller: async () => null,
    isService: async () => false,
    isWithinLimit: async ({ key, person }) => {
      expect([key, person]).toEqual(['metrics', null]);
      left -= 1;
      return left >= 0;
    },
    now: () => now,
    note: async (...what) => {
      noted.push(what);
    },
  };
});
const tell = async (body: unknown) => answerOf(await handle(post(body), deps));

describe('telling a number (CKE-06)', () => {
  it('adds it to the sums of its name and page, and answers nothing', async () => {
    expect(await tell(sample)).toEqual({ status: 200, body: {} });
    expect(noted).toEqual([['page_view', '/faq', 1]]);
  });

  it('takes every name and every page of the list', async () => {
    left = 1000;
    for (const metric of metricNames) expect((await tell({ ...sample, metric })).status, metric).toBe(200);
    for (const url of metricPages) expect((await tell({ ...sample, url })).status, url).toBe(200);
  });

  it.each<[string, object]>([
    ['of another name', { metric: 'score' }],
    ['of a name that every object has', { metric: 'toString' }],
    ['of a page with an id', { url: '/reports/5b8f0f6e-1111-4222-8333-444455556666' }],
    ['of a page with a question', { url: '/faq?q=help' }],
    ['of another site', { url: 'https://example.com/faq' }],
    ['of markup', { url: '<script>alert(1)</script>' }],
    ['below nothing', { value: -1 }],
    ['beyond all times', { value: 600_001 }],
    ['that is a text', { value: '1' }],
    ['that is none', { value: null }],
    ['at a time that is none', { timestamp: 'yesterday' }],
    ['with somebody’s id beside it', { userId: '5b8f0f6e-1111-4222-8333-444455556666' }],
    ['with a score beside it', { score: 71 }],
  ])('%s is refused', async (_name, change) => {
    expect(await tell({ ...sample, ...change })).toMatchObject(refused(400, 'invalid_body'));
    expect(noted).toEqual([]);
  });

  it('from more than a day away is refused', async () => {
    for (const wrong of [now - day - 1000, now + day + 1000]) {
      left = 3;
      const timestamp = new Date(wrong).toISOString();
      expect(await tell({ ...sample, timestamp })).toMatchObject(refused(400, 'wrong_time'));
    }
    expect(noted).toEqual([]);
  });

  it('of more than half a kilobyte is not read', async () => {
    expect(await tell({ ...sample, url: `/${'x'.repeat(1000)}` })).toMatchObject(
      refused(413, 'body_too_large'),
    );
  });

  it('is refused when a network tells too many, and the sums stay', async () => {
    for (let n = 0; n < 3; n += 1) await tell(sample);
    expect(await tell(sample)).toMatchObject(refused(429, 'rate_limited'));
    expect(noted).toHaveLength(3);
  });

  it('is taken by POST alone', async () => {
    const asked = new Request('https://app.example.com/functions/v1/metrics', { method: 'GET' });
    expect((await handle(asked, deps)).status).toBe(405);
  });
});
