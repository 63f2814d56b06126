import { localeOf } from '../_shared/billing/locale.ts';
import { type BillingParts, createBillingParts } from '../_shared/billing/parts.ts';
import { paymentsUnavailable, personDeps } from '../_shared/billing/person.ts';
import { isMissing, isPortalUnset } from '../_shared/billing/provider-errors.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { type Reply, refuse, reply } from '../_shared/http.ts';
import type { PortalDeps } from './handler.ts';

const LIMIT = { limit: 20, windowSeconds: 10 * 60 };
const WAIT_MS = 2000;

async function openPortal(parts: BillingParts, userId: string, returnUrl: string): Promise<Reply> {
  const stripe = await parts.stripe();
  if (!stripe) return paymentsUnavailable();
  const customer = await parts.records.customerOf(userId);
  if (!customer || customer.deleted_at !== null) return refuse(404, 'no_customer');
  const { customer_id: id } = customer;
  try {
    const session = await stripe.billingPortal.sessions.create({
      customer: id,
      return_url: returnUrl,
      locale: localeOf(await parts.records.languageOf(userId)),
    });
    return reply({ url: session.url });
  } catch (error) {
    if (isMissing(error)) {
      await syncCustomer({ ...parts, stripe }, id, { waitMs: WAIT_MS });
      return refuse(404, 'no_customer');
    }
    if (isPortalUnset(error)) return refuse(409, 'portal_not_configured');
    throw error;
  }
}

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): PortalDeps {
  const parts = createBillingParts(env, get);
  return {
    ...personDeps(env, parts, 'customer-portal', LIMIT),
    portal: (userId, returnUrl) => openPortal(parts, userId, returnUrl),
  };
}
