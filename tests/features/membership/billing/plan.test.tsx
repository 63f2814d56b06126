import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noPlan, openAccountSettings, openPlan, testRun } from '../../account/support';
import { line, order } from './papers';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const day = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso));

const end = inDays(20);
const premium = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: end,
  status: 'active',
  interval: 'month',
  price_id: 'price_premium',
  amount_cents: 1999,
};

describe('the plan', () => {
  it('of somebody without one is Freemium, and leads to the plans', async () => {
    const { section } = await openPlan({});
    expect(within(section).getByText('Freemium')).toBeVisible();
    expect(within(section).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    expect(within(section).queryByRole('button', { name: 'Manage billing' })).not.toBeInTheDocument();
  });

  it('says what it costs and when it renews', async () => {
    const { section } = await openPlan(premium);
    expect(section).toHaveTextContent('Premium');
    expect(section).toHaveTextContent('$19.99 a month');
    expect(section).toHaveTextContent(`Renews on ${day(end)}.`);
    expect(within(section).queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });

  it('says when it ends after it was cancelled', async () => {
    const { section } = await openPlan({ ...premium, cancel_at: end });
    expect(section).toHaveTextContent(`Ends on ${day(end)}. It does not renew`);
    expect(section).not.toHaveTextContent('Renews');
  });

  it('names the smaller plan that follows', async () => {
    const { section } = await openPlan(
      { ...premium, next_price_id: 'price_plus' },
      {
        plan_prices: [
          {
            id: 'price_plus',
            tier: 'plus',
            interval: 'month',
            amount_cents: 999,
            currency: 'usd',
            trial_days: 0,
          },
        ],
      },
    );
    expect(
      await within(section).findByText(`Premium until ${day(end)}, then Plus, $9.99 a month.`),
    ).toBeVisible();
    // One date in one sentence, and the way to stay.
    expect(section).not.toHaveTextContent('Renews');
    expect(within(section).getByRole('button', { name: 'Keep Premium' })).toBeVisible();
  });

  it('says until when a late payment can be mended, with the card as the main action', async () => {
    const { section } = await openPlan({ ...premium, status: 'past_due' });
    expect(within(section).getByRole('status')).toHaveTextContent(
      `Please check your card by ${day(end)}. Premium stays open until then.`,
    );
    expect(within(section).getByRole('button', { name: 'Update your card' })).toBeInTheDocument();
  });

  it('says that it is closed when the payment stayed away', async () => {
    const { section } = await openPlan({ status: 'unpaid' });
    expect(within(section).getByRole('status')).toHaveTextContent('Your plan is closed');
    expect(within(section).getByRole('button', { name: 'Update your card' })).toBeInTheDocument();
    expect(within(section).queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });

  it('that ended says when, and can be chosen again', async () => {
    const ended = inDays(-3);
    const { section } = await openPlan({ status: 'canceled', subscription_end: ended });
    expect(section).toHaveTextContent(`Your paid plan ended on ${day(ended)}.`);
    expect(within(section).getByRole('link', { name: 'See plans' })).toBeInTheDocument();
  });

  it('that waits for a payment can be looked at again', async () => {
    const { section, functions } = await openPlan({ pending: true });
    expect(within(section).getByText(/A payment is being confirmed/)).toBeVisible();
    functions['check-subscription'] = { data: { ...noPlan, ...premium }, error: null };
    await userEvent.click(within(section).getByRole('button', { name: 'Check again' }));
    expect(await within(section).findByText('Premium')).toBeVisible();
  });

  it('is read from the table when the function cannot be asked, and then promises no renewal', async () => {
    await openAccountSettings(
      {
        subscribers: {
          subscribed: true,
          subscription_tier: 'plus',
          subscription_end: end,
          trial_status: 'none',
          trial_ends_at: null,
        },
      },
      { 'check-subscription': { error: { message: 'Failed to fetch' } } },
    );
    expect(await screen.findByText(`Open until ${day(end)}.`)).toBeVisible();
  });

  it('can be asked for again when nothing answers', async () => {
    testRun.backend.fails.set('subscribers', { message: 'down', status: 503 });
    const { backend } = await openAccountSettings(
      {},
      { 'check-subscription': { error: { message: 'Failed to fetch' } } },
    );
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('Your plan could not be read')).toBeVisible();
    backend.fails.clear();
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Freemium')).toBeVisible();
  });

  it('leads to copy and erasure of everything', async () => {
    await openAccountSettings();
    const link = screen.getByRole('link', { name: 'Copy or erase my data' });
    expect(link).toHaveAttribute('href', '/settings#data');
  });
});

describe('credit for purchases', () => {
  const bought = { orders: [order({ paid_at: inDays(-10), order_lines: [line({ paid_cents: 1349 })] })] };
  const takesOff = (...rows: object[]) =>
    testRun.backend.rpc.mockImplementation(async (name) => ({
      data: name === 'my_plan_credit' ? rows : {},
      error: null,
    }));

  it('is named with its day to somebody without a plan, also after one that ended', async () => {
    for (const status of [null, 'canceled']) {
      takesOff({ cents: 1349, counts_until: inDays(20), kept: false });
      const { section } = await openPlan({ status }, bought);
      const line = await within(section).findByText(
        /^Your credit for single purchases: \$13\.49\. Choose a plan by/,
      );
      expect(line).toBeVisible();
      cleanup();
    }
  });

  it('that is left is named to somebody with a plan: it comes off the next bills', async () => {
    takesOff({ cents: 1349, counts_until: inDays(300), kept: true });
    const { section } = await openPlan({}, bought);
    expect(await within(section).findByText(/\$13\.49\. It comes off your next bills\./)).toBeVisible();
  });

  it('is not promised where the server takes nothing off, whatever was bought', async () => {
    takesOff();
    const { section } = await openPlan({}, bought);
    await screen.findAllByText('$14.99', { selector: 'dd' });
    expect(section.querySelector('[data-part=plan-credit]')).not.toBeInTheDocument();
  });
});
