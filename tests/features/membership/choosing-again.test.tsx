import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address } from '../auth/support';
import {
  agreed,
  bodyOf,
  card,
  checkoutAddress,
  filled,
  functions,
  inCard,
  noPlan,
  openPage,
  openPricing,
  PricingPage,
  plusByTheMonth,
  refuse,
  watchTabs,
} from './support';

const choice = '?plan=plus&billing=annual&priceId=price_plus_year#plans';

describe('back from signing in', () => {
  it('goes on with one press and never by itself', async () => {
    const { tab, open } = watchTabs();
    const { backend } = await openPricing({ plan: noPlan }, `/pricing${choice}`);
    const goOn = await screen.findByRole('button', { name: 'Go to checkout' });
    expect(document.querySelector('[data-part=continue]')).toHaveTextContent('Plus for $99.00 a year');
    expect(open).not.toHaveBeenCalled();
    expect(bodyOf(backend, 'create-checkout')).toEqual([]);
    expect(filled()).toEqual(['Go to checkout']);
    await userEvent.click(goOn);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkoutAddress));
    expect(bodyOf(backend, 'create-checkout')).toEqual([{ priceId: 'price_plus_year', agreed }]);
  });

  it('can choose again, which forgets the choice', async () => {
    await openPricing({ plan: noPlan }, `/pricing${choice.replace('#', '&utm=mail#')}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose again' }));
    expect(screen.queryByRole('button', { name: 'Go to checkout' })).not.toBeInTheDocument();
    expect(address()).toContain('utm=mail');
    expect(address()).not.toContain('priceId');
  });

  it('says when the price is not sold any more', async () => {
    await openPricing({ plan: noPlan }, '/pricing?plan=plus&priceId=price_old');
    expect(await screen.findByText(/The price you chose is not sold any more/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to checkout' })).not.toBeInTheDocument();
  });

  it('offers no second purchase to people who have a plan', async () => {
    await openPricing({ plan: plusByTheMonth }, `/pricing${choice}`);
    await screen.findByRole('heading', { name: 'Your plan is Plus' });
    expect(screen.queryByRole('button', { name: 'Go to checkout' })).not.toBeInTheDocument();
  });
});

describe('people who have a plan', () => {
  it('see it marked, with what changing and cancelling means', async () => {
    await openPricing({ plan: plusByTheMonth });
    await screen.findByRole('heading', { name: 'Your plan is Plus' });
    expect(within(card('plus')).getByText('Your plan')).toBeVisible();
    expect(card('plus').querySelector('[data-action=choose-plus]')).not.toBeInTheDocument();
    const part = document.querySelector('[data-part=own-plan]')?.textContent;
    expect(part).toContain('You pay only the difference for the days that are left.');
    expect(part).toContain('A smaller plan starts when the time you have paid for is over.');
  });

  it('change and cancel at the provider, with the way back to this page', async () => {
    const { backend } = await openPricing({ plan: plusByTheMonth });
    functions['customer-portal'] = refuse(409, 'portal_not_configured');
    await userEvent.click(await inCard('premium', 'Change to Premium'));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be changed online right now');
    expect(bodyOf(backend, 'customer-portal')).toEqual([{ returnUrl: `${window.location.origin}/pricing` }]);
    expect(bodyOf(backend, 'create-checkout')).toEqual([]);
    expect(await inCard('freemium', 'Cancel your plan')).toBeInTheDocument();
  });

  it('read when it ends and what it changes to', async () => {
    await openPricing({
      plan: { ...plusByTheMonth, cancel_at: '2027-01-20T12:00:00Z' } as never,
    });
    expect(await screen.findByText('It ends on January 20, 2027 and does not renew.')).toBeVisible();
  });

  it('are told what waits after the period', async () => {
    await openPricing({
      plan: {
        ...plusByTheMonth,
        subscription_tier: 'premium',
        price_id: 'price_premium_month',
        next_price_id: 'price_plus_month',
      } as never,
    });
    expect(await screen.findByText('It changes to Plus on January 20, 2027.')).toBeVisible();
  });

  it('can choose nothing as long as their plan is not known', async () => {
    const { backend } = openPage('/pricing', <PricingPage />, { plan: noPlan });
    functions['check-subscription'] = { data: null, error: { message: 'Failed to fetch' } };
    backend.fails.set('subscribers', { message: 'Failed to fetch' });
    expect(await screen.findByRole('alert')).toHaveTextContent('no connection');
    expect(document.querySelector('[data-action^=choose-]')).not.toBeInTheDocument();
  });
});
