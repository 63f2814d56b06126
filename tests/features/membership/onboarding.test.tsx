import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { asPage } from '../../support/page.tsx';
import { address, current } from '../auth/support';
import {
  allPrices,
  ChooserButton,
  noPlan,
  openPage,
  PricingOldPage,
  plusByTheMonth,
  SalesRedirectPage,
  SubscriptionOnboardingPage,
} from './support';

const onboarding = '/subscription-onboarding';

describe('the first plan choice', () => {
  it('asks visitors to sign in and brings them back', async () => {
    openPage(onboarding, <SubscriptionOnboardingPage />);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/auth?mode=login&redirect=%2Fsubscription-onboarding');
  });

  it('shows the three plans by the month and has the free one chosen', async () => {
    openPage(onboarding, <SubscriptionOnboardingPage />, { plan: noPlan });
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.closest('label')?.textContent, radio.checked])).toEqual([
      ['Freemium: FreeFor a first look at your focus.', true],
      ['Plus: $9.99 a monthFor practice and a closer look at attention.', false],
      ['Premium: $19.99 a monthFor everything the product has.', false],
    ]);
  });

  it('keeps the free choice and goes to the first steps', async () => {
    const { backend } = openPage(onboarding, <SubscriptionOnboardingPage />, { plan: noPlan });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Freemium' }));
    await waitFor(() => expect(address()).toBe('/welcome'));
    expect(backend.rpc.mock.calls.map(([name]) => name)).toEqual(['choose_freemium']);
  });

  it('says when the choice could not be kept, and stays', async () => {
    const { backend } = openPage(onboarding, <SubscriptionOnboardingPage />, { plan: noPlan });
    backend.rpc.mockResolvedValueOnce({ data: null, error: { message: 'Failed to fetch' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Freemium' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved');
    expect(address()).toBe(onboarding);
  });

  it('leads with a paid choice to its price and charges nothing', async () => {
    const { backend } = openPage(onboarding, <SubscriptionOnboardingPage />, { plan: noPlan });
    await userEvent.click(await screen.findByRole('radio', { name: /Premium/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Premium' }));
    expect(address()).toBe('/pricing?plan=premium&billing=monthly&priceId=price_premium_month#plans');
    expect(backend.rpc).not.toHaveBeenCalled();
  });

  it('asks nobody to choose who has a plan', async () => {
    openPage(onboarding, <SubscriptionOnboardingPage />, { plan: plusByTheMonth });
    expect(await screen.findByRole('heading', { level: 1, name: 'You have Plus' })).toBeVisible();
    expect(screen.getByText('Every exercise, in every length')).toBeVisible();
    expect(screen.queryByText('Plans of eight weeks in your reports')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/welcome']);
  });
});

describe('the chooser over a page', () => {
  const openChooser = async (plan: typeof noPlan | null) => {
    openPage('/test-intro/psyprofile', <ChooserButton suggested="premium" />, { plan });
    const button = screen.getByRole('button', { name: 'Compare plans' });
    await userEvent.click(button);
    return {
      button,
      dialog: await screen.findByRole('dialog', { name: 'Choose a plan' }, { timeout: 5000 }),
    };
  };

  it('has the plan chosen that opens what is closed', async () => {
    const { dialog } = await openChooser(noPlan);
    const premium = await within(dialog).findByRole<HTMLInputElement>('radio', { name: /Premium/ });
    expect(premium).toBeChecked();
  });

  it('leads visitors with a paid choice to an account', async () => {
    const { dialog } = await openChooser(null);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Continue with Premium' }));
    expect(address()).toBe(
      '/auth?mode=signup&redirect=/pricing%23plans&plan=premium&billing=monthly&priceId=price_premium_month',
    );
  });

  it('closes when a visitor stays free, and gives the focus back', async () => {
    const { button, dialog } = await openChooser(null);
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Freemium/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue with Freemium' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    expect(address()).toBe('/test-intro/psyprofile');
  });

  it('takes signed-in people who stay free to their first steps', async () => {
    const { dialog } = await openChooser(noPlan);
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Freemium/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue with Freemium' }));
    await waitFor(() => expect(address()).toBe('/welcome'));
    expect(current.backend.rpc.mock.calls.map(([name]) => name)).toEqual(['choose_freemium']);
  });

  it('closes with Escape', async () => {
    const { button } = await openChooser(noPlan);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('the earlier page of prices', () => {
  it('is kept out of search engines, shows the prices of today and leads to the plans', async () => {
    openPage('/pricing-old', asPage('pricingOld', <PricingOldPage />), { prices: allPrices });
    const row = await screen.findByRole('row', { name: /Premium/ });
    expect(row.textContent).toBe('Premium$19.99$199.00');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: 'Go to plans and prices' })).toHaveAttribute(
      'href',
      '/pricing#plans',
    );
  });
});

describe('the address of campaigns', () => {
  it.each([
    ['/sales-redirect', '/pricing#plans'],
    [
      '/sales-redirect?plan=plus&billing=annual&utm_source=mail',
      '/pricing?plan=plus&billing=annual&utm_source=mail#plans',
    ],
    ['/sales-redirect?x=1#plan-questions', '/pricing?x=1#plan-questions'],
  ])('%s leads to %s', async (from, to) => {
    openPage(from, <SalesRedirectPage />);
    await waitFor(() => expect(address()).toBe(to));
  });
});
