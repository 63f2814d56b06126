import { beforeEach, describe, expect, it } from 'vitest';
import { metricPages } from '../../src/lib/consent/metrics.ts';
import { type ClientErrorsDeps, handle } from '../../supabase/functions/client-errors/handler.ts';
import { answerOf, post, refused, SITE } from './accounts.support.ts';
import { privateValues } from './private-values.support.ts';

const sample = { kind: 'boundary', page: '/reports/:id', stack: '0123456789abcdef', release: 'Ab_-12' };
let noted: unknown[];
let logged: unknown[];
let deps: ClientErrorsDeps;
beforeEach(() => {
  noted = [];
  logged = [];
  deps = {
    siteUrl: SITE,
    log: (entry) => void logged.push(entry),
    newId: () => 'error-id',
    caller: async () => null,
    isService: async () => false,
    isWithinLimit: async () => true,
    note: async (told) => void noted.push(told),
  };
});
const tell = async (body: unknown) => answerOf(await handle(post(body), deps));

describe('an error in a browser', () => {
  it('is counted and logged by how it was caught, its page, its place and its release', async () => {
    const page = metricPages.find((one) => one.includes(':')) as string;
    expect(await tell({ ...sample, page })).toEqual({ status: 200, body: {} });
    expect(noted).toEqual([{ ...sample, page }]);
    expect(logged).toMatchObject([{ level: 'warn', client: { ...sample, page } }]);
  });

  it('is refused with any private value in it, or anything beside the four', async () => {
    for (const value of privateValues) {
      for (const key of [...Object.keys(sample), 'message']) {
        const { status } = await tell({ ...sample, page: '/faq', [key]: value });
        expect([key, value, status]).toEqual([key, value, 400]);
      }
    }
    expect([noted, logged]).toEqual([[], []]);
  });

  it('is not taken from a network that tells too many', async () => {
    deps = { ...deps, isWithinLimit: async () => false };
    expect(await tell({ ...sample, page: '/faq' })).toEqual(refused(429, 'rate_limited'));
    expect(noted).toEqual([]);
  });
});
