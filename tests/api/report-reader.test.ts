import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipQuery } from '@/api/account/tier';
import { focustrackRunQuery } from '@/api/attempts/focustrack-run';
import { planCreditQuery } from '@/api/billing/credit';

/** What the server answers next, and what it was asked. */
const server: { row: unknown; credit: unknown[]; error: unknown } = { row: null, credit: [], error: null };

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rows: () => ({ data: server.row, error: server.error }),
    rpc: () => ({ data: server.error ? null : server.credit, error: server.error }),
  }),
);

const ask = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  ask.clear();
  Object.assign(server, { row: null, credit: [], error: null });
});

describe('a purchase an upgrade would credit', () => {
  it('is what the server would take off, and null where that is nothing', async () => {
    expect(await ask.fetchQuery(planCreditQuery('ann'))).toBeNull();
    server.credit = [{ cents: 1349, counts_until: '2026-12-01T12:00:00+00:00', kept: false }];
    expect(await ask.fetchQuery(planCreditQuery('ben'))).toEqual({
      cents: 1349,
      until: '2026-12-01T12:00:00+00:00',
      kept: false,
    });
  });

  it('fails with a code when the server cannot be reached', async () => {
    server.error = { message: 'Failed to fetch' };
    await expect(ask.fetchQuery(planCreditQuery('ann'))).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the plan of a reader', () => {
  const row = { subscribed: true, subscription_tier: 'Team', trial_status: 'none', trial_ends_at: null };

  it.each([
    ['without a record', null, { tier: 'freemium', text: null, hadTrial: false }],
    [
      'whose subscription ended',
      { ...row, subscribed: false },
      { tier: 'freemium', text: null, hadTrial: false },
    ],
    [
      'whose trial ended',
      { ...row, subscribed: false, trial_status: 'expired' },
      { tier: 'freemium', text: null, hadTrial: true },
    ],
    ['with a name this version does not know', row, { tier: 'freemium', text: 'Team', hadTrial: false }],
    [
      'with Premium',
      { ...row, subscription_tier: 'premium' },
      { tier: 'premium', text: 'premium', hadTrial: false },
    ],
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
