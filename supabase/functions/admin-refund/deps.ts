import type { adminRefund } from '@lib/contracts/admin-refund.ts';
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import {
  isAlreadyRefunded,
  isMissing,
  isRefusedForGood,
  paymentsUnavailable,
} from '../_shared/billing/provider-errors.ts';
import { refundMetadata, refundsOf } from '../_shared/billing/refunds.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createCallerClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, passOn, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import type { RefundDeps } from './handler.ts';

type Asked = ReadBodyOf<typeof adminRefund>;
type Answer = OutcomeOf<typeof adminRefund>;

/** More than a payment has. */
const MOST_REFUNDS = 1000;

const keptSchema = z.object({
  id: z.string(),
  state: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  invoice_id: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  paid_cents: z.number(),
});
type Kept = z.infer<typeof keptSchema>;

async function intentOf(stripe: Stripe, { payment_intent_id: intent, invoice_id: invoice }: Kept) {
  if (intent !== null || invoice === null) return intent;
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
  const found = data[0]?.payment.payment_intent;
  return typeof found === 'string' ? found : (found?.id ?? null);
}

/** What was paid, as the provider knows it; null where it is not what we know. */
async function chargeOf(stripe: Stripe, kept: Kept): Promise<Stripe.Charge | null> {
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

export function createDeps(env: FunctionEnv, get: Get): RefundDeps {
  const billing = createBillingDeps(env, get);

  async function giveUp(
    id: string,
    why: 'already_refunded' | 'provider_differs' | 'refund_refused',
  ): Promise<Answer> {
    const { error } = await billing.service.rpc('note_refund_refused', { p_id: id, p_refusal: why });
    if (error) throw error;
    return refuse(why);
  }

  async function send(stripe: Stripe, kept: Kept): Promise<Answer> {
    const charge = await chargeOf(stripe, kept);
    if (!charge) return giveUp(kept.id, 'provider_differs');
    const { refund_id: key } = refundMetadata(kept.id);
    // The provider forgets keys after a day: what is sent again later is looked for first.
    const known = await refundsOf(stripe, charge, MOST_REFUNDS);
    if (known.some(({ metadata }) => metadata?.refund_id === key)) return reply({ state: kept.state });
    try {
      await stripe.refunds.create(
        {
          charge: charge.id,
          amount: kept.amount_cents,
          reason: 'requested_by_customer',
          metadata: refundMetadata(kept.id),
        },
        { idempotencyKey: `refund:${kept.id}` },
      );
    } catch (error) {
      if (isAlreadyRefunded(error)) return giveUp(kept.id, 'already_refunded');
      if (isRefusedForGood(error)) return giveUp(kept.id, 'refund_refused');
      throw error;
    }
    return reply({ state: kept.state });
  }

  return {
    ...callDeps(env),
    async refund(request: Request, asked: Asked) {
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const { data, error } = await createCallerClient(env, request).rpc('begin_refund', {
        p_id: asked.id,
        p_payment: asked.payment,
        p_version: asked.version,
        p_amount_cents: asked.amount_cents,
        p_reason: asked.reason,
      });
      if (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        return passOn(refused);
      }
      const kept = z.parse(keptSchema, data);
      if (kept.state === 'refused') return refuse('refund_refused');
      return kept.state === 'requested' ? send(stripe, kept) : reply({ state: kept.state });
    },
  };
}
