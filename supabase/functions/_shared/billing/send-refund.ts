/** Sends a refund that the database keeps to the provider, once whatever happens: found by its key, or made under it. */
import { minorDigits } from '@lib/billing/minor-units.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { isAlreadyRefunded, isMissing, isRefusedForGood } from './provider-errors.ts';
import { refundMetadata, refundsOf, toRefund } from './refunds.ts';

/** More than a payment has. */
const MOST_REFUNDS = 1000;

export const keptRefundSchema = z.object({
  id: z.string(),
  state: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  invoice_id: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  paid_cents: z.number(),
});
export type KeptRefund = z.infer<typeof keptRefundSchema>;

/** Kept with a refund that the provider will never have. */
export const refundRefusals = [
  'already_refunded',
  'provider_differs',
  'refund_refused',
  'unknown_currency',
] as const;
/** `sent`: the provider has it. */
export type Sent = 'sent' | (typeof refundRefusals)[number];

async function intentOf(stripe: Stripe, { payment_intent_id: intent, invoice_id: invoice }: KeptRefund) {
  if (intent !== null || invoice === null) return intent;
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
  const found = data[0]?.payment.payment_intent;
  return typeof found === 'string' ? found : (found?.id ?? null);
}

/** What was paid, as the provider knows it; null where it is not what we know. */
async function chargeOf(stripe: Stripe, kept: KeptRefund): Promise<Stripe.Charge | null> {
  try {
    const intent = await intentOf(stripe, kept);
    if (intent === null) return null;
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    if (!charge || typeof charge === 'string' || charge.status !== 'succeeded') return null;
    return charge.amount === kept.paid_cents && charge.currency === kept.currency ? charge : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The refund as the provider has it, or why it never will. */
async function send(stripe: Stripe, kept: KeptRefund): Promise<Stripe.Refund | Exclude<Sent, 'sent'>> {
  if (minorDigits(kept.currency) === null) return 'unknown_currency';
  const charge = await chargeOf(stripe, kept);
  if (!charge) return 'provider_differs';
  const metadata = refundMetadata(kept.id);
  // The provider forgets keys after a day: what is sent again later is looked for first.
  const known = await refundsOf(stripe, charge, MOST_REFUNDS);
  const found = known.find((refund) => refund.metadata?.refund_id === metadata.refund_id);
  if (found) return found;
  try {
    return await stripe.refunds.create(
      { charge: charge.id, amount: kept.amount_cents, reason: 'requested_by_customer', metadata },
      { idempotencyKey: `refund:${kept.id}` },
    );
  } catch (error) {
    if (isAlreadyRefunded(error)) return 'already_refunded';
    if (isRefusedForGood(error)) return 'refund_refused';
    throw error;
  }
}

/** @throws the client's error when nobody knows what became of it: it stays kept, to be sent again */
export async function sendRefund(service: SupabaseClient, stripe: Stripe, kept: KeptRefund): Promise<Sent> {
  const sent = await send(stripe, kept);
  if (typeof sent === 'string') {
    const { error } = await service.rpc('note_refund_refused', { p_id: kept.id, p_refusal: sent });
    if (error) throw error;
    return sent;
  }
  const { id, status } = toRefund(sent);
  const told = { p_id: kept.id, p_provider_id: id, p_state: status };
  const { error } = await service.rpc('note_refund_sent', told);
  if (error) throw error;
  return 'sent';
}
