import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReader } from '@/features/reports/use-reader';
import { callToAction } from '@/lib/reports/call-to-action';

const server: { plan: Promise<unknown>; bought: boolean } = { plan: Promise.resolve(null), bought: false };

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: async ({ one }) => {
      const bought = server.bought ? [{ sku: 'one-test' }] : [];
      return { data: one ? await server.plan : bought, error: null };
    },
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
  Object.assign(server, { plan: Promise.resolve(null), bought: false });
});

describe('the reader of an own report', () => {
  it('has no plan when nobody is signed in', () => {
    expect(read(null).current).toMatchObject({ signedIn: false, tier: 'freemium', planText: null });
  });

  it('has the plan and the purchase of the account', async () => {
    server.plan = Promise.resolve({
      subscribed: true,
      subscription_tier: 'premium',
      trial_status: 'none',
      trial_ends_at: null,
    });
    server.bought = true;
    const reader = read('ann');
    await waitFor(() =>
      expect(reader.current).toEqual({
        audience: 'owner',
        signedIn: true,
        tier: 'premium',
        planText: 'premium',
        recentPurchase: true,
      }),
    );
  });

  it('is offered nothing while the plan is not known', () => {
    server.plan = new Promise(() => {});
    const { current } = read('ann');
    const text = current.audience === 'owner' ? current.planText : null;
    expect(callToAction(text, false).key).toBe('callToAction.other');
  });
});
