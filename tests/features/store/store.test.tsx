import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../auth/support';
import { lastToast, open, premium, StorePage, shelf, startStore, storedSkus } from './support';

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const found = heading.closest('li');
  if (!found) throw new Error(`no row: ${title}`);
  return within(found);
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const openStore = (path = '/store') => open(path, <StorePage />);

describe('the store', () => {
  it('shows visitors every item with facts and price', async () => {
    startStore();
    openStore();
    const barriers = await row('Start Barriers');
    expect(barriers.getByText('$14.99')).toBeVisible();
    expect(barriers.getByText('8-10 minutes')).toBeVisible();
    expect(barriers.getByText('Beginner')).toBeVisible();
    expect((await row('Focus Burst')).getByText('5-45 minutes')).toBeVisible();
    expect(titles()).toHaveLength(Object.keys(shelf).length);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('leads from each row to what it is, and says how often it may be taken and which plan has it', async () => {
    startStore();
    openStore();
    const barriers = await row('Start Barriers');
    expect(barriers.getByRole('link', { name: 'Start Barriers' })).toHaveAttribute(
      'href',
      '/test-intro/start-barriers',
    );
    expect(barriers.getByText(/^(As often as you like|Again after \d+ days)$/)).toBeVisible();
    expect(barriers.getByText(/^Also part of (Plus|Premium)$/)).toBeVisible();
    const burst = await row('Focus Burst');
    expect(burst.getByRole('link', { name: 'Focus Burst' })).toHaveAttribute(
      'href',
      '/training-hub/focus-burst/intro',
    );
    expect(burst.getByText('Also part of Plus')).toBeVisible();
  });

  it('says what a bundle holds and what it saves', async () => {
    startStore();
    openStore();
    const suite = await row('Procrastination Suite');
    expect(suite.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Procrastination Patterns',
      'Start Barriers',
    ]);
    expect(suite.getByText('In one cart its parts cost $31.48. The bundle costs $1.49 less.')).toBeVisible();
    expect(suite.queryByText(/All parts in one cart/)).not.toBeInTheDocument();
  });

  it('does not hide that the parts of a bundle would cost less in one cart', async () => {
    const backend = startStore();
    backend.rows.catalog_items = [
      shelf.procrastination,
      shelf.barriers,
      { ...shelf.suite, unit_price_cents: 3299 },
    ];
    openStore();
    expect(
      (await row('Procrastination Suite')).getByText(/All parts in one cart cost \$31\.48/),
    ).toBeVisible();
  });

  it('opens in its row what a test asks, gives and cannot say, with a report to look at', async () => {
    startStore();
    open('/store', <StorePage />);
    const user = userEvent.setup();
    await user.click(
      await screen.findByText('What it is', { selector: '[data-item=test-start-barriers] *' }),
    );
    const row = document.querySelector('[data-item=test-start-barriers]') as HTMLElement;
    for (const part of ['What it asks', 'What you get', 'Who answers', 'What it cannot tell'])
      expect(within(row).getByText(part)).toBeVisible();
    expect(within(row).getByText(/^8.10 minutes$/)).toBeVisible();
    expect(
      within(row).getByRole('link', { name: 'Look at a sample report of Start Barriers' }),
    ).toHaveAttribute('href', '/sample-report/start-barriers');
  });

  it('says under everything about memory what a self-check cannot do', async () => {
    startStore();
    openStore();
    expect(
      (await row('Dementia Suite')).getByText('A self-check cannot detect or rule out dementia.'),
    ).toBeVisible();
    expect((await row('Procrastination Suite')).queryByText(/dementia/)).not.toBeInTheDocument();
  });

  it('offers to open what is owned or part of the plan, without a price', async () => {
    startStore({
      signedIn: true,
      owned: ['bundle-procrastination'],
      plan: { ...premium, subscription_tier: 'plus' },
    });
    openStore();
    const barriers = await row('Start Barriers');
    expect(barriers.getByText('Yours')).toBeVisible();
    expect(barriers.getByRole('link', { name: 'Open Start Barriers' })).toHaveAttribute(
      'href',
      '/test-intro/start-barriers',
    );
    const burst = await row('Focus Burst');
    expect(burst.getByText('Part of your plan')).toBeVisible();
    expect(burst.getByRole('link')).toHaveAttribute('href', '/training-hub/focus-burst/intro');
    for (const open of [barriers, burst]) {
      expect(open.queryByText(/\$/)).not.toBeInTheDocument();
      expect(open.queryByRole('button')).not.toBeInTheDocument();
    }
    expect((await row('PsyProfile Lite')).getByText('$24.99')).toBeVisible();
  });

  it('tells somebody who owns a part of a bundle how much is theirs', async () => {
    startStore({ signedIn: true, owned: ['test-start-barriers'] });
    openStore();
    expect((await row('Procrastination Suite')).getByText(/^You already have 1 of 2\./)).toBeVisible();
  });

  it('offers whoever owns a part of a bundle what is missing, where that costs less than the bundle', async () => {
    const user = userEvent.setup();
    startStore({ signedIn: true, owned: ['test-start-barriers'] });
    openStore();
    const suite = await row('Procrastination Suite');
    expect(
      suite.getByText(
        /^You already have 1 of 2\. What is missing costs \$\d+\.\d\d: Procrastination Patterns\.$/,
      ),
    ).toBeVisible();
    expect(suite.queryByText('$29.99')).not.toBeInTheDocument();
    await user.click(suite.getByRole('button', { name: /^Add to cart: Procrastination Patterns, / }));
    expect(suite.getByRole('button', { name: 'Procrastination Patterns is in your cart' })).toBeVisible();
  });

  it('has what is on a shelf in the order of the names as they are read, not of those in the catalogue', async () => {
    startStore();
    current.backend.rows.catalog_items = [
      { ...shelf.burst, title: 'A name of the catalogue' },
      { ...shelf.burst, sku: 'training-body-scan', title: 'Z of the catalogue', exercise_id: 'body-scan' },
    ];
    openStore();
    await row('Body Scan');
    expect(titles()).toEqual(['Body Scan', 'Focus Burst']);
  });

  it('shows prices in the way of the reader’s language', async () => {
    const { default: i18next } = await import('i18next');
    startStore();
    await i18next.changeLanguage('de');
    try {
      openStore();
      expect((await row('Start Barriers')).getByText(/14,99\s\$/)).toBeVisible();
    } finally {
      await i18next.changeLanguage('en');
    }
  });
});

describe('filters of the store', () => {
  it('are kept in the address', async () => {
    startStore({ signedIn: true });
    openStore();
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Self-checks');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Advanced');
    await user.click(screen.getByRole('checkbox', { name: 'Only what is not yet yours' }));
    expect(address()).toBe('/store?kind=test&difficulty=Advanced&mine=no');
    expect(titles()).toEqual(['PsyProfile Lite']);
    expect(screen.getByText('1 item')).toBeVisible();
  });

  it('are taken from the address; what they do not know is no filter', async () => {
    startStore({ signedIn: true, owned: ['test-start-barriers'] });
    openStore('/store?kind=test&difficulty=Extreme&mine=no');
    await row('PsyProfile Lite');
    expect(titles()).toEqual(['Procrastination Patterns', 'PsyProfile Lite']);
  });

  it('that fit nothing lead back to everything', async () => {
    startStore();
    openStore('/store?kind=training&difficulty=Advanced');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(address()).toBe('/store');
    expect(titles().length).toBeGreaterThan(3);
  });
});

describe('adding to the cart', () => {
  it('says so, and a second time that it is there', async () => {
    startStore();
    openStore();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Start Barriers, $14.99' }));
    expect(lastToast()).toEqual(['Start Barriers added to cart', undefined, 'default']);
    expect(storedSkus()).toEqual(['test-start-barriers']);
    await user.click(screen.getByRole('button', { name: 'Start Barriers is in your cart' }));
    expect(lastToast()?.[0]).toBe('Item already in cart');
    expect(storedSkus()).toEqual(['test-start-barriers']);
  });
});

describe('a store that cannot be read', () => {
  it('says why and tries again', async () => {
    const backend = startStore();
    backend.fails.set('catalog_items', { message: 'down', status: 503 });
    openStore();
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.setup().click(again);
    await row('Start Barriers');
  });

  it('still shows prices when what is owned cannot be read, and says so', async () => {
    const backend = startStore({ signedIn: true });
    backend.fails.set('entitlements', { message: 'down', status: 503 });
    openStore();
    expect(await screen.findByText('We could not check what is already yours')).toBeVisible();
    expect((await row('Start Barriers')).getByText('$14.99')).toBeVisible();
  });

  it('that is empty says so', async () => {
    startStore();
    current.backend.rows.catalog_items = [];
    openStore();
    await waitFor(() => expect(screen.getByText('Nothing is on sale right now')).toBeVisible());
  });
});
