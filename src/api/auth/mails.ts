import { supabaseAuth } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { sendSignupConfirmation } from '@/lib/contracts/send-signup-confirmation';
import { type AuthFailure, toAuthFailure } from './failure';
import { mailLinks } from './mail-links';

export type ResendOutcome =
  | 'sent'
  /** The function has sent one to this address less than a minute ago. */
  | 'too-soon'
  /** The same from the auth server, which was asked because the function failed. */
  | 'too-soon-built-in'
  | 'failed';

async function resendBuiltIn(email: string, way: string): Promise<ResendOutcome> {
  const auth = await supabaseAuth();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: mailLinks.confirmation(way) },
  });
  if (!error) return 'sent';
  return toAuthFailure(error).kind === 'rate-limited' ? 'too-soon-built-in' : 'failed';
}

/**
 * Sends the confirmation link again: through our function, and through the auth server when that fails. `way` as in
 * `mailLinks.confirmation`.
 */
export async function resendConfirmation(email: string, way: string): Promise<ResendOutcome> {
  try {
    await call(sendSignupConfirmation, {
      userEmail: email,
      redirectTo: mailLinks.confirmation(way),
    });
    return 'sent';
  } catch (error) {
    if (toAppError(error).code === 'rate_limited') return 'too-soon';
    return resendBuiltIn(email, way);
  }
}

/** Mails a link to choose a new password, valid 24 hours. Answers null, or why it was not sent. */
export async function sendPasswordReset(email: string): Promise<AuthFailure | null> {
  const auth = await supabaseAuth();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: mailLinks.newPassword() });
  return error ? toAuthFailure(error) : null;
}
