import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Invoice, planBill } from '@/api/billing/invoices';
import { current } from '../auth/support';
import { answers, functions, open, PaymentResultPage, premium, startStore } from './support';

const sessionId = 'cs_test_mine';

const openedAt = '2026-11-20T10:00:00.000Z';
const planSession = (status: string) => {
  current.backend.rows.checkout_sessions = { kind: 'plan', status, created_at: openedAt };
};
const bill = (issued_at: string, more = {}) => ({
  id: `in_${issued_at}`,
  order_id: null,
  subscription_id: 'sub_mine',
  number: 'A-1',
  amount_cents: 1999,
  credit_cents: 0,
  refunded_cents: 0,
  currency: 'usd',
  status: 'paid',
  hosted_url: 'https://pay.example.com/bill',
  issued_at,
  ...more,
});
const openPlanResult = (more = '') =>
  open(`/subscription-success?session_id=${sessionId}${more}`, <PaymentResultPage />);

describe('a plan', () => {
  it('that is paid is open', async () => {
    startStore({ signedIn: true, plan: premium });
    planSession('complete');
    openPlanResult();
    expect(await screen.findByRole('heading', { name: 'Premium is open' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the Testing Hub' })).toHaveAttribute(
      'href',
      '/testing-hub',
    );
  });

  it('that was paid for leads to its receipt', async () => {
    startStore({ signedIn: true, plan: premium });
    planSession('complete');
    current.backend.rows.billing_subscriptions = [];
    current.backend.rows.billing_invoices = [bill('2026-11-20T10:01:00.000Z')];
    openPlanResult();
    expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      'https://pay.example.com/bill',
    );
  });

  it.each([
    ['of an earlier plan', bill('2026-10-20T10:01:00.000Z')],
    ['of a free trial', bill('2026-11-20T10:01:00.000Z', { amount_cents: 0 })],
    ['of a single purchase', bill('2026-11-20T10:01:00.000Z', { order_id: 'o', subscription_id: null })],
    ['that is not paid', bill('2026-11-20T10:01:00.000Z', { status: 'open' })],
    ['without a page', bill('2026-11-20T10:01:00.000Z', { hosted_url: null })],
  ])('takes no bill %s for its own', (_, other) => {
    expect(planBill([{ ...other, in_trial: false } as Invoice], openedAt)).toBeNull();
  });

  it('leads on to the test that was wanted, and only where the plan has it', async () => {
    startStore({ signedIn: true, plan: premium });
    planSession('complete');
    openPlanResult('&for=psyprofile');
    expect(await screen.findByRole('link', { name: 'Start PsyProfile Lite' })).toHaveAttribute(
      'href',
      '/test/psyprofile',
    );
  });

  it('offers no start of a test that the plan does not have', async () => {
    startStore({ signedIn: true, plan: { ...premium, subscription_tier: 'Plus' } });
    planSession('complete');
    openPlanResult('&for=psyprofile');
    expect(await screen.findByRole('heading', { name: 'Plus is open' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Start/ })).not.toBeInTheDocument();
  });

  it('on trial names the day it becomes paid', async () => {
    const trial = {
      amount_cents: 19900,
      interval: 'year',
      trial_status: 'active',
      trial_ends_at: '2031-05-20T12:00:00Z',
      status: 'trialing',
    };
    startStore({ signedIn: true, plan: { ...premium, ...trial } });
    planSession('complete');
    openPlanResult();
    expect(
      await screen.findByRole('heading', { name: 'Your free trial of Premium has begun' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/It is free until May 20, 2031/)).toBeVisible();
    expect(
      screen.getByText(/^It costs \$199\.00 a year\. The next payment is due on May 20, 2031/),
    ).toBeVisible();
  });

  it('is not open before the server says so, whatever the address says', async () => {
    startStore({ signedIn: true });
    planSession('complete');
    openPlanResult();
    await screen.findByText(/waiting for the payment provider/);
    functions['check-subscription'] = answers(premium);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: 'Premium is open' });
  });

  it('whose page ended was not charged; one that is over says so', async () => {
    startStore({ signedIn: true });
    planSession('expired');
    const { unmount } = openPlanResult();
    expect(await screen.findByText('Nothing was charged, and your plan is as it was.')).toBeVisible();
    unmount();
    functions['check-subscription'] = answers({ ...premium, subscribed: false, status: 'canceled' });
    planSession('complete');
    openPlanResult();
    expect(await screen.findByRole('heading', { name: 'This plan is over' })).toBeInTheDocument();
  });

  it('whose payment page was left costs nothing, and anybody may read that', async () => {
    startStore();
    open('/subscription-cancelled', <PaymentResultPage />);
    expect(await screen.findByText(/Nothing was charged, and your plan is as it was/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });

  it('whose payment page was left keeps the test that somebody came for', async () => {
    startStore();
    open('/subscription-cancelled?for=focustrack', <PaymentResultPage />);
    expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing?plan=plus&billing=annual&for=focustrack#plans',
    );
  });
});
