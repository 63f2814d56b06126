import { decimalOne, divideHalfUp, readNumber, toDecimal } from '../numbers.ts';
import type { CatalogItem } from './catalog-item.ts';

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

/** What the price of a cart depends on; `items` names the members of a bundle. */
export type PricingLine = Pick<
  CatalogItem,
  'sku' | 'title' | 'titles' | 'kind' | 'unit_price_cents' | 'items'
> & {
  /** What a bundle's items cost in one cart, where it costs less; told on, and no part of the price. */
  readonly parts_cents?: number | null;
};

/** Terms of a coupon that was found valid: one of the two is set. */
export type CouponTerms = {
  readonly code: string;
  readonly percent_off: number | null;
  readonly amount_off_cents: number | null;
};

export type PricedLine = Omit<PricingLine, 'items' | 'parts_cents'> & {
  readonly parts_cents: number | null;
  readonly discount_cents: number;
  readonly paid_cents: number;
  /** Why the line is not charged: owned already, or a member of a bundle in the same cart. */
  readonly problem: null | 'owned' | 'in_bundle';
};

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly subtotal_cents: number;
  readonly bundle_percent: 0 | 10 | 20;
  readonly bundle_discount_cents: number;
  readonly coupon_discount_cents: number;
  readonly total_cents: number;
};

/** The least the payment provider charges in US dollars. Source: Stripe, "Minimum and maximum charge amounts". */
export const minimumChargeCents = 50;

function problemOf(
  line: PricingLine,
  owned: ReadonlySet<string>,
  bundled: ReadonlySet<string>,
): PricedLine['problem'] {
  const ownsAllMembers = line.items.length > 0 && line.items.every((sku) => owned.has(sku));
  if (owned.has(line.sku) || ownsAllMembers) return 'owned';
  return bundled.has(line.sku) ? 'in_bundle' : null;
}

/** Discount of a coupon on what is left after the bundle discount, half up, as far as there is something to take. */
function couponCents(coupon: CouponTerms | null, restCents: number): number {
  if (!coupon) return 0;
  const off =
    coupon.amount_off_cents ?? Math.floor((restCents * Math.max(0, coupon.percent_off ?? 0) + 50) / 100);
  return Math.min(Math.max(0, off), Math.max(0, restCents - minimumChargeCents));
}

/**
 * Shares of whole cents in proportion to the prices, by largest remainder (Hamilton's method); of equal remainders the
 * sku that comes first in the alphabet takes the cent, so that the order of the cart decides nothing.
 */
export function shareOut(
  cents: number,
  lines: readonly Pick<PricingLine, 'sku' | 'unit_price_cents'>[],
): ReadonlyMap<string, number> {
  const sum = lines.reduce((total, line) => total + line.unit_price_cents, 0);
  if (sum === 0) return new Map();
  const parts = lines.map(({ sku, unit_price_cents }) => ({
    sku,
    share: Math.floor((cents * unit_price_cents) / sum),
    remainder: (cents * unit_price_cents) % sum,
  }));
  const left = cents - parts.reduce((total, part) => total + part.share, 0);
  const byRemainder = parts.toSorted(
    (a, b) => b.remainder - a.remainder || (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0),
  );
  return new Map(byRemainder.map(({ sku, share }, index) => [sku, share + (index < left ? 1 : 0)]));
}

/**
 * What a cart costs, in whole cents. A sku counts once, however often it is named. Lines with a problem stay visible
 * and are not charged, nor do they raise the bundle discount. The coupon comes after the bundle discount, and at least
 * `minimumChargeCents` remain to pay whenever the prices reach that.
 */
export function priceCart(cart: {
  readonly lines: readonly PricingLine[];
  readonly owned: ReadonlySet<string>;
  readonly coupon: CouponTerms | null;
}): PricedCart {
  const lines = cart.lines.filter(
    ({ sku }, index) => cart.lines.findIndex((other) => other.sku === sku) === index,
  );
  const bundled = new Set(
    lines.filter((line) => problemOf(line, cart.owned, new Set()) === null).flatMap(({ items }) => items),
  );
  const problems = new Map(lines.map((line) => [line.sku, problemOf(line, cart.owned, bundled)]));
  const charged = lines.filter(({ sku }) => problems.get(sku) === null);

  const bundle = bundleTotals(charged);
  const bundleDiscount = Math.min(
    bundle.discount_cents,
    Math.max(0, bundle.subtotal_cents - minimumChargeCents),
  );
  const couponDiscount = couponCents(cart.coupon, bundle.subtotal_cents - bundleDiscount);
  const shares = shareOut(bundleDiscount + couponDiscount, charged);
  return {
    lines: lines.map(({ sku, title, titles, kind, unit_price_cents, parts_cents = null }) => {
      const problem = problems.get(sku) ?? null;
      const discount = shares.get(sku) ?? 0;
      const paid = problem === null ? unit_price_cents - discount : 0;
      return {
        sku,
        title,
        ...(titles && { titles }),
        kind,
        unit_price_cents,
        parts_cents,
        discount_cents: discount,
        paid_cents: paid,
        problem,
      };
    }),
    subtotal_cents: bundle.subtotal_cents,
    bundle_percent: bundle.discount_percent,
    bundle_discount_cents: bundleDiscount,
    coupon_discount_cents: couponDiscount,
    total_cents: bundle.subtotal_cents - bundleDiscount - couponDiscount,
  };
}
