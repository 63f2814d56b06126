import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ann, current, loadApp } from '../features/auth/support';

const app = await loadApp();
const { PrefetchOnIntent } = await import('@/app/prefetch-on-intent');
const { queryClient } = await import('@/app/providers/data-provider');

const price = {
  id: 'p1',
  tier: 'plus',
  interval: 'month',
  amount_cents: 999,
  currency: 'usd',
  trial_days: 0,
};

function open(to: string) {
  queryClient.clear();
  current.backend.rows.plan_prices = [price];
  app.open(
    '/',
    <>
      <a href={to}>There</a>
      <PrefetchOnIntent />
    </>,
  );
  return screen.findByRole('link');
}
const known = (key: readonly unknown[]) => queryClient.getQueryData(key);

describe('reaching for a link', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])(
    'asks for the data of its page at once (%s)',
    async (sign) => {
      const link = await open('/pricing');
      expect(known(['plan-prices'])).toBeUndefined();
      link.dispatchEvent(new Event(sign, { bubbles: true }));
      await waitFor(() => expect(known(['plan-prices'])).toEqual([price]));
    },
  );

  it('asks for nothing of a person where nobody is signed in', async () => {
    const link = await open('/testing-hub');
    fireEvent.pointerOver(link);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves a person’s own data to the page: they may be signing out', async () => {
    current.hasSession = true;
    current.backend.state.session = ann;
    const link = await open('/test-history');
    fireEvent.pointerOver(link);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
