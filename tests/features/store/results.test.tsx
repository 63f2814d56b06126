import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { current } from '../auth/support';
import { bodiesOf, fillCart, open, PaymentResultPage, shelf, startStore, storedSkus } from './support';

const sessionId = 'cs_test_mine';

function cartOrder(
  status: string,
  lines: readonly { sku: string; title: string; unit_price_cents: number }[],
  more = {},
) {
  current.backend.rows.checkout_sessions = {
    kind: 'cart',
    status: 'open',
    created_at: '2026-11-20T10:00:00.000Z',
  };
  current.backend.rows.orders = {
    status,
    currency: 'usd',
    bundle_percent: 0,
    bundle_discount_cents: 0,
    coupon_code: null,
    coupon_discount_cents: 0,
    total_cents: 2999,
    receipt_url: null,
    order_lines: lines.map(({ sku, title, unit_price_cents }) => ({
      sku,
      title,
      unit_price_cents,
      parts_cents: null,
      refunded: false,
    })),
    ...more,
  };
}
const openStoreResult = (query = `?session_id=${sessionId}`) =>
  open(`/store/success${query}`, <PaymentResultPage />);
const state = () => document.querySelector('[data-screen=payment-result]')?.getAttribute('data-state');
const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('[data-part=opened]'))
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

describe('a paid order', () => {
  it('says what is open now, each member of a bundle too, and empties the cart', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.suite, shelf.burst]);
    cartOrder('paid', [shelf.suite, shelf.burst]);
    openStoreResult();
    expect(
      await screen.findByRole('heading', { name: 'Thank you. Your payment is confirmed' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(links()).toEqual([
        ['Open Procrastination Patterns', '/test-intro/procrastination'],
        ['Open Start Barriers', '/test-intro/start-barriers'],
        ['Open Focus Burst', '/training-hub/focus-burst/intro'],
      ]),
    );
    expect(screen.getByText(/You paid \$29\.99\./)).toBeVisible();
    expect(storedSkus()).toEqual([]);
  });

  it('of one test is named after it', async () => {
    startStore({ signedIn: true });
    cartOrder('paid', [shelf.barriers], { receipt_url: 'https://pay.example.com/receipt' });
    openStoreResult();
    expect(await screen.findByRole('heading', { name: 'Start Barriers is yours' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      'https://pay.example.com/receipt',
    );
  });

  it('leaves what was put into the cart afterwards', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers, shelf.profile]);
    cartOrder('paid', [shelf.barriers]);
    openStoreResult();
    await screen.findByRole('heading', { name: 'Start Barriers is yours' });
    await waitFor(() => expect(storedSkus()).toEqual(['test-psyprofile']));
  });

  it('names what was bought even where the catalogue cannot be read', async () => {
    const backend = startStore({ signedIn: true });
    backend.fails.set('catalog_items', { message: 'down', status: 503 });
    cartOrder('paid', [shelf.barriers, shelf.profile]);
    openStoreResult();
    expect(await screen.findByText('Start Barriers', { selector: '[data-part=opened] *' })).toBeVisible();
    expect(screen.getByText('PsyProfile Lite', { selector: '[data-part=opened] *' })).toBeVisible();
  });

  it('adds up line by line, with each discount by itself', async () => {
    startStore({ signedIn: true });
    cartOrder('paid', [], {
      bundle_percent: 10,
      bundle_discount_cents: 600,
      coupon_code: 'WELCOME10',
      coupon_discount_cents: 540,
      total_cents: 4858,
      order_lines: [
        { ...shelf.suite, unit_price_cents: 3999, parts_cents: 5595, refunded: false },
        { ...shelf.profile, unit_price_cents: 1999, parts_cents: null, refunded: false },
      ],
    });
    openStoreResult();
    await screen.findByRole('heading', { name: 'Thank you. Your payment is confirmed' });
    const amounts = () => [...document.querySelectorAll('[data-part=amounts] > div')];
    expect(amounts().map((node) => node.textContent)).toEqual([
      'Procrastination Suite$55.95',
      'PsyProfile Lite$19.99',
      'Bundle discount−$15.96',
      'Discount for several items, 10%−$6.00',
      'Coupon WELCOME10−$5.40',
      'Total$48.58',
    ]);
  });

  it('of one item at its price needs no sum', async () => {
    startStore({ signedIn: true });
    cartOrder('paid', [shelf.barriers]);
    openStoreResult();
    await screen.findByRole('heading', { name: 'Start Barriers is yours' });
    expect(document.querySelector('[data-part=amounts]')).not.toBeInTheDocument();
  });
});

describe('a payment that is not confirmed yet', () => {
  it('is asked about again until it is, and keeps the cart until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    cartOrder('pending', [shelf.barriers]);
    openStoreResult();
    // What waits for the order gives way to what waits for the payment, in the same words.
    await waitFor(() => expect(screen.getByText(/waiting for the payment provider/)).toBeVisible());
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(state()).toBe('waiting');
    expect(storedSkus()).toEqual(['test-start-barriers']);
    expect(bodiesOf('check-subscription').length).toBeGreaterThanOrEqual(3);
    cartOrder('paid', [shelf.barriers]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(state()).toBe('paid');
    expect(storedSkus()).toEqual([]);
  });

  it('that takes long is explained, with a look on request and an address for help', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startStore({ signedIn: true });
    cartOrder('pending', [shelf.barriers]);
    openStoreResult();
    await screen.findByText(/waiting for the payment provider/);
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.getByText(/If you paid, nothing is lost/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    cartOrder('paid', [shelf.barriers]);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Start Barriers is yours' });
  });

  it('is looked at when somebody comes back to the page', async () => {
    startStore({ signedIn: true });
    cartOrder('pending', [shelf.barriers]);
    openStoreResult();
    await screen.findByText(/waiting for the payment provider/);
    await waitFor(() => expect(bodiesOf('check-subscription').length).toBeGreaterThan(0));
    cartOrder('paid', [shelf.barriers]);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: 'Start Barriers is yours' });
  });

  it('that cannot be read says so and tries again', async () => {
    const backend = startStore({ signedIn: true });
    backend.fails.set('checkout_sessions', { message: 'down', status: 503 });
    openStoreResult();
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    cartOrder('paid', [shelf.barriers]);
    await userEvent.setup().click(again);
    await screen.findByRole('heading', { name: 'Start Barriers is yours' });
  });
});

describe('a payment that came to nothing', () => {
  it.each([
    ['expired', 'This payment page has ended'],
    ['failed', 'This payment page has ended'],
    ['refunded', 'This purchase was paid back'],
    ['disputed', 'This payment is under review'],
  ])('(%s) says so and leaves the cart alone', async (status, title) => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    cartOrder(status, [shelf.barriers]);
    openStoreResult();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(links()).toEqual([]);
    expect(storedSkus()).toEqual(['test-start-barriers']);
  });
});

describe('an address without a payment of the person', () => {
  it.each(['', '?session_id=', '?session_id=../../x', `?session_id=${'cs_'.padEnd(400, 'a')}`])(
    'is not even asked about: %s',
    async (query) => {
      startStore({ signedIn: true });
      fillCart([shelf.barriers]);
      cartOrder('paid', [shelf.barriers]);
      openStoreResult(query);
      expect(
        await screen.findByRole('heading', { name: 'There is nothing to show here' }),
      ).toBeInTheDocument();
      expect(storedSkus()).toEqual(['test-start-barriers']);
    },
  );

  it('says the same for one that is unknown and one of somebody else', async () => {
    const backend = startStore({ signedIn: true });
    backend.rows.checkout_sessions = null;
    openStoreResult();
    expect(await screen.findByRole('heading', { name: 'There is nothing to show here' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(sessionId);
  });

  it('asks visitors to sign in and leads back to the same address', async () => {
    startStore();
    openStoreResult();
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute(
      'href',
      `/auth?mode=login&redirect=${encodeURIComponent(`/store/success?session_id=${sessionId}`)}`,
    );
    expect(bodiesOf('check-subscription')).toEqual([]);
  });
});

describe('every address of a result', () => {
  it.each([
    ['/store/success', 'Your purchase'],
    ['/payment-success', 'Your payment'],
    ['/subscription-success', 'Your plan'],
    ['/test-purchase-success', 'Your self-check'],
    ['/ppq-success', 'Procrastination Patterns'],
  ])('%s has its own name', async (path, name) => {
    startStore({ signedIn: true });
    cartOrder('pending', [shelf.barriers]);
    open(`${path}?session_id=${sessionId}`, <PaymentResultPage />);
    // Until the purchase is known, which then has the heading.
    await screen.findByRole('heading', { name });
    await waitFor(() => expect(document.title).toContain(name));
  });
});
