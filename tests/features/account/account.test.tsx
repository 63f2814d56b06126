import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { current } from '../auth/support';
import { line, order } from '../membership/billing/papers';
import { AccountPage, attempt, noPlan, open, openAccount } from './support';

const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the account page', () => {
  it('offers a visitor to sign in and come back', async () => {
    open('/account', <AccountPage />);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your account' })).toBeInTheDocument();
    expect(target('Sign in')).toBe('/auth?mode=login&redirect=%2Faccount');
  });

  it('says who is signed in', async () => {
    await openAccount();
    expect(await screen.findByText('Ann, signed in as ann@example.com')).toBeVisible();
  });

  it('says it by the address alone when the profile does not load', async () => {
    current.backend.fails.set('profiles', { message: 'down', status: 503 });
    await openAccount();
    expect(screen.getByText('Signed in as ann@example.com')).toBeVisible();
  });

  it('leads to the parts of the account', async () => {
    await openAccount();
    const parts = within(screen.getByRole('region', { name: 'Parts of your account' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/account-settings',
      '/settings',
      '/neuro-settings',
    ]);
  });

  it('names the plan and leads to everything about it', async () => {
    await openAccount();
    const plan = within(screen.getByRole('region', { name: 'Plan' }));
    expect(await plan.findByText('Freemium')).toBeVisible();
    expect(target('Manage plan')).toBe('/account-settings#plan');
  });

  it('names the next date of a paid plan', async () => {
    const active = { ...noPlan, subscribed: true, subscription_tier: 'premium', status: 'active' };
    await openAccount({}, '/account', {
      'check-subscription': { data: { ...active, subscription_end: '2026-12-20T12:00:00Z' }, error: null },
    });
    const plan = within(screen.getByRole('region', { name: 'Plan' }));
    expect(await plan.findByText('Premium')).toBeVisible();
    expect(plan.getByText('Renews on December 20, 2026.')).toBeVisible();
  });
});

describe('the latest results', () => {
  const name = 'Focus Snapshot';

  it('lead to their report', async () => {
    await openAccount();
    const link = await screen.findByRole('link', { name: `Open report: ${name}, January 5, 2026` });
    expect(link).toHaveAttribute('href', `/reports/${attempt.id}`);
    expect(screen.getByText(/43 of 100/)).toBeVisible();
  });

  it('are three, and the history has all', async () => {
    const ids = ['01', '02', '03', '04'].map((end) => attempt.id.slice(0, -2) + end);
    await openAccount({ assessment_attempts: ids.map((id) => ({ ...attempt, id })) });
    expect(await screen.findAllByRole('link', { name: /^Open report/ })).toHaveLength(3);
    expect(target('All results')).toBe('/test-history');
  });

  it('say when too little was answered for a score', async () => {
    await openAccount({ assessment_attempts: [{ ...attempt, overall: null, band: null }] });
    expect(await screen.findByText(/Not enough answers/)).toBeVisible();
  });

  it('offer the first test when there are none', async () => {
    await openAccount({ assessment_attempts: [] });
    const link = await screen.findByRole('link', { name: 'Take the Focus Snapshot' });
    expect(link).toHaveAttribute('href', '/focus-snapshot');
  });

  it('can be asked for again when they did not load', async () => {
    current.backend.fails.set('assessment_attempts', { message: 'down', status: 503 });
    const { backend } = await openAccount();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.click(retry);
    expect(await screen.findByText(/43 of 100/)).toBeVisible();
  });
});

describe('what was bought', () => {
  const purchases = () => within(screen.getByRole('region', { name: 'Purchases' }));

  it('leads to the store when there is nothing', async () => {
    await openAccount();
    const link = await purchases().findByRole('link', { name: 'Look at the store' });
    expect(link).toHaveAttribute('href', '/store');
  });

  it('is named line by line, without what was given back or never paid', async () => {
    await openAccount({
      orders: [
        order({
          order_lines: [
            line({ id: 'l1', title: 'Memory Check' }),
            line({ id: 'l2', title: 'PsyProfile Lite', refunded: true }),
          ],
        }),
        order({ id: 'o2', status: 'pending', order_lines: [line({ id: 'l3', title: 'Start Barriers' })] }),
      ],
    });
    expect(await purchases().findByRole('heading', { name: 'Memory Check' })).toBeInTheDocument();
    expect(purchases().getAllByRole('listitem')).toHaveLength(1);
    expect(target('All purchases')).toBe('/account-settings#purchases');
  });
});
