import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { current } from '../auth/support';
import { CheckoutPage, open } from './support';

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
  current.backend.rows.checkout_sessions = { kind: 'cart', status: status === 'paid' ? 'complete' : 'open' };
  current.backend.rows.orders = {
    status,
    currency: 'usd',
    total_cents: 1499,
    receipt_url: null,
    order_lines: [{ sku: 'test-start-barriers', title: 'Start Barriers', refunded: false }],
  };
}

export const payButton = (price = '$14.99') => screen.findByRole('button', { name: `Pay ${price}` });
export const openCheckout = (path = '/checkout') => open(path, <CheckoutPage />);
