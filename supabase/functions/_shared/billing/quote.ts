/** What a cart costs now, from the catalogue and not from the browser. */
import { type CatalogItem, catalogColumns, readCatalogItem } from '@lib/billing/catalog-item.ts';
import { catalogCurrency } from '@lib/billing/minor-units.ts';
import { partsCents } from '@lib/billing/order-sums.ts';
import { type CouponTerms, type PricedCart, type PricingLine, priceCart } from '@lib/billing/price-cart.ts';
import { type CouponProblem, couponProblems, type Quote, type QuoteLine } from '@lib/contracts/checkout.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { BillingStore } from './store.ts';

/** Reads what is on sale. */
export function catalogRecords(service: SupabaseClient) {
  return {
    async catalogItems(skus: readonly string[]): Promise<CatalogItem[]> {
      const { data, error } = await service
        .from('catalog_items')
        .select(catalogColumns)
        .in('sku', [...skus])
        .eq('active', true);
      if (error) throw error;
      return z.parse(z.array(z.unknown()), data).flatMap((row) => readCatalogItem(row) ?? []);
    },
  };
}

interface QuoteSources {
  records: ReturnType<typeof catalogRecords> & { ownedSkus(user: string): Promise<ReadonlySet<string>> };
  store: Pick<BillingStore, 'couponTerms'>;
}

export interface QuotedCart {
  quote: Quote;
  priced: PricedCart;
  coupon: CouponTerms | null;
}

export interface QuoteRequest {
  skus: readonly string[];
  coupon?: string | undefined;
  /** Null: a visitor, who owns nothing and has no coupon. */
  userId: string | null;
}

const COUPON = /^[A-Z0-9-]{3,30}$/;

type CouponAnswer = { terms: CouponTerms | null; problem: CouponProblem | null };

async function couponFor(
  { store }: Pick<QuoteSources, 'store'>,
  code: string,
  userId: string | null,
  subtotalCents: number,
): Promise<CouponAnswer> {
  const refused = (problem: CouponProblem): CouponAnswer => ({ terms: null, problem });
  if (userId === null) return refused('sign_in');
  if (!COUPON.test(code)) return refused('coupon_invalid');
  const answer = await store.couponTerms(code, userId, subtotalCents);
  if (answer.ok) return { terms: answer.value, problem: null };
  const { code: problem } = answer.refusal;
  return refused(couponProblems.find((known) => known === problem) ?? 'coupon_invalid');
}

function lineOf(sku: string, priced: PricedCart): QuoteLine {
  const line = priced.lines.find((one) => one.sku === sku);
  if (!line)
    return {
      sku,
      title: sku,
      kind: null,
      unit_price_cents: 0,
      parts_cents: null,
      discount_cents: 0,
      problem: 'unknown',
    };
  const { title, titles, kind, unit_price_cents, parts_cents, discount_cents, problem } = line;
  return {
    sku,
    title,
    ...(titles && { titles }),
    kind,
    unit_price_cents,
    parts_cents,
    discount_cents,
    problem,
  };
}

/** What bundles are measured against: their items, as they are on sale. */
async function withParts(
  { records }: Pick<QuoteSources, 'records'>,
  items: readonly CatalogItem[],
): Promise<PricingLine[]> {
  const members = [...new Set(items.flatMap((item) => item.items))];
  const parts = members.length > 0 ? await records.catalogItems(members) : [];
  return items.map((item) => ({ ...item, parts_cents: partsCents(item, parts) }));
}

export async function quoteCart(
  sources: QuoteSources,
  { skus: asked, coupon: typed = '', userId }: QuoteRequest,
): Promise<QuotedCart> {
  const { records, store } = sources;
  const skus = [...new Set(asked)];
  const [items, owned] = await Promise.all([
    skus.length > 0 ? records.catalogItems(skus) : [],
    userId === null ? new Set<string>() : records.ownedSkus(userId),
  ]);
  const onSale = await withParts(sources, items);
  const lines = skus.flatMap((sku) => onSale.filter((item) => item.sku === sku));
  const code = typed.trim().toUpperCase();
  const plain = priceCart({ lines, owned, coupon: null });
  const { terms, problem } =
    code === ''
      ? { terms: null, problem: null }
      : await couponFor({ store }, code, userId, plain.subtotal_cents);
  const priced = terms ? priceCart({ lines, owned, coupon: terms }) : plain;
  return {
    priced,
    coupon: terms,
    quote: {
      lines: skus.map((sku) => lineOf(sku, priced)),
      subtotal_cents: priced.subtotal_cents,
      bundle_percent: priced.bundle_percent,
      bundle_discount_cents: priced.bundle_discount_cents,
      coupon: terms && { code: terms.code, discount_cents: priced.coupon_discount_cents },
      coupon_problem: problem,
      total_cents: priced.total_cents,
      currency: catalogCurrency,
    },
  };
}
