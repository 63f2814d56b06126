import { supabaseAuth } from '@/integrations/supabase/client';
import { type AuthFailure, toAuthFailure } from './failure';
import { mailLinks } from './mail-links';
import { signIn } from './sign-in';

export type ChangePasswordOutcome =
  | { status: 'saved' }
  | { status: 'wrong-password' }
  | { status: 'failed'; failure: AuthFailure };

/**
 * Changes the password after signing in anew with the present one: an unattended screen is no way in, and the server lets
 * only a session that has just begun set a password.
 */
export async function changePassword(
  email: string,
  current: string,
  next: string,
): Promise<ChangePasswordOutcome> {
  const check = await signIn(email, current);
  if (check.status === 'bad-credentials') return { status: 'wrong-password' };
  if (check.status === 'failed') return check;
  const auth = await supabaseAuth();
  const { error } = await auth.updateUser({ password: next });
  return error ? { status: 'failed', failure: toAuthFailure(error) } : { status: 'saved' };
}

/** Mails a link to the present and to the new address; both must be followed. Answers null, or why not. */
export async function requestEmailChange(newEmail: string): Promise<AuthFailure | null> {
  const auth = await supabaseAuth();
  const { error } = await auth.updateUser({ email: newEmail }, { emailRedirectTo: mailLinks.emailChange() });
  return error ? toAuthFailure(error) : null;
}
