/**
 * What a buyer agrees to beside the pay button, and what is paid back afterwards. The terms, the questions and the pages fill
 * these figures in; none writes its own.
 */

/** Of the texts that are agreed to; kept with each order. A test notices when a text changes and this does not. */
export const purchaseTermsVersion = '2026-11-28';

/** Days in which something is paid back. A plan counts from its first payment, a single purchase from its payment. */
export const refundDays = {
  /** A yearly plan: all of it (SUB-13). */
  yearly: 7,
  /** Any plan: what falls to the days that are left. No less than the law of the EU and the UK asks for. */
  plan: 14,
  /** A single purchase of which nothing was started: all of it. */
  single: 14,
} as const;
