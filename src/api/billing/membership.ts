import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { purchaseTermsVersion } from '@/lib/billing/purchase-terms';
import { cancelTrial } from '@/lib/contracts/cancel-trial';
import { createCheckout } from '@/lib/contracts/checkout';
import { customerPortal } from '@/lib/contracts/customer-portal';

/** The provider's page on which a plan is bought, and what the first bill is less, whole cents. */
export interface MembershipCheckout {
  url: string;
  creditCents: number;
}

/**
 * Begins to buy a plan; nothing is charged before the person confirms it at the payment provider.
 * @param wanted short name of the test to go on with afterwards
 * @param language in which it was read what is agreed to with the button
 * @throws AppError; `refusalCode(createCheckout, error)` says why
 */
export async function createMembershipCheckout(
  priceId: string,
  wanted: string | null,
  language: Language,
): Promise<MembershipCheckout> {
  const { url, credit_cents: creditCents = 0 } = await call(createCheckout, {
    priceId,
    ...(wanted === null ? {} : { for: wanted }),
    agreed: { version: purchaseTermsVersion, language },
  });
  if (url === null) throw new AppError('unknown', { detail: 'no_page' });
  return { url, creditCents };
}

/** Keeps the free plan as the person's choice. Somebody who has a plan keeps it. @throws AppError */
export async function chooseFreemium(): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('choose_freemium');
  if (error) throw toAppError(error);
}

/**
 * The provider's page on which a person changes or cancels their plan and sees their cards.
 * @param returnPath where its way back leads, a path of this site
 * @throws AppError; `refusalCode(customerPortal, error)` says why
 */
export async function openPortal(returnPath: string): Promise<string> {
  const returnUrl = new URL(returnPath, window.location.origin).href;
  return (await call(customerPortal, { returnUrl })).url;
}

/**
 * Ends the running trial, so that nothing is charged: `now` closes the plan at once, `at_end` leaves it open until the
 * trial would have ended. Whoever cancels reads the subscription again.
 */
export function cancelTrialMutation() {
  return mutationOptions({
    mutationFn: (when: 'now' | 'at_end') => call(cancelTrial, when === 'at_end' ? { when } : {}),
  });
}
