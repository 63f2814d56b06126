/** What invoices and receipts say alike: who sells, what it is for, and what went back. */
import { brand } from '../../../../src/config/brand.ts';
import { escapeHtml } from '../../http.ts';
import type { Invoice } from '../billing-objects.ts';
import type { Core } from '../core.ts';
import { formatDay, formatMoney } from '../money.ts';
import type { PaymentMethod } from '../objects.ts';
import { row } from './layout.ts';

/** 'Visa ending in 4242' */
export const cardName = ({ card: { brand: network, last4 } }: PaymentMethod): string =>
  `${network.charAt(0).toUpperCase()}${network.slice(1)} ending in ${last4}`;

/** A fact of a paper. */
export const fact = (name: string, value: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

export const seller = (): string => fact('Seller', [brand.operator, ...brand.address].join(', '));

/** The lines of an invoice, as it was written. */
export const linesOf = ({ lines, currency }: Invoice): string =>
  lines.data.map(({ description, amount }) => row(description, formatMoney(amount, currency))).join('');

/** What the shop wants to stand on the paper. */
export const shopFacts = ({ custom_fields: fields }: Invoice): string =>
  (fields ?? []).map(({ name, value }) => fact(name, value)).join('');

export function discountsOf(core: Core, invoice: Invoice): string {
  const { currency, subtotal, total } = invoice;
  const coupons = core
    .all('discount')
    .filter(({ id }) => id === invoice.total_discount_amounts[0]?.discount)
    .map(({ source }) => core.find('coupon', source.coupon)?.name);
  const taken = subtotal - total;
  return taken > 0 ? row(coupons[0] ?? 'Discount', `−${formatMoney(taken, currency)}`) : '';
}

/** How much of the total is tax. */
export function taxOf({ total_taxes: taxes, currency }: Invoice): string {
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return tax > 0 ? row('Tax included', formatMoney(tax, currency)) : '';
}

/** Every refund of a payment as a credit note with its day, and what is left of the payment. Nothing where none was. */
export function creditNotes(
  core: Core,
  { intent, number, paid, currency }: { intent: string; number: string; paid: number; currency: string },
): string {
  const refunds = core
    .all('refund')
    .filter((refund) => refund.payment_intent === intent)
    .toReversed();
  if (refunds.length === 0) return '';
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const notes = refunds.map(({ amount, created }, index) =>
    row(
      `Credit note ${number}-CN${index + 1}`,
      `−${formatMoney(amount, currency)}`,
      `Refunded on ${formatDay(created)}`,
    ),
  );
  return [...notes, row('Paid after refunds', formatMoney(paid - back, currency))].join('');
}
