import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { purchaseTermsVersion } from '@/lib/billing/purchase-terms';
import { ann, current, functionRefusal, loadApp } from '../auth/support';

const app = await loadApp();
export const { PricingPage } = await import('@/pages/membership/pricing-page');
export const { PricingOldPage } = await import('@/pages/membership/pricing-old-page');
export const { SalesRedirectPage } = await import('@/pages/membership/sales-redirect-page');
export const { SubscriptionOnboardingPage } = await import('@/pages/membership/subscription-onboarding-page');
export const { ChooserButton } = await import('@/features/gates/chooser-button');
export const { RequireMembership } = await import('@/app/guards/require-membership');
export const { SubscriptionSync, useSubscription } = await import('@/contexts/subscription');

const price = (tier: string, interval: string, amount_cents: number) => ({
  id: `price_${tier}_${interval}`,
  tier,
  interval,
  amount_cents,
  currency: 'usd',
  trial_days: interval === 'year' ? 7 : 0,
});
export const monthlyPrices = [price('plus', 'month', 999), price('premium', 'month', 1999)];
export const allPrices = [...monthlyPrices, price('plus', 'year', 9900), price('premium', 'year', 19900)];

/** What check-subscription answers somebody without a plan. */
export const noPlan = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  trial_status: 'none',
  trial_ends_at: null,
  status: null,
  interval: null,
  price_id: null,
  amount_cents: null,
  cancel_at: null,
  next_price_id: null,
  trial_available: true,
  pending: false,
};
export const plusByTheMonth = {
  ...noPlan,
  subscribed: true,
  subscription_tier: 'plus',
  subscription_end: '2027-01-20T12:00:00Z',
  status: 'active',
  interval: 'month',
  price_id: 'price_plus_month',
  amount_cents: 999,
  trial_available: false,
};

type Answer = { data?: unknown; error: unknown };

/** What the server's functions answer, by name; tests change it while a page is open. */
export const functions: Record<string, Answer> = {};

export interface Situation {
  /** null for a visitor. */
  plan?: typeof noPlan | typeof plusByTheMonth | null;
  prices?: readonly object[];
  checkout?: Answer;
}

export const refuse = (status: number, code: string): Answer => functionRefusal(status, code);
/** What is sent along with the press of a plan's button. */
export const agreed = { version: purchaseTermsVersion, language: 'en' };
export const checkoutAddress = 'https://pay.example.com/c/1';

/** Opens a page as a visitor, or as Ann with a plan. */
export function openPage(path: string, page: ReactElement, situation: Situation = {}, route?: string) {
  const { plan = null, prices = allPrices } = situation;
  const { backend } = current;
  backend.rows.plan_prices = prices;
  functions['check-subscription'] = { data: plan, error: null };
  functions['create-checkout'] = situation.checkout ?? {
    data: { url: checkoutAddress, session_id: 'cs_1', credit_cents: 0 },
    error: null,
  };
  functions['customer-portal'] = { data: { url: 'https://pay.example.com/p/1' }, error: null };
  backend.invoke.mockImplementation(async (name: unknown) => functions[String(name)] as never);
  if (plan !== null) {
    current.hasSession = true;
    backend.state.session = ann;
  }
  return { backend, view: app.open(path, page, route) };
}

/** Opens the page of plans, and waits for what they cost. */
export async function openPricing(situation: Situation = {}, path = '/pricing') {
  const opened = openPage(path, <PricingPage />, situation);
  await screen.findByRole('heading', { level: 2, name: 'Choose a plan' });
  return opened;
}
export const card = (id: string) => document.querySelector<HTMLElement>(`[data-plan=${id}]`) as HTMLElement;
/** What the filled buttons say, of which a page has one. */
export const filled = () =>
  [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((each) => each.className.includes('bg-accent') && each.className.includes('rounded-full'))
    .map((each) => each.textContent);
export const inCard = (id: string, name: RegExp | string) => within(card(id)).findByRole('button', { name });

/** A tab as window.open answers it. */
export function watchTabs({ blocked = false } = {}) {
  const tab = {
    opener: {} as unknown,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(blocked ? null : (tab as never));
  return { tab, open };
}

export const bodyOf = (backend: typeof current.backend, name: string) =>
  backend.invoke.mock.calls
    .filter(([called]) => called === name)
    .map(([, options]) => (options as { body: unknown }).body);
