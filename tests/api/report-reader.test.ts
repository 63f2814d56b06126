import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentPurchaseQuery } from '@/api/account/entitlements';
import { membershipQuery } from '@/api/account/tier';
import { focustrackRunQuery } from '@/api/attempts/focustrack-run';

/** What the server answers next, and what it was asked. */
const server: { row: unknown; rows: unknown[]; error: unknown; since: string } = {
  row: null,
  rows: [],
  error: null,
  since: '',
};

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ one, steps }) => {
      const since = steps.find(([step]) => step === 'gte')?.[2];
      if (since !== undefined) server.since = String(since);
      return { data: one ? server.row : server.rows, error: server.error };
    },
  }),
);

const ask = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const dayMs = 86_400_000;

beforeEach(() => {
  ask.clear();
  Object.assign(server, { row: null, rows: [], error: null, since: '' });
});

describe('a purchase an upgrade would credit', () => {
  it('is one of the last 30 days', async () => {
    expect(await ask.fetchQuery(recentPurchaseQuery('ann'))).toBe(false);
    const days = (Date.now() - Date.parse(server.since)) / dayMs;
    expect(days).toBeCloseTo(30, 2);
    server.rows = [{ sku: 'test-focustrack' }];
    expect(await ask.fetchQuery(recentPurchaseQuery('ben'))).toBe(true);
  });

  it('fails with a code when the server cannot be reached', async () => {
    server.error = { message: 'Failed to fetch' };
    await expect(ask.fetchQuery(recentPurchaseQuery('ann'))).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the plan of a reader', () => {
  const row = { subscribed: true, subscription_tier: 'Team', trial_status: 'none', trial_ends_at: null };

  it.each([
    ['without a record', null, { tier: 'freemium', text: null }],
    ['whose subscription ended', { ...row, subscribed: false }, { tier: 'freemium', text: null }],
    ['with a name this version does not know', row, { tier: 'freemium', text: 'Team' }],
    ['with Premium', { ...row, subscription_tier: 'premium' }, { tier: 'premium', text: 'premium' }],
  ])('%s', async (_, stored, plan) => {
    server.row = stored;
    expect(await ask.fetchQuery(membershipQuery('ann'))).toEqual(plan);
  });
});

describe('the run behind a report', () => {
  it('is null where there is none, and where its shape is of another version', async () => {
    expect(await ask.fetchQuery(focustrackRunQuery('ann', 'a'))).toBeNull();
    server.row = { id: 'b', variant: 'letters' };
    expect(await ask.fetchQuery(focustrackRunQuery('ann', 'b'))).toBeNull();
  });
});
