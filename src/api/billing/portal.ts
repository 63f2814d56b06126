import * as z from 'zod/mini';
import { callFunction } from '@/integrations/supabase/functions';

const answerSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * The provider's page on which a person changes or cancels their plan and sees their cards.
 * @param returnPath where its way back leads, a path of this site
 * @throws AppError whose `detail` is the server's code: not_signed_in, no_customer, portal_not_configured,
 * bad_return_url
 */
export async function customerPortal(returnPath: string): Promise<string> {
  const returnUrl = new URL(returnPath, window.location.origin).href;
  return z.parse(answerSchema, await callFunction('customer-portal', { returnUrl })).url;
}
