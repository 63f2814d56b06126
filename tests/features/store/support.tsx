import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { purchaseTermsVersion } from '@/lib/billing/purchase-terms';
import { ann, current, functionRefusal, loadApp } from '../auth/support';

export const { open, lastToast } = await loadApp();
export const { StorePage } = await import('@/pages/store/store-page');
export const { CheckoutPage } = await import('@/pages/store/checkout-page');
export const { PaymentResultPage } = await import('@/pages/store/payment-result-page');
export const { CartButton } = await import('@/app/navigation/cart-button');
// The sheet is loaded when it is wanted: it is to find the same modules.
await import('@/features/store/cart/cart-sheet');

const test = (sku: string, title: string, cents: number, testId: string, more = {}) => ({
  sku,
  title,
  unit_price_cents: cents,
  kind: 'test',
  test_id: testId,
  metadata: { duration: '8-10 min', difficulty: 'Beginner', ...more },
});

export const shelf = {
  procrastination: test('test-procrastination', 'Procrastination Patterns', 1999, 'procrastination_patterns'),
  barriers: test('test-start-barriers', 'Start Barriers', 1499, 'start_barriers'),
  profile: test('test-psyprofile', 'PsyProfile Lite', 2499, 'psyprofile_lite', { difficulty: 'Advanced' }),
  burst: {
    sku: 'training-focus-burst',
    title: 'Focus Burst',
    unit_price_cents: 499,
    kind: 'training',
    // The catalogue may answer text.
    exercise_id: 'focus-burst',
    metadata: JSON.stringify({ duration: '5-45 min', difficulty: 'Beginner' }),
  },
  suite: {
    sku: 'bundle-procrastination',
    title: 'Procrastination Suite',
    unit_price_cents: 2999,
    kind: 'bundle',
    bundle_items: [
      { sku: 'test-procrastination', place: 1 },
      { sku: 'test-start-barriers', place: 2 },
    ],
    metadata: { duration: '20 min', difficulty: 'Beginner' },
  },
  dementia: {
    sku: 'bundle-memory',
    title: 'Dementia Suite',
    unit_price_cents: 2199,
    kind: 'bundle',
    bundle_items: [
      { sku: 'test-memory-check', place: 1 },
      { sku: 'training-word-recall', place: 2 },
    ],
    metadata: {},
  },
};

export const premium = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: null,
  trial_status: 'none',
  trial_ends_at: null,
  status: 'active',
};
const freemium = { ...premium, subscribed: false, subscription_tier: null, status: null };

type Answer = { data?: unknown; error: unknown };

/** What the functions of the backend answer in a test, by name; a function is asked anew each time. */
export const functions: Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>> = {};

export const answers = (data: unknown) => (): Answer => ({ data, error: null });
export const refuses = (status: number, code: string) => () => functionRefusal(status, code);

/** Bodies a function was called with. */
export function bodiesOf(name: string): Record<string, unknown>[] {
  return current.backend.invoke.mock.calls
    .filter(([called]) => called === name)
    .map(([, options]) => (options as { body: Record<string, unknown> }).body);
}

/** A quote for the skus that are asked about, at the prices of the shelf or those given. */
export function quoteFor(prices: Record<string, number> = {}, change: Record<string, unknown> = {}) {
  return ({ skus }: Record<string, unknown>): Answer => {
    const lines = (skus as string[]).map((sku) => {
      const item = Object.values(shelf).find((one) => one.sku === sku);
      return {
        sku,
        title: item?.title ?? sku,
        kind: item?.kind ?? 'test',
        unit_price_cents: prices[sku] ?? item?.unit_price_cents ?? 0,
        discount_cents: 0,
        problem: null,
      };
    });
    const subtotal = lines.reduce((sum, line) => sum + line.unit_price_cents, 0);
    return {
      data: {
        lines,
        subtotal_cents: subtotal,
        bundle_percent: 0,
        bundle_discount_cents: 0,
        coupon: null,
        coupon_problem: null,
        total_cents: subtotal,
        currency: 'usd',
        ...change,
      },
      error: null,
    };
  };
}

/** A fresh device and a backend with the whole shelf; `signedIn` makes the person Ann. */
export function startStore({ signedIn = false, owned = [] as string[], plan = freemium as object } = {}) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of Object.keys(functions)) delete functions[name];
  functions['check-subscription'] = answers(plan);
  functions['quote-cart'] = quoteFor();
  const { backend } = current;
  backend.invoke.mockImplementation(async (...args: unknown[]) => {
    const [name, options] = args as [string, { body: Record<string, unknown> }];
    return ((await functions[name]?.(options.body)) ?? { data: {}, error: null }) as never;
  });
  backend.rows.catalog_items = Object.values(shelf);
  backend.rows.entitlements = owned.map((sku) => ({ sku }));
  if (signedIn) {
    current.hasSession = true;
    backend.state.session = ann;
  }
  return backend;
}

/** Puts items of the shelf into the stored cart. */
export function fillCart(items: readonly { sku: string; title: string; unit_price_cents: number }[]): void {
  const lines = items.map(({ sku, title, unit_price_cents }) => ({
    sku,
    title,
    price: unit_price_cents / 100,
  }));
  window.localStorage.setItem('fcl.cart', JSON.stringify({ v: 1, lines }));
}

export function storedSkus(): unknown[] {
  const stored = JSON.parse(window.localStorage.getItem('fcl.cart') ?? '{"lines":[]}') as {
    lines: { sku: string }[];
  };
  return stored.lines.map(({ sku }) => sku);
}

export const sessionId = 'cs_test_mine';
export const page = { url: 'https://pay.example.com/page', session_id: sessionId, order_id: 'o1' };

/** A tab as the browser opens it; null when it refuses. */
export function tabs(refused = false) {
  const tab = {
    opener: {},
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const opened = vi
    .spyOn(window, 'open')
    .mockImplementation(() => (refused ? null : (tab as unknown as Window)));
  return { tab, opened };
}

export function order(status: string) {
  current.backend.rows.checkout_sessions = {
    kind: 'cart',
    status: status === 'paid' ? 'complete' : 'open',
    created_at: '2026-11-20T10:00:00.000Z',
  };
  current.backend.rows.orders = {
    status,
    currency: 'usd',
    bundle_percent: 0,
    bundle_discount_cents: 0,
    coupon_code: null,
    coupon_discount_cents: 0,
    total_cents: 1499,
    receipt_url: null,
    order_lines: [
      {
        sku: 'test-start-barriers',
        title: 'Start Barriers',
        unit_price_cents: 1499,
        parts_cents: null,
        refunded: false,
      },
    ],
  };
}

/** The button, after what stands beside it was agreed to. */
export async function payButton(price = '$14.99'): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Pay ${price}` });
  const agree = screen.getByRole('checkbox');
  if (!(agree as HTMLInputElement).checked) fireEvent.click(agree);
  return button;
}
export const agreed = { version: purchaseTermsVersion, language: 'en' };
export const openCheckout = (path = '/checkout') => open(path, <CheckoutPage />);
