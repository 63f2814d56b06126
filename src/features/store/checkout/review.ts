import type { Quote, QuoteLine } from '@/api/store/quote';
import { priceCents } from '@/lib/billing/bundle-discount';
import type { Cart, CartLine } from '@/lib/billing/cart';

/** A line of the cart beside what the server says of it. */
export interface ReviewLine {
  line: CartLine;
  /** What it costs now, cents. */
  cents: number;
  /** What it cost when it was added, where that was something else. */
  wasCents: number | null;
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
    const shown = priceCents(line.price);
    const cents = quoted?.unit_price_cents ?? shown;
    return {
      line,
      cents,
      wasCents: cents === shown ? null : shown,
      problem: quoted === undefined ? 'unknown' : quoted.problem,
    };
  });
}

/** What is sent to be paid: the lines the server would charge, at the prices the person saw. */
export function payableLines(
  lines: readonly ReviewLine[],
): { sku: string; title: string; price_cents: number }[] {
  return lines.flatMap(({ line, cents, problem }) =>
    problem === null && line.sku !== null ? [{ sku: line.sku, title: line.title, price_cents: cents }] : [],
  );
}
