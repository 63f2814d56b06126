import { minorDigits } from '../billing/minor-units.ts';

/**
 * An amount of whole cents, or of the smallest unit of currencies without, in the way of a language: '$9.99', '9,99 $'; less than nothing with a minus sign, not a hyphen.
 * @param currency ISO 4217, any case
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() })
    .format(cents / 10 ** (minorDigits(currency) ?? 2))
    .replace('-', '−');
}
