/** Orders at the desk of the team: what their list is narrowed by and sorted by, and their rows in a file. */
import { catalogCurrency, minorOf, typedAmount } from '../billing/minor-units.ts';
import { day, type FilterReader, type Filters, oneOf, setFilters, teamList } from './list-address.ts';

export const orderStates = [
  'pending',
  'paid',
  'expired',
  'refunded',
  'partly_refunded',
  'disputed',
  'failed',
] as const;

/** Besides the latest first. */
export const orderSorts = ['oldest', 'largest', 'smallest'] as const;

/** Most signs of a note; the database holds the same. */
export const mostOfNote = 2000;

/** Whole cents of a price as somebody types it; null for what is none. */
export const centsTyped = (typed: string): number | null => minorOf(typed, catalogCurrency);

/** A price as it stands in a field: '19.90'. */
export const amountOf = (cents: number): string => typedAmount(cents, catalogCurrency);

const amount: FilterReader = (told) => {
  const cents = centsTyped(told);
  return cents === null ? null : amountOf(cents);
};

const matching =
  (pattern: RegExp, most: number): FilterReader =>
  (told) => {
    const text = told.trim();
    return text.length <= most && pattern.test(text) ? text : null;
  };

export const orderList = teamList('orders', {
  state: oneOf(orderStates),
  sku: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 64),
  // A whole address: nobody is found by a part of theirs.
  email: matching(/^[^@\s%*]+@[^@\s%*]+\.[^@\s%*]+$/, 254),
  from: day,
  to: day,
  least: amount,
  most: amount,
  sort: oneOf(orderSorts),
});
export type OrderFilter = (typeof orderList.names)[number];

/** Filters as the functions of the database take them: amounts in whole cents. */
export function askedOrders(filters: Filters<OrderFilter>): Record<string, string> {
  const cents = (told: string | null) => (told === null ? null : String(centsTyped(told)));
  return setFilters({ ...filters, least: cents(filters.least), most: cents(filters.most) });
}

interface ListedOrder {
  readonly id: string;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly status: string;
  readonly currency: string;
  readonly total_cents: number;
  readonly refunded_cents: number;
  readonly coupon_code: string | null;
  readonly lines: readonly { readonly sku: string; readonly title: string }[];
}

/** An order as a row of a file. */
export const orderInFile = ({ id, lines, ...order }: ListedOrder) => ({
  order: id,
  created_at: order.created_at,
  paid_at: order.paid_at,
  status: order.status,
  currency: order.currency,
  total_cents: order.total_cents,
  refunded_cents: order.refunded_cents,
  coupon_code: order.coupon_code,
  skus: lines.map(({ sku }) => sku).join(' '),
  titles: lines.map(({ title }) => title).join('; '),
});

/** An order as a person calls it: the beginning of its id. */
export const shortOrder = (id: string): string => id.slice(0, 8).toUpperCase();
