import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';

const answerSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
  session_id: z.string(),
  /** What earlier single purchases take off the first bill, whole cents. */
  credit_cents: z._default(z.number(), 0),
});
export type PlanCheckout = z.infer<typeof answerSchema>;

/**
 * Begins to buy a plan; nothing is charged before the person confirms it at the payment provider.
 * @throws AppError whose `detail` is the server's code: not_signed_in, email_unconfirmed, unknown_price,
 * already_subscribed (change it in the portal), payments_unavailable
 */
export async function createPlanCheckout(priceId: string): Promise<PlanCheckout> {
  return z.parse(answerSchema, await callFunction('create-checkout', { priceId }));
}

/** Keeps the free plan as the person's choice. Somebody who has a plan keeps it. @throws AppError */
export async function chooseFreemium(): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('choose_freemium');
  if (error) throw toAppError(error);
}
