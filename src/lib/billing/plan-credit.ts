import { dayMs, toIso, toMs } from '../time.ts';

/** Days in which a plan credits what was bought by itself. */
export const creditDays = 30;

export interface CreditableOrder {
  readonly status: string;
  readonly paid_at: string | null;
  readonly order_lines: readonly { readonly paid_cents: number; readonly refunded: boolean }[];
}

/**
 * What a first plan takes off its first bill for purchases of the last 30 days (whole cents), and the last moment at
 * which all of it counts (ISO). null when there is nothing. What was given back counts for nothing. The server decides
 * at the checkout; this is what may be said before.
 */
export function planCredit(
  orders: readonly CreditableOrder[],
  nowMs: number,
): { cents: number; until: string } | null {
  let cents = 0;
  let until = Number.POSITIVE_INFINITY;
  for (const { status, paid_at, order_lines } of orders) {
    const paidAt = toMs(paid_at);
    if (paidAt === null || (status !== 'paid' && status !== 'partly_refunded')) continue;
    const end = paidAt + creditDays * dayMs;
    if (end <= nowMs) continue;
    const kept = order_lines.filter(({ refunded }) => !refunded);
    const sum = kept.reduce((total, line) => total + line.paid_cents, 0);
    if (sum === 0) continue;
    cents += sum;
    until = Math.min(until, end);
  }
  return cents === 0 ? null : { cents, until: toIso(until) };
}
