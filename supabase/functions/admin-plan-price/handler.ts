/** Offers a price of a plan after the provider was asked for it: of what is typed nothing is believed. */
import { catalogCurrency } from '@lib/billing/minor-units.ts';
import { adminPlanPrice } from '@lib/contracts/admin-plan-price.ts';
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import type Stripe from 'stripe';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { explainProvider, isMissing, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, passOn, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

type Asked = ReadBodyOf<typeof adminPlanPrice>;

export interface PriceDeps extends CallDeps {
  offer(actor: string, asked: Asked): Promise<OutcomeOf<typeof adminPlanPrice>>;
}

export const handle = serveCall<typeof adminPlanPrice, PriceDeps>(
  adminPlanPrice,
  (body, { caller, deps }) => deps.offer(caller.id, body),
  explainProvider,
);

const isSame = (price: Stripe.Price, { amount_cents, interval }: Asked): boolean =>
  price.active &&
  price.unit_amount === amount_cents &&
  price.currency === catalogCurrency &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1 &&
  price.recurring.usage_type === 'licensed';

async function priceOf(stripe: Stripe, id: string): Promise<Stripe.Price | null> {
  try {
    return await stripe.prices.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function createDeps(env: FunctionEnv, get: Get): PriceDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    async offer(actor, asked) {
      const allowed = await billing.service.rpc('is_payment_staff', { p_user: actor });
      if (allowed.error) throw allowed.error;
      // Others learn nothing of the provider's prices.
      if (allowed.data !== true) return refuse('not_allowed');
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const price = await priceOf(stripe, asked.price);
      if (!price) return refuse('price_unknown');
      if (!isSame(price, asked)) return refuse('price_differs');
      const { error } = await billing.service.rpc('offer_plan_price', {
        p_actor: actor,
        p_price: {
          id: price.id,
          tier: asked.tier,
          interval: price.recurring?.interval,
          amount_cents: price.unit_amount,
          currency: price.currency,
          trial_days: asked.trial_days,
        },
        p_replaces: asked.replaces,
      });
      if (!error) return reply({ id: price.id });
      const refused = refusalOf(error);
      if (!refused) throw error;
      return passOn(refused);
    },
  };
}
