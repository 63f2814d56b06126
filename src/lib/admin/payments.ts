/** Payments, for those of the team that look after them: what their list is narrowed by, and amounts as they are typed. */
import { catalogCurrency, minorOf } from '../billing/minor-units.ts';
import { day, oneOf, teamList } from './list-address.ts';

/** Those that wait for somebody first. */
export const paymentStates = ['failed', 'disputed', 'paid', 'partly_refunded', 'refunded', 'void'] as const;
export const paymentKinds = ['order', 'plan'] as const;

export const paymentList = teamList('payments', {
  state: oneOf(paymentStates),
  kind: oneOf(paymentKinds),
  from: day,
  to: day,
});

/** Most signs of a reason; the database holds the same. */
export const mostOfReason = 500;

/** Smallest units of an amount as it is typed, '12', '12.5' or '12,50' dollars; null for what is none or nothing. */
export function centsOf(typed: string, currency: string = catalogCurrency): number | null {
  const cents = minorOf(typed, currency);
  return cents === 0 ? null : cents;
}

/** A whole number above nothing; null where none is set, undefined for what is none. */
export function limitOf(typed: string): number | null | undefined {
  const told = typed.trim();
  if (told === '') return null;
  return /^[1-9]\d{0,6}$/.test(told) ? Number(told) : undefined;
}

/** The end of a day, in UTC; null where none is set, undefined for what is no day. */
export function untilOf(typed: string): string | null | undefined {
  if (typed === '') return null;
  return day(typed) === null ? undefined : `${typed}T23:59:59Z`;
}
