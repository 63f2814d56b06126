import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

const invoiceSchema = z.object({
  id: z.string(),
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
/** One bill; the amount in whole cents. */
export type Invoice = z.infer<typeof invoiceSchema>;

/** @throws AppError */
async function fetchMyInvoices(userId: string): Promise<Invoice[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('billing_invoices')
      .select(
        'id, number, amount_cents, credit_cents, refunded_cents, currency, status, hosted_url, issued_at',
      )
      .eq('user_id', userId)
      .order('issued_at', { ascending: false })
      .limit(100),
  );
  return z.parse(z.array(invoiceSchema), rows);
}

/** The signed-in person's bills, newest first, at most 100. */
export function myInvoicesQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'invoices', userId], queryFn: () => fetchMyInvoices(userId) });
}
