import * as z from 'zod/mini';
import { type CatalogItem, type ItemKind, itemKinds } from './catalog-item.ts';
import { type ItemTitles, readTitles } from './item-titles.ts';
import { partsCents, type SummedOrder } from './order-sums.ts';
import { type BundleTotals, bundleTotals, centsOfDollars, lineQuantity } from './price-cart.ts';

/**
 * The cart of one device. A line with a sku stands for an item of the catalogue: it is there once, with quantity 1.
 * A line without one is known by its name, and the same name raises its quantity.
 */
export type CartLine = {
  readonly sku: string | null;
  readonly title: string;
  /** Names that the team gave it; not there without any. */
  readonly titles?: ItemTitles | undefined;
  /** As shown when the line was added; what is charged is decided by the server. */
  readonly unit_price_cents: number;
  /** What the items of a bundle cost in one cart, as it was then; null where it costs no less. */
  readonly parts_cents: number | null;
  readonly quantity: number;
  readonly kind: ItemKind | null;
  readonly duration: string | null;
  readonly difficulty: string | null;
  /** Skus of a bundle's members. */
  readonly items: readonly string[];
};

export type Cart = { readonly lines: readonly CartLine[] };

export const emptyCart: Cart = { lines: [] };

/** As many lines as the server takes in one order. */
export const maxCartLines = 50;
const maxQuantity = 99;
const maxText = 120;

function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.trim().slice(0, maxText) || null;
}

/** A price in cents, or of a line kept by an earlier version, in dollars (`price`); an unusable one is 0. */
function lineCents({ unit_price_cents: given, price }: Readonly<Record<string, unknown>>): number {
  const cents = given === undefined ? centsOfDollars(price) : given;
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0 ? cents : 0;
}

/** More than the price, or nothing is saved. */
function lineParts(given: Readonly<Record<string, unknown>>): number | null {
  const { parts_cents: cents } = given;
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > lineCents(given) ? cents : null;
}

/**
 * A line from anything that claims to be one: quantity whole from 1 to 99, else 1; price whole cents, else 0; without a
 * name it is 'Item', which is data and not translated.
 */
export function cleanLine(given: Readonly<Record<string, unknown>>): CartLine {
  const sku = text(given.sku);
  const titles = readTitles(given.titles);
  return {
    sku,
    title: text(given.title) ?? text(given.name) ?? 'Item',
    ...(titles && { titles }),
    unit_price_cents: lineCents(given),
    parts_cents: lineParts(given),
    quantity: sku === null ? lineQuantity(given.quantity) : 1,
    kind: itemKinds.find((kind) => kind === given.kind) ?? null,
    duration: text(given.duration),
    difficulty: text(given.difficulty),
    items: Array.isArray(given.items) ? given.items.filter((item) => typeof item === 'string') : [],
  };
}

/** `full`: there is no room for another line. */
export type AddOutcome = 'added' | 'duplicate' | 'full';

/** Adds a line. A sku that is there already is refused; a name that is there already raises the quantity up to 99. */
export function addLine(cart: Cart, line: CartLine): { cart: Cart; outcome: AddOutcome } {
  const known = cart.lines.findIndex((other) =>
    line.sku === null ? other.sku === null && other.title === line.title : other.sku === line.sku,
  );
  if (known !== -1 && line.sku !== null) return { cart, outcome: 'duplicate' };
  if (known !== -1) {
    const lines = cart.lines.map((other, index) =>
      index === known ? { ...other, quantity: Math.min(other.quantity + line.quantity, maxQuantity) } : other,
    );
    return { cart: { lines }, outcome: 'added' };
  }
  if (cart.lines.length >= maxCartLines) return { cart, outcome: 'full' };
  return { cart: { lines: [...cart.lines, line] }, outcome: 'added' };
}

/** Adds an item of the catalogue by its sku; `unknown` when the catalogue has no such item. */
export function addItem(
  cart: Cart,
  catalogue: readonly CatalogItem[],
  sku: string,
): { cart: Cart; outcome: AddOutcome | 'unknown'; title: string } {
  const item = catalogue.find((other) => other.sku === sku);
  if (item === undefined) return { cart, outcome: 'unknown', title: sku };
  const line = cleanLine({ ...item, parts_cents: partsCents(item, catalogue) });
  return { ...addLine(cart, line), title: item.title };
}

/** What names a line in `removeLine`. */
export function lineKey(line: CartLine): string {
  return line.sku ?? line.title;
}

/** The cart without the lines of this sku, or of this name. */
export function removeLine(cart: Cart, skuOrName: string): Cart {
  return { lines: cart.lines.filter((line) => lineKey(line) !== skuOrName) };
}

/** Takes a removal back: the line stands where it stood, unless it is there again. */
export function putBack(cart: Cart, line: CartLine, index: number): Cart {
  if (addLine(cart, line).outcome !== 'added' || cart.lines.some((other) => lineKey(other) === lineKey(line)))
    return cart;
  return { lines: cart.lines.toSpliced(index, 0, line) };
}

/** The cart after an order was paid: without what was bought, and without single items that came in a bought bundle. */
export function withoutBought(cart: Cart, skus: readonly string[]): Cart {
  const bought = new Set(skus);
  for (const line of cart.lines) {
    if (line.sku !== null && skus.includes(line.sku)) for (const member of line.items) bought.add(member);
  }
  return { lines: cart.lines.filter(({ sku }) => sku === null || !bought.has(sku)) };
}

/** Skus of the cart, each once; a line without one is not sold. */
export function skusOf(cart: Cart): string[] {
  return cart.lines.flatMap(({ sku }) => sku ?? []);
}

/** Single items that a bundle of the same cart brings along. They are shown and not charged. */
export function linesInBundles(cart: Cart): ReadonlySet<string> {
  return new Set(cart.lines.flatMap(({ items }) => items));
}

/** Lines that cost something in this cart. */
function chargedLines(cart: Cart): readonly CartLine[] {
  const bundled = linesInBundles(cart);
  return cart.lines.filter(({ sku }) => sku === null || !bundled.has(sku));
}

/** What the device can tell of the price; the server's quote is what counts. */
export function cartTotals(cart: Cart): BundleTotals {
  return bundleTotals(chargedLines(cart));
}

/** The same as an order tells it; a coupon is only known to the server. */
export function cartSums(cart: Cart): SummedOrder {
  const charged = chargedLines(cart);
  const { discount_percent: bundle_percent, discount_cents: bundle_discount_cents } = bundleTotals(charged);
  const lines = charged.map(({ unit_price_cents: cents, quantity, parts_cents }) => ({
    unit_price_cents: cents * quantity,
    parts_cents,
  }));
  return { lines, bundle_percent, bundle_discount_cents, coupon_code: null, coupon_discount_cents: 0 };
}

/** The bundle discount that one more line would bring; null when the highest is reached or the cart is empty. */
export function nextDiscount(cart: Cart): 10 | 20 | null {
  const count = chargedLines(cart).length;
  if (count === 1) return 10;
  return count === 2 ? 20 : null;
}

const storedSchema = z.object({ v: z.literal(1), lines: z.array(z.record(z.string(), z.unknown())) });

function parseJson(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** The cart from its stored text; an unreadable text is an empty cart. */
export function readCart(stored: string | null): Cart {
  const parsed = z.safeParse(storedSchema, parseJson(stored));
  if (!parsed.success) return emptyCart;
  return parsed.data.lines.reduce<Cart>((cart, line) => addLine(cart, cleanLine(line)).cart, emptyCart);
}

export function writeCart(cart: Cart): string {
  return JSON.stringify({ v: 1, lines: cart.lines });
}

/** A code as it is sent: capitals, no spaces. Empty when it cannot be one. */
export function couponCode(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,30}$/.test(code) ? code : '';
}
