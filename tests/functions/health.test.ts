import { beforeEach, describe, expect, it } from 'vitest';
import { health } from '../../src/lib/contracts/health.ts';
import type { HealthFacts } from '../../src/lib/operations/health.ts';
import { type HealthDeps, handle } from '../../supabase/functions/health/handler.ts';

const fine: HealthFacts = { late_functions: 0, late_jobs: 0, queue_age_s: 3600 };
let now: number;
let asked: number;
let facts: HealthFacts | Error;
let deps: HealthDeps;
beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  facts = fine;
  deps = {
    log: () => {},
    now: () => now,
    last: null,
    async facts() {
      asked += 1;
      if (facts instanceof Error) throw facts;
      return facts;
    },
  };
});
const check = async (method = 'GET') => {
  const response = await handle(new Request('https://api.example/health', { method }), deps);
  return {
    status: response.status,
    text: await response.text(),
    cache: response.headers.get('cache-control'),
  };
};

describe('an uptime check', () => {
  it('hears that all works', async () => {
    const { status, text, cache } = await check();
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(JSON.parse(text)).toEqual({
      status: 'ok',
      database: true,
      functions: true,
      jobs: true,
      queues: true,
    });
    expect(health.answer).toBeDefined();
    expect(await check('HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it.each<[string, Partial<HealthFacts> | Error, object]>([
    ['a function was not started', { late_functions: 1 }, { functions: false, database: true }],
    ['a job did not run', { late_jobs: 2 }, { jobs: false, functions: true }],
    ['something waits for more than an hour', { queue_age_s: 3601 }, { queues: false, jobs: true }],
    ['the database does not answer', new Error('ann@example.com'), { database: false, functions: false }],
  ])('hears 503 when %s, and neither numbers nor names', async (_what, found, said) => {
    facts = found instanceof Error ? found : { ...fine, ...found };
    const { status, text } = await check();
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ status: 'failing', ...said });
    expect(text).not.toMatch(/\d|@/);
  });

  it('asks the database once in ten seconds, however often it comes', async () => {
    await Promise.all(Array.from({ length: 50 }, () => check()));
    now += 9_999;
    await check();
    expect(asked).toBe(1);
    now += 1;
    facts = new Error('away');
    expect((await check()).status).toBe(503);
    expect(asked).toBe(2);
  });

  it('only reads', async () => {
    expect((await check('POST')).status).toBe(405);
    expect(asked).toBe(0);
  });
});
