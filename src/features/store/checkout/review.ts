import type { CartLine as AskedLine } from '@/api/store/checkout';
import type { Cart, CartLine } from '@/lib/billing/cart';
import type { Quote, QuoteLine } from '@/lib/contracts/quote-cart';

/** A line of the cart beside what the server says of it. */
export interface ReviewLine {
  line: CartLine;
  /** What it costs now. */
  unit_price_cents: number;
  /** It cost something else when it was added. */
  moved: boolean;
  problem: QuoteLine['problem'];
}

/** Skus the server is asked about, each once. */
export function skusOf(cart: Cart): string[] {
  return cart.lines.flatMap(({ sku }) => sku ?? []);
}

/** The cart line by line as it would be charged. A line without a sku, or one the answer leaves out, is not sold. */
export function reviewLines(cart: Cart, quote: Quote): ReviewLine[] {
  return cart.lines.map((line) => {
    const quoted = quote.lines.find(({ sku }) => sku === line.sku);
    const unit_price_cents = quoted?.unit_price_cents ?? line.unit_price_cents;
    return {
      line,
      unit_price_cents,
      moved: unit_price_cents !== line.unit_price_cents,
      problem: quoted === undefined ? 'unknown' : quoted.problem,
    };
  });
}

/** What is sent to be paid: the lines the server would charge, at the prices the person saw. */
export function payableLines(lines: readonly ReviewLine[]): AskedLine[] {
  return lines.flatMap(({ line: { sku, title }, unit_price_cents, problem }) =>
    problem === null && sku !== null ? [{ sku, title, unit_price_cents }] : [],
  );
}
