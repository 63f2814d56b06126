/**
 * Tax as the provider works it out where it is switched on. Prices hold it ('inclusive'), so no total changes: what is said
 * is how much of it is tax, by the country of the billing address.
 */
import { notModelled } from './errors.ts';
import type { Price } from './objects.ts';

/** Countries of the checkout page, with what electronic services are taxed at there, in percent. */
export const countries: Readonly<Record<string, { name: string; percent: number }>> = {
  US: { name: 'United States', percent: 0 },
  DE: { name: 'Germany', percent: 19 },
  ES: { name: 'Spain', percent: 21 },
  FR: { name: 'France', percent: 20 },
  GB: { name: 'United Kingdom', percent: 20 },
  IT: { name: 'Italy', percent: 22 },
  JP: { name: 'Japan', percent: 10 },
  PL: { name: 'Poland', percent: 23 },
};

/** What of an amount is tax, in its smallest unit; nothing where the country is not known. */
export function taxWithin(amount: number, country: string | null | undefined): number {
  const percent = countries[country ?? '']?.percent ?? 0;
  return Math.round((Math.max(0, amount) * percent) / (100 + percent));
}

/** Left open, a price in dollars gets its tax on top. */
export function checkTaxed({ id, tax_behavior }: Price): void {
  if (tax_behavior !== 'inclusive') throw notModelled(`tax on top of a price (${id})`, 'automatic_tax');
}

interface TotalTax {
  amount: number;
  tax_behavior: 'inclusive';
  tax_rate_details: null;
  taxability_reason: 'standard_rated' | 'not_collecting';
  taxable_amount: number;
  type: 'tax_rate_details';
}

/** As the bills carry it that are taxed. */
export const totalTaxes = (amount: number, country: string | null | undefined): TotalTax[] => [
  {
    amount: taxWithin(amount, country),
    tax_behavior: 'inclusive',
    tax_rate_details: null,
    taxability_reason: countries[country ?? '']?.percent ? 'standard_rated' : 'not_collecting',
    taxable_amount: Math.max(0, amount) - taxWithin(amount, country),
    type: 'tax_rate_details',
  },
];
