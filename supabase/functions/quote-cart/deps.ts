import { createBillingParts } from '../_shared/billing/parts.ts';
import { consume } from '../_shared/billing/person.ts';
import { quoteCart } from '../_shared/billing/quote.ts';
import { callerId } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import type { QuoteDeps } from './handler.ts';

const LIMITS = {
  quotes: { limit: 120, windowSeconds: 10 * 60 },
  codes: { limit: 30, windowSeconds: 10 * 60 },
};

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): QuoteDeps {
  const parts = createBillingParts(env, get);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    callerId: (request) => callerId(env, request),
    isWithinLimit(kind, userId, request) {
      const name = `quote-cart-${kind}`;
      return userId === null
        ? withinLimit(parts.service, { name, ...LIMITS[kind] }, request, env.serviceKey)
        : consume(parts, `${name}:${userId}`, LIMITS[kind]);
    },
    quote: async (cart) => (await quoteCart(parts, cart)).quote,
  };
}
