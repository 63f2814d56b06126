import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

const invoiceSchema = z.object({
  id: z.string(),
  /** What it is for: an order, or the subscription to a plan. */
  order_id: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
  number: z.nullable(z.string()),
  amount_cents: z.number(),
  /** What of it was paid from credit and by no card. */
  credit_cents: z.number(),
  refunded_cents: z.number(),
  currency: z.string(),
  /** The provider's word; one that this version does not know reads as null. */
  status: z.catch(z.nullable(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])), null),
  /** null without a page of the provider, and for an address that is none of the web. */
  hosted_url: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  issued_at: z.string(),
});
/** One bill; the amount in whole cents. `in_trial`: it was written while its plan was tried for free. */
export type Invoice = z.infer<typeof invoiceSchema> & { readonly in_trial: boolean };

const trialSchema = z.array(z.object({ id: z.string(), trial_ends_at: z.nullable(z.string()) }));

/** @throws AppError */
async function fetchMyInvoices(userId: string): Promise<Invoice[]> {
  const client = await supabase();
  const [invoices, plans] = await Promise.all([
    client
      .from('billing_invoices')
      .select(
        'id, order_id, subscription_id, number, amount_cents, credit_cents, refunded_cents, currency, status, hosted_url, issued_at',
      )
      .eq('user_id', userId)
      .order('issued_at', { ascending: false })
      .limit(100),
    client.from('billing_subscriptions').select('id, trial_ends_at').eq('user_id', userId).limit(100),
  ]);
  // Without them a bill is still a bill.
  const trials = plans.error ? [] : z.parse(trialSchema, plans.data);
  return z.parse(z.array(invoiceSchema), unwrap(invoices)).map((invoice) => {
    const trial = trials.find(({ id }) => id === invoice.subscription_id)?.trial_ends_at ?? null;
    return {
      ...invoice,
      in_trial: trial !== null && Date.parse(invoice.issued_at) < Date.parse(trial),
    };
  });
}

/** Clocks of the provider and of the database differ a little. */
const clocksMs = 300_000;

/** The last bill of a plan with something to pay on it, of those written since a moment; null without one. */
export function planBill(invoices: readonly Invoice[], since: string): Invoice | null {
  const from = Date.parse(since) - clocksMs;
  return (
    invoices.find(
      (invoice) =>
        invoice.subscription_id !== null &&
        invoice.hosted_url !== null &&
        invoice.status === 'paid' &&
        invoice.amount_cents > 0 &&
        Date.parse(invoice.issued_at) >= from,
    ) ?? null
  );
}

/** The signed-in person's bills, newest first, at most 100. */
export function myInvoicesQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'invoices', userId], queryFn: () => fetchMyInvoices(userId) });
}
