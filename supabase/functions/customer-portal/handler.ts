/** Opens the billing portal of the person who calls: plan, card and invoices at the payment provider. */
import * as z from 'zod/mini';
import { type PersonDeps, servePerson } from '../_shared/billing/person.ts';
import { isSite } from '../_shared/cors.ts';
import { type Reply, refuse } from '../_shared/http.ts';

export const bodySchema = z.object({ returnUrl: z.string().check(z.minLength(1), z.maxLength(2000)) });

export interface PortalDeps extends PersonDeps {
  portal(userId: string, returnUrl: string): Promise<Reply>;
}

/** An address of the site, whole or from its root; null for any other. */
export function siteAddress(text: string, siteUrl: string): string | null {
  if (!URL.canParse(text, siteUrl)) return null;
  const url = new URL(text, siteUrl);
  const isOwn = isSite(url.origin, siteUrl) && url.username === '' && url.password === '';
  return isOwn ? url.href : null;
}

export const handle = servePerson({
  name: 'customer-portal',
  schema: bodySchema,
  async run({ returnUrl }, { caller, deps }: { caller: { id: string }; deps: PortalDeps }) {
    const back = siteAddress(returnUrl, deps.siteUrl);
    return back === null ? refuse(400, 'bad_return_url') : deps.portal(caller.id, back);
  },
});
