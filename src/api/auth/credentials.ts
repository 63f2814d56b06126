import { supabase } from '@/integrations/supabase/client';
import { type AuthFailure, toAuthFailure } from './failure';
import { mailLinks } from './mail-links';
import { signIn } from './sign-in';

/** Sets a new password for whoever is signed in. Answers null, or why it was not saved. */
export async function updatePassword(password: string): Promise<AuthFailure | null> {
  const { auth } = await supabase();
  const { error } = await auth.updateUser({ password });
  return error ? toAuthFailure(error) : null;
}

export type ChangePasswordOutcome =
  | { status: 'saved' }
  | { status: 'wrong-password' }
  | { status: 'failed'; failure: AuthFailure };

/** Changes the password after checking the present one, so that an unattended screen is no way in. */
export async function changePassword(
  email: string,
  current: string,
  next: string,
): Promise<ChangePasswordOutcome> {
  const check = await signIn(email, current);
  if (check.status === 'bad-credentials') return { status: 'wrong-password' };
  if (check.status === 'failed') return check;
  const failure = await updatePassword(next);
  return failure ? { status: 'failed', failure } : { status: 'saved' };
}

/** Mails a link to the present and to the new address; both must be followed. Answers null, or why not. */
export async function requestEmailChange(newEmail: string): Promise<AuthFailure | null> {
  const { auth } = await supabase();
  const { error } = await auth.updateUser({ email: newEmail }, { emailRedirectTo: mailLinks.emailChange() });
  return error ? toAuthFailure(error) : null;
}
