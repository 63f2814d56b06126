import type { Language } from '@/config/languages';
import { supabaseAuth } from '@/integrations/supabase/client';
import { call } from '@/integrations/supabase/functions';
import { sendSignupConfirmation } from '@/lib/contracts/send-signup-confirmation';
import { type AuthFailure, toAuthFailure } from './failure';
import { mailLinks } from './mail-links';

export interface NewAccount {
  email: string;
  password: string;
  newsletter: boolean;
  language: Language;
  /** What the person came for: see `mailLinks.confirmation`. */
  way: string;
}

export type SignUpOutcome =
  /** A mail with a link is on its way, or there is such an account already: both look the same on purpose. */
  | { status: 'confirm' }
  /** The server asks for no confirmation. */
  | { status: 'signed-in' }
  | { status: 'failed'; failure: AuthFailure };

/** Other 422 codes (weak password, sign-up switched off) are failures; only this must not give an account away. */
const existingAddressCodes = new Set(['user_already_exists', 'email_exists']);

/** The account is made and its mail handed over; only the answer of the mail hook came too late. */
function isHookTimeout(failure: AuthFailure): boolean {
  return failure.code.startsWith('hook_timeout') || /hook.*(timeout|maximum time)/i.test(failure.message);
}

/** Read by the database when it makes the profile; the time of acceptance is the server's. */
function profileData({ newsletter, language }: NewAccount) {
  return { newsletter_opt_in: newsletter, language, terms_accepted: true };
}

/** The mail limit of the auth server is shared by everybody; our own function has another one, per address. */
async function createThroughFunction(account: NewAccount): Promise<boolean> {
  try {
    await call(sendSignupConfirmation, {
      action: 'admin_create_user',
      userEmail: account.email,
      password: account.password,
      redirectTo: mailLinks.confirmation(account.way),
      data: profileData(account),
    });
    return true;
  } catch {
    return false; // the refusal of the auth server is the one to show
  }
}

/** Creates an account. The terms must have been accepted. */
export async function signUp(account: NewAccount): Promise<SignUpOutcome> {
  const auth = await supabaseAuth();
  const { data, error } = await auth.signUp({
    email: account.email,
    password: account.password,
    options: { emailRedirectTo: mailLinks.confirmation(account.way), data: profileData(account) },
  });
  if (!error) return { status: data.session ? 'signed-in' : 'confirm' };
  const failure = toAuthFailure(error);
  if (existingAddressCodes.has(failure.code) || isHookTimeout(failure)) return { status: 'confirm' };
  if (failure.kind === 'rate-limited' && (await createThroughFunction(account))) return { status: 'confirm' };
  return { status: 'failed', failure };
}
