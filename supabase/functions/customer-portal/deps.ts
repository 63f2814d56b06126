import type { customerPortal } from '@lib/contracts/customer-portal.ts';
import { type BillingDeps, createBillingDeps } from '../_shared/billing/deps.ts';
import { localeOf } from '../_shared/billing/locale.ts';
import { isMissing, isPortalUnset, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, refuse, reply } from '../_shared/http/outcome.ts';
import type { PortalDeps } from './handler.ts';

const WAIT_MS = 2000;

async function openPortal(
  billing: BillingDeps,
  userId: string,
  returnUrl: string,
): Promise<OutcomeOf<typeof customerPortal>> {
  const stripe = await billing.stripe();
  if (!stripe) return paymentsUnavailable();
  const customer = await billing.records.customerOf(userId);
  if (!customer || customer.deleted_at !== null) return refuse('no_customer');
  const { customer_id: id } = customer;
  try {
    const session = await stripe.billingPortal.sessions.create({
      customer: id,
      return_url: returnUrl,
      locale: localeOf(await billing.records.languageOf(userId)),
    });
    return reply({ url: session.url });
  } catch (error) {
    if (isMissing(error)) {
      await syncCustomer({ ...billing, stripe }, id, { waitMs: WAIT_MS });
      return refuse('no_customer');
    }
    if (isPortalUnset(error)) return refuse('portal_not_configured');
    throw error;
  }
}

export function createDeps(env: FunctionEnv, get: Get): PortalDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    portal: (userId, returnUrl) => openPortal(billing, userId, returnUrl),
  };
}
