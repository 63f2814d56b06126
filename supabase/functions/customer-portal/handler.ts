/** Opens the billing portal of the person who calls: plan, card and invoices at the payment provider. */
import { customerPortal } from '@lib/contracts/customer-portal.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import { isSite } from '../_shared/http/cors.ts';
import { type OutcomeOf, refuse } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface PortalDeps extends CallDeps {
  portal(userId: string, returnUrl: string): Promise<OutcomeOf<typeof customerPortal>>;
}

/** An address of the site, whole or from its root; null for any other. */
export function siteAddress(text: string, siteUrl: string): string | null {
  if (!URL.canParse(text, siteUrl)) return null;
  const url = new URL(text, siteUrl);
  const isOwn = isSite(url.origin, siteUrl) && url.username === '' && url.password === '';
  return isOwn ? url.href : null;
}

export const handle = serveCall<typeof customerPortal, PortalDeps>(
  customerPortal,
  async ({ returnUrl }, { caller, deps }) => {
    const back = siteAddress(returnUrl, deps.siteUrl);
    return back === null ? refuse('bad_return_url') : deps.portal(caller.id, back);
  },
  explainProvider,
);
