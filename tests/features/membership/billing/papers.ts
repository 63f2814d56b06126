/** Rows of purchases and bills as the server answers them. */
import type { Invoice } from '@/api/billing/invoices';
import type { Order } from '@/api/billing/orders';

type Line = Order['order_lines'][number];

export const line = (change: Partial<Line> = {}): Line => ({
  id: 'l1',
  sku: 'test-memory-check',
  title: 'Memory Check',
  unit_price_cents: 1499,
  parts_cents: null,
  discount_cents: 0,
  paid_cents: 1499,
  refunded: false,
  ...change,
});

export const order = (change: Partial<Order> = {}): Order => ({
  id: 'o1',
  status: 'paid',
  currency: 'usd',
  subtotal_cents: 1499,
  bundle_percent: 0,
  bundle_discount_cents: 0,
  coupon_code: null,
  coupon_discount_cents: 0,
  total_cents: 1499,
  refunded_cents: 0,
  tax_cents: null,
  receipt_url: null,
  created_at: '2026-01-10T09:00:00Z',
  paid_at: '2026-01-10T09:05:00Z',
  order_lines: [line()],
  ...change,
});

export const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  order_id: null,
  subscription_id: 'sub_1',
  in_trial: false,
  number: 'FCL-0001',
  amount_cents: 999,
  credit_cents: 0,
  refunded_cents: 0,
  currency: 'usd',
  status: 'paid',
  hosted_url: 'https://pay.example.com/invoice/in_1',
  issued_at: '2026-01-05T09:00:00Z',
  ...change,
});
