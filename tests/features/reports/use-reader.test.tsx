import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReader } from '@/features/reports/use-reader';
import { callToAction } from '@/lib/reports/call-to-action';

const yearly = {
  id: 'price_plus_year',
  tier: 'plus',
  interval: 'year',
  amount_cents: 9900,
  currency: 'usd',
  trial_days: 7,
};
const monthly = { ...yearly, id: 'price_plus_month', interval: 'month', amount_cents: 999, trial_days: 0 };
const premium = { ...yearly, id: 'price_premium_year', tier: 'premium', trial_days: 14 };
const server: { plan: Promise<unknown>; credit: unknown[]; prices: unknown[] } = {
  plan: Promise.resolve(null),
  credit: [],
  prices: [],
};
const plan = (more: object) =>
  Promise.resolve({
    subscribed: false,
    subscription_tier: null,
    trial_status: 'none',
    trial_ends_at: null,
    ...more,
  });

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: async ({ one }) => ({ data: one ? await server.plan : server.prices, error: null }),
    rpc: () => ({ data: server.credit, error: null }),
  }),
);

function read(userId: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useReader(userId), { wrapper }).result;
}

beforeEach(() => {
  Object.assign(server, { plan: Promise.resolve(null), credit: [], prices: [monthly, yearly, premium] });
});

describe('the reader of an own report', () => {
  it('has no plan when nobody is signed in', () => {
    expect(read(null).current).toMatchObject({ signedIn: false, tier: 'freemium', planText: null });
  });

  it('has the plan of the account', async () => {
    server.plan = plan({ subscribed: true, subscription_tier: 'premium' });
    const reader = read('ann');
    await waitFor(() =>
      expect(reader.current).toMatchObject({ signedIn: true, tier: 'premium', planText: 'premium' }),
    );
  });

  it('has a purchase to take off when the server would take one off', async () => {
    server.credit = [{ cents: 1349, counts_until: '2026-12-01T12:00:00Z', kept: false }];
    const reader = read('ann');
    await waitFor(() => expect(reader.current).toMatchObject({ recentPurchase: true }));
    server.credit = [];
    const other = read('ben');
    await waitFor(() => expect(other.current).toMatchObject({ trialDays: 7, recentPurchase: false }));
  });

  it('is told of the trial of the yearly plan, as the price list has it', async () => {
    const visitor = read(null);
    await waitFor(() => expect(visitor.current).toMatchObject({ trialDays: 7 }));
    server.prices = [monthly, premium];
    const other = read('ben');
    await waitFor(() => expect(other.current).toMatchObject({ planText: null }));
    expect(other.current).toMatchObject({ trialDays: 0 });
  });

  it('is told of no second trial', async () => {
    server.plan = plan({ trial_status: 'expired', trial_ends_at: '2026-01-01T00:00:00Z' });
    const reader = read('ann');
    await waitFor(() => expect(reader.current).toMatchObject({ planText: null }));
    expect(reader.current).toMatchObject({ trialDays: 0 });
  });

  it('is offered nothing while the plan is not known', () => {
    server.plan = new Promise(() => {});
    const { current } = read('ann');
    const text = current.audience === 'owner' ? current.planText : null;
    expect(callToAction(text, false).key).toBe('callToAction.other');
  });
});
