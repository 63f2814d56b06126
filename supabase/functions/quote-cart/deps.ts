import { createBillingParts } from '../_shared/billing/parts.ts';
import { quoteCart } from '../_shared/billing/quote.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { QuoteDeps } from './handler.ts';

export function createDeps(env: FunctionEnv, get: Get): QuoteDeps {
  const parts = createBillingParts(env, get);
  return { ...callDeps(env), quote: async (cart) => (await quoteCart(parts, cart)).quote };
}
