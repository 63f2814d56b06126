import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { current } from '../auth/support';
import { answers, functions, open, PaymentResultPage, premium, startStore } from './support';

const sessionId = 'cs_test_mine';

const planSession = (status: string) => {
  current.backend.rows.checkout_sessions = { kind: 'plan', status };
};
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
