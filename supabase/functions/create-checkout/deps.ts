import { createBillingParts } from '../_shared/billing/parts.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { checkoutCart } from './cart.ts';
import type { CheckoutDeps } from './handler.ts';
import { checkoutMembership } from './membership.ts';

export function createDeps(env: FunctionEnv, get: Get): CheckoutDeps {
  const parts = createBillingParts(env, get);
  return {
    ...callDeps(env),
    plan: (buyer, priceId) => checkoutMembership(parts, buyer, priceId),
    cart: (buyer, cart) => checkoutCart(parts, buyer, cart),
  };
}
