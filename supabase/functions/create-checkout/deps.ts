import { createBillingParts } from '../_shared/billing/parts.ts';
import { personDeps } from '../_shared/billing/person.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { checkoutCart } from './cart.ts';
import type { CheckoutDeps } from './handler.ts';
import { checkoutPlan } from './plan.ts';

const LIMIT = { limit: 30, windowSeconds: 10 * 60 };

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): CheckoutDeps {
  const parts = createBillingParts(env, get);
  return {
    ...personDeps(env, parts, 'create-checkout', LIMIT),
    plan: (buyer, priceId) => checkoutPlan(parts, buyer, priceId),
    cart: (buyer, cart) => checkoutCart(parts, buyer, cart),
  };
}
