import { decimalOne, divideHalfUp, readNumber, toDecimal } from '../numbers.ts';

/** What a line costs, in whole cents; a quantity that is none counts as 1. */
export type ChargedLine = { readonly unit_price_cents: number; readonly quantity?: unknown };

export type BundleTotals = {
  readonly discount_percent: 0 | 10 | 20;
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly total_cents: number;
};

const minQuantity = 1;
const maxQuantity = 99;

/**
 * Whole cents of a price in dollars, number or numeric text, half up; an unusable or negative one is 0. Only carts that
 * devices kept before prices were cents, and the published cases, name dollars.
 */
export function centsOfDollars(price: unknown): number {
  const dollars = readNumber(price);
  if (dollars === null || dollars < 0) return 0;
  return Number(divideHalfUp(toDecimal(dollars) * 100n, decimalOne));
}

/** Whole number from 1 to 99: larger ones are capped, anything else counts as 1. */
export function lineQuantity(quantity: unknown): number {
  const number = readNumber(quantity);
  if (number === null || !Number.isInteger(number) || number < minQuantity) return minQuantity;
  return Math.min(number, maxQuantity);
}

/** Rate by the number of cart lines, whatever their quantities: 2 lines 10 %, 3 or more 20 %. */
function bundleRate(lineCount: number): 0 | 10 | 20 {
  if (lineCount >= 3) return 20;
  return lineCount === 2 ? 10 : 0;
}

/** Sum of price x quantity and the bundle discount on it, rounded half up once, all in cents. */
export function bundleTotals(lines: readonly ChargedLine[]): BundleTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.unit_price_cents * lineQuantity(line.quantity), 0);
  const percent = bundleRate(lines.length);
  const discount = Math.floor((subtotal * percent + 50) / 100);
  return {
    discount_percent: percent,
    subtotal_cents: subtotal,
    discount_cents: discount,
    total_cents: subtotal - discount,
  };
}
