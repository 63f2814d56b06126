import { minorDigits, minorOf, typedAmount } from '@lib/billing/minor-units.ts';
import { formatMoney } from '@lib/i18n/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const known = ['usd', 'EUR', 'jpy', 'KRW', 'isk', 'ugx', 'clp', 'kwd', 'BHD'];
const currencies = fc.constantFrom(...known);

describe('amounts in the smallest unit of a currency', () => {
  it.each([
    ['usd', '12.5', 1250],
    ['usd', '12,50', 1250],
    ['jpy', '1250', 1250],
    ['KRW', '12000', 12_000],
    ['isk', '1250', 125_000],
    ['kwd', '1.5', 1500],
    ['kwd', '1,125', 1125],
  ])('%s %s are %i', (currency, typed, minor) => expect(minorOf(typed, currency)).toBe(minor));

  it.each([
    ['usd', '12.505'],
    ['jpy', '12.5'],
    ['jpy', '12,0'],
    ['kwd', '1.1255'],
    ['usd', '12345678'],
    ['usd', '1e3'],
    ['usd', '-1'],
    ['usd', '٣'],
    ['usd', '1.'],
    ['usd', ''],
    ['xxx', '12'],
    ['', '12'],
    ['__proto__', '12'],
  ])('%s %s are none', (currency, typed) => expect(minorOf(typed, currency)).toBeNull());

  it('what stands in a field is typed back as the same amount, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        currencies,
        (minor, currency) => minorOf(typedAmount(minor, currency), currency) === minor,
      ),
    );
  });

  it('what is shown has the digits of the amount, in every language and currency', () => {
    const languages = fc.constantFrom('en', 'de', 'fr', 'pl', 'ru', 'ja', 'ko', 'zh');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        currencies,
        languages,
        (minor, currency, language) => {
          const digits = minorDigits(currency) ?? 0;
          // Crowns and shillings have no hundredths to show any more.
          const shown = /isk|ugx/.test(currency) ? Math.round(minor / 100) : minor;
          const least = digits === 0 || shown !== minor ? 1 : 10 ** digits;
          const told = formatMoney(minor, currency, language).replace(/\D/g, '');
          return Number(told) === shown && told.length >= String(Math.min(shown, least)).length;
        },
      ),
    );
  });

  it.each([
    ['usd', 1999, '$19.99'],
    ['jpy', 1999, '¥1,999'],
    ['krw', 12_000, '₩12,000'],
    ['usd', -500, '−$5.00'],
  ])('%s %i reads %s', (currency, minor, text) => expect(formatMoney(minor, currency, 'en')).toBe(text));

  it('a currency nobody knows has no decimals to tell, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (currency) => {
        const digits = minorDigits(currency);
        return digits === null || /^[a-z]{3}$/i.test(currency);
      }),
    );
    for (const currency of known) expect(minorDigits(currency)).not.toBeNull();
    expect(minorDigits('xau')).toBeNull();
  });
});
