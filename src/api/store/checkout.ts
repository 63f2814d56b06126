import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { loadStripe } from '@/integrations/stripe';
import { call } from '@/integrations/supabase/functions';
import { purchaseTermsVersion } from '@/lib/billing/purchase-terms';
import type { AnswerOf } from '@/lib/contracts/call';
import { createCheckout, quoteCart } from '@/lib/contracts/checkout';

/**
 * What a cart costs by the server's prices. A visitor is told nothing about what is owned and gets no coupon.
 * @param coupon empty for none
 */
export function quoteQuery(userId: string | null, skus: readonly string[], coupon: string) {
  return queryOptions({
    queryKey: ['cart-quote', userId, skus, coupon],
    queryFn: () => call(quoteCart, { skus: [...skus], ...(coupon === '' ? {} : { coupon }) }),
    // What is about to be paid is asked anew each time it is looked at.
    staleTime: 0,
  });
}

export interface CartLine {
  sku: string;
  title: string;
  /** As the person saw it. */
  unit_price_cents: number;
}

export interface CheckoutOrder {
  cart_items: readonly CartLine[];
  /** What the person saw as the total; the server refuses another one. */
  total_cents: number;
  /** Empty for none. */
  coupon: string;
  /** The language in which it was agreed to. */
  language: Language;
}

/**
 * Asks for a payment page for the cart. Nothing is charged before the person pays there.
 * @throws AppError; `refusalCode(createCheckout, error)` says why
 */
export function createCartCheckout({
  cart_items,
  total_cents,
  coupon,
  language,
}: CheckoutOrder): Promise<AnswerOf<typeof createCheckout>> {
  return call(createCheckout, {
    cart_items: [...cart_items],
    total_cents,
    ...(coupon === '' ? {} : { coupon }),
    agreed: { version: purchaseTermsVersion, language },
  });
}

/** Lets the payment provider tell fraud from honest buyers, on checkout pages and only where it is configured. */
export async function gatherFraudSignals(): Promise<void> {
  await loadStripe();
}
