import type { Quote } from '../contracts/checkout.ts';
import type { CatalogItem } from './catalog-item.ts';
import { bundleTotals } from './price-cart.ts';

/** What something costs that may be a bundle, whole cents. */
export type WorthLine = {
  readonly unit_price_cents: number;
  /** What the items of a bundle cost in one cart; null for a single item, and where the bundle costs no less. */
  readonly parts_cents?: number | null;
};

/** A cart or an order with what was taken off it; `lines` are those that are charged. */
export type SummedOrder = {
  readonly lines: readonly WorthLine[];
  readonly bundle_percent: number;
  /** For several items in one cart; a bundle's own saving is in the price of its line. */
  readonly bundle_discount_cents: number;
  readonly coupon_code: string | null;
  readonly coupon_discount_cents: number;
};

/** One kind of discount. Cents are above 0 and are taken off. */
export type Discount =
  | { readonly kind: 'bundle'; readonly cents: number }
  | { readonly kind: 'several'; readonly percent: number; readonly cents: number }
  | { readonly kind: 'coupon'; readonly code: string; readonly cents: number };

/** What the items of a bundle cost in one cart, in whole cents; null where the bundle costs no less, and for single items. */
export function partsCents(
  bundle: Pick<CatalogItem, 'unit_price_cents' | 'items'>,
  catalogue: readonly Pick<CatalogItem, 'sku' | 'unit_price_cents'>[],
): number | null {
  const parts = catalogue.filter(({ sku }) => bundle.items.includes(sku));
  const { total_cents: cents } = bundleTotals(parts);
  return cents > bundle.unit_price_cents ? cents : null;
}

/** What a line costs before any discount: a bundle as much as its items in one cart. */
export const worthCents = ({ unit_price_cents: price, parts_cents: parts }: WorthLine): number =>
  Math.max(price, parts ?? 0);

/** What a bundle costs less than its items in one cart; 0 for anything else. */
export const savedCents = (line: WorthLine): number => worthCents(line) - line.unit_price_cents;

/**
 * The discounts of an order in the order they are taken, each by itself and only where it takes something. What the lines
 * are worth less all of them is what was to pay.
 */
export function discountsOf(order: SummedOrder): Discount[] {
  const all: Discount[] = [
    { kind: 'bundle', cents: order.lines.reduce((sum, line) => sum + savedCents(line), 0) },
    { kind: 'several', percent: order.bundle_percent, cents: order.bundle_discount_cents },
    { kind: 'coupon', code: order.coupon_code ?? '', cents: order.coupon_discount_cents },
  ];
  return all.filter(({ cents }) => cents > 0);
}

/** What is charged of a quote, as an order tells it. */
export const quoteSums = (quote: Quote): SummedOrder => ({
  lines: quote.lines.flatMap(({ problem, unit_price_cents: price, parts_cents }) =>
    problem === null && price !== null ? [{ unit_price_cents: price, parts_cents }] : [],
  ),
  bundle_percent: quote.bundle_percent,
  bundle_discount_cents: quote.bundle_discount_cents,
  coupon_code: quote.coupon?.code ?? null,
  coupon_discount_cents: quote.coupon?.discount_cents ?? 0,
});

/** What the lines of an order are worth together. */
export const worthOf = (lines: readonly WorthLine[]): number =>
  lines.reduce((sum, line) => sum + worthCents(line), 0);
