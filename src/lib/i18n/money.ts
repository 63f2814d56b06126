/**
 * An amount of whole cents in the way of a language: '$9.99', '9,99 $'; less than nothing with a minus sign, not a hyphen.
 * @param currency ISO 4217, any case
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() })
    .format(cents / 100)
    .replace('-', '−');
}
