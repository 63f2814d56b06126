import type { customerPortal } from '@lib/contracts/customer-portal.ts';
import { localeOf } from '../_shared/billing/locale.ts';
import { type BillingParts, createBillingParts } from '../_shared/billing/parts.ts';
import { isMissing, isPortalUnset, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, refuse, reply } from '../_shared/http/outcome.ts';
import type { PortalDeps } from './handler.ts';

const WAIT_MS = 2000;

async function openPortal(
  parts: BillingParts,
  userId: string,
  returnUrl: string,
): Promise<OutcomeOf<typeof customerPortal>> {
  const stripe = await parts.stripe();
  if (!stripe) return paymentsUnavailable();
  const customer = await parts.records.customerOf(userId);
  if (!customer || customer.deleted_at !== null) return refuse('no_customer');
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
      return refuse('no_customer');
    }
    if (isPortalUnset(error)) return refuse('portal_not_configured');
    throw error;
  }
}

export function createDeps(env: FunctionEnv, get: Get): PortalDeps {
  const parts = createBillingParts(env, get);
  return {
    ...callDeps(env),
    portal: (userId, returnUrl) => openPortal(parts, userId, returnUrl),
  };
}
