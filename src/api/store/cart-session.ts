import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import type { Cart } from '@/lib/billing/cart';

/** Keeps the server's copy of the cart; it is never charged from. @throws AppError */
export async function updateCartSession(
  sessionId: string,
  email: string,
  cart: Cart,
  totalCents: number,
): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('update_cart_session', {
    p_session_id: sessionId,
    p_user_email: email,
    p_cart_items: cart.lines.flatMap(({ sku, quantity }) => (sku === null ? [] : [{ sku, quantity }])),
    p_total_cents: totalCents,
  });
  if (error) throw toAppError(error);
}

/** The cart was emptied. @throws AppError */
export async function completeCartSession(sessionId: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('complete_cart_session', { p_session_id: sessionId });
  if (error) throw toAppError(error);
}
