/** Amounts and periods. Amounts are integers in cents; every result is rounded once. */
import type { Interval, Price } from './objects.ts';

export const DAY = 86_400;

export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** maximumFractionDigits).replace('-', '−');
}

/** '$9.99 per month', '$30.00 every 3 months' */
export function formatPrice(price: Price): string {
  const amount = formatMoney(price.unit_amount, price.currency);
  if (!price.recurring) return amount;
  const { interval, interval_count: count } = price.recurring;
  return count === 1 ? `${amount} per ${interval}` : `${amount} every ${count} ${interval}s`;
}

export const formatDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * `total` shared out in proportion to `amounts` by largest remainder: the parts add up to it and none exceeds its
 * amount. `total` is at most the sum of the amounts, none of which is negative.
 */
export function share(total: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((a, b) => a + b, 0);
  if (sum === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (total * amount) / sum);
  const parts = exact.map(Math.floor);
  const rest = total - parts.reduce((a, b) => a + b, 0);
  const remainder = (index: number): number => (exact[index] ?? 0) - (parts[index] ?? 0);
  const order = parts.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of order.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The moment `count` intervals after `from`. `anchorDay` is the day of the month that billing began on: what began on
 * the 31st is due on the last day of shorter months and on the 31st again after.
 */
export function addInterval(from: number, interval: Interval, count: number, anchorDay?: number): number {
  if (interval === 'day') return from + count * DAY;
  if (interval === 'week') return from + count * 7 * DAY;
  const date = new Date(from * 1000);
  const day = anchorDay ?? date.getUTCDate();
  const months = interval === 'year' ? 12 * count : count;
  const target = new Date(from * 1000);
  target.setUTCDate(1);
  target.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.getTime() / 1000;
}

export const anchorDayOf = (seconds: number): number => new Date(seconds * 1000).getUTCDate();
