import * as z from 'zod/mini';
import { callFunction } from '@/integrations/supabase/functions';

const answerSchema = z.object({
  /** Missing when the provider made no page. */
  url: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  session_id: z.string(),
});
export type CartCheckout = z.infer<typeof answerSchema>;

export interface CheckoutOrder {
  lines: readonly { sku: string; title: string; price_cents: number }[];
  /** What the person saw as the total; the server refuses another one. */
  totalCents: number;
  /** Empty for none. */
  coupon: string;
}

/**
 * Asks for a payment page for the cart. Nothing is charged before the person pays there.
 * @throws AppError whose `detail` is the server's code: not_signed_in, email_unconfirmed, empty_cart, cart_changed,
 * already_owned, coupon_invalid, coupon_used, coupon_minimum, payments_unavailable
 */
export async function createCartCheckout({
  lines,
  totalCents,
  coupon,
}: CheckoutOrder): Promise<CartCheckout> {
  const answer = await callFunction('create-checkout', {
    cart_items: lines,
    total_amount: totalCents / 100,
    ...(coupon === '' ? {} : { coupon }),
  });
  const parsed = z.safeParse(answerSchema, answer);
  return parsed.success ? parsed.data : { url: null, session_id: '' };
}
