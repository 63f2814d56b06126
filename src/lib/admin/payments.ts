/** Payments, for those of the team that look after them: what their list is narrowed by, and amounts as they are typed. */
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

/** Cents of an amount as it is typed, '12', '12.5' or '12,50'; null for what is none. */
export function centsOf(typed: string): number | null {
  const told = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!told) return null;
  const cents = Number(told[1]) * 100 + Number((told[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** An amount as it is typed. */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2);

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
