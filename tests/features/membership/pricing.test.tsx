import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  agreed,
  bodyOf,
  card,
  filled,
  inCard,
  monthlyPrices,
  noPlan,
  openPage,
  openPricing,
  PricingPage,
  watchTabs,
} from './support';

describe('the plans on the way to a test', () => {
  it('point at the one that opens it, and carry the test along to the checkout', async () => {
    const { backend } = await openPricing(
      { plan: noPlan },
      '/pricing?plan=premium&billing=annual&for=psyprofile#plans',
    );
    watchTabs();
    expect(screen.getByText('Premium opens PsyProfile Lite.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await userEvent.click(await inCard('premium', /Try Premium/));
    await waitFor(() =>
      expect(bodyOf(backend, 'create-checkout')).toEqual([
        { priceId: 'price_premium_year', for: 'psyprofile', agreed },
      ]),
    );
  });

  it('begin with the one that opens what somebody came for, also at an address written by hand', async () => {
    await openPricing({ plan: noPlan }, '/pricing?for=psyprofile');
    const order = [...document.querySelectorAll<HTMLElement>('[data-plan]')].map(
      ({ dataset }) => dataset.plan,
    );
    expect(order).toEqual(['premium', 'freemium', 'plus']);
  });

  it.each(['/pricing?for=psyprofile', '/pricing?plan=plus#plans', '/pricing?from=testing_hub_banner#plans'])(
    'open %s with the year that has the free days promised on the way there',
    async (path) => {
      await openPricing({ plan: noPlan }, path);
      await inCard('premium', /Try Premium/);
      expect(screen.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    },
  );

  it('open by the month for who had the free days, to whom none are promised', async () => {
    await openPricing({ plan: { ...noPlan, trial_available: false } }, '/pricing?plan=plus#plans');
    await inCard('plus', 'Get Plus');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('say nothing of a test that does not exist', async () => {
    await openPricing({ plan: noPlan }, '/pricing?for=nothing#plans');
    expect(document.querySelector('[data-part=wanted]')).not.toBeInTheDocument();
  });
});

describe('the plans for a visitor', () => {
  it('cost what the price table says', async () => {
    await openPricing();
    const prices = ['freemium', 'plus', 'premium'].map(
      (id) => card(id).querySelector('[data-part=price]')?.textContent,
    );
    expect(prices).toEqual(['Free', '$9.99 a month', '$19.99 a month']);
  });

  it('name what each holds, from the tests and exercises that exist', async () => {
    await openPricing();
    const parts = (id: string) =>
      within(card(id))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(parts('freemium').slice(0, 3)).toEqual([
      'Focus Snapshot',
      'FocusCheck Adult',
      'ChildFocus Tracker',
    ]);
    expect(parts('plus').slice(0, 2)).toEqual(['AttentionFlow Interview', 'FocusTrack Attention']);
    expect(parts('premium')).toEqual(expect.arrayContaining(['PsyProfile Lite', 'Memory Check']));
    expect(document.body).not.toHaveTextContent(/community|podcast|AI-powered/i);
  });

  it('say with numbers how much can be planned and looked back on', async () => {
    await openPricing();
    expect(card('freemium')).toHaveTextContent('Your progress over the last 28 days');
    expect(card('freemium')).toHaveTextContent('Open tasks: 30, reminders: 3, habits: 1, weekly goals: 1');
    expect(card('freemium')).not.toHaveTextContent(/calendar|all time/i);
    expect(card('plus')).toHaveTextContent('Open tasks: 500, reminders: 50, habits: 10, weekly goals: 3');
    expect(card('plus')).toHaveTextContent('A calendar for your plan, retests and own events');
    expect(card('plus')).toHaveTextContent('Progress over all time');
    expect(card('premium')).toHaveTextContent('Plans that you put together yourself');
  });

  it('name exercises in groups: those that are free, short rounds of others, and then all of them', async () => {
    await openPricing();
    const lines = (id: string) =>
      within(card(id))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(lines('freemium')).toEqual(
      expect.arrayContaining([
        'Go / No-Go, Digit Span, and Memory Grid, as often as you like',
        'Short rounds of Paced Breathing and Focus Burst',
      ]),
    );
    expect(lines('plus')).toContain('Every exercise, in every length');
    const all = ['freemium', 'plus', 'premium'].flatMap(lines).join(' ');
    expect(all).not.toMatch(/N-Back|Stop Signal|Word Recall/);
  });

  it('lead to an account first, and carry the choice along', async () => {
    await openPricing();
    const links = ['freemium', 'plus'].map((id) => within(card(id)).getByRole('link').getAttribute('href'));
    expect(links).toEqual([
      '/auth?mode=signup&redirect=/welcome',
      '/auth?mode=signup&redirect=/pricing%23plans&plan=plus&billing=monthly&priceId=price_plus_month',
    ]);
    expect(filled()).toEqual(['Choose Plus']);
  });

  it('carry the test that somebody came for through signing up', async () => {
    await openPricing({}, '/pricing?plan=plus&billing=annual&for=focustrack#plans');
    expect(within(card('plus')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\?mode=signup&redirect=\/pricing%23plans&plan=plus&.*&for=focustrack$/),
    );
  });

  it('say for a year what is free, what is charged and what it saves', async () => {
    await openPricing();
    await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
    const text = card('plus').textContent;
    expect(text).toContain('$99.00 a year');
    expect(text).toContain('7 days free the first time, then $99.00 once a year until you cancel.');
    expect(text).toContain('That is $8.25 for each month.');
    expect(text).toContain('$20.88 (17%) less than 12 monthly payments.');
  });

  it('are by the month alone where no yearly price exists', async () => {
    await openPricing({ prices: monthlyPrices });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/yearly price|a year/i);
  });

  it('stand side by side in a table', async () => {
    await openPricing();
    const row = screen.getByRole('row', { name: /PsyProfile Lite/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Not included', 'Not included', 'Included']);
    expect(screen.getByRole('columnheader', { name: 'Premium' })).toBeInTheDocument();
  });

  it('are those of the table in the questions, too, and no older figures beside them', async () => {
    await openPricing();
    await userEvent.click(screen.getByRole('button', { name: 'What do the plans cost?' }));
    const charged = screen.getByText('The price charged: Plus $9.99 a month, Premium $19.99 a month.');
    expect(charged.nextElementSibling).toBeNull();
    expect(document.body).not.toHaveTextContent(/\$(12|22)\b/);
  });

  it('say that there is no connection instead of loading for ever', async () => {
    onlineManager.setOnline(false);
    try {
      const { backend } = openPage('/pricing', <PricingPage />);
      backend.fails.set('plan_prices', { message: 'Failed to fetch' });
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
      expect(document.body).toHaveTextContent('There is no connection to the server');
      backend.fails.clear();
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('can be read again after a failure, and say when nothing is sold', async () => {
    const { backend } = openPage('/pricing', <PricingPage />);
    backend.fails.set('plan_prices', { message: 'Failed to fetch' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    backend.rows.plan_prices = [];
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'No plan is on sale right now' })).toBeInTheDocument();
  });
});
