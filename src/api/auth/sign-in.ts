import { supabaseAuth } from '@/integrations/supabase/client';
import { call } from '@/integrations/supabase/functions';
import { isTestAddress } from '@/lib/accounts/test-address';
import { manualUserActivation } from '@/lib/contracts/manual-user-activation';
import { type AuthFailure, toAuthFailure } from './failure';

export type SignInOutcome =
  | { status: 'signed-in' }
  | { status: 'bad-credentials' }
  | { status: 'failed'; failure: AuthFailure };

/** The confirmation is written before the function answers; this leaves replicas time to follow. */
const retryAfterMs = 800;

async function attempt(email: string, password: string): Promise<SignInOutcome> {
  const auth = await supabaseAuth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return { status: 'signed-in' };
  if (error.code === 'invalid_credentials' || error.message === 'Invalid login credentials') {
    return { status: 'bad-credentials' };
  }
  return { status: 'failed', failure: toAuthFailure(error) };
}

/** Asks the server to confirm a test address; it refuses unless its test switch is on. Answers whether it did. */
export async function confirmTestAddress(email: string): Promise<boolean> {
  try {
    await call(manualUserActivation, { action: 'confirm-by-email', email });
    return true;
  } catch {
    return false; // the refusal of the sign-in itself is what the person needs to read
  }
}

/**
 * Signs in. An unconfirmed test address is confirmed and tried once more.
 * @throws when the client itself breaks; refusals of the server are outcomes
 */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const first = await attempt(email, password);
  const isUnconfirmed = first.status === 'failed' && first.failure.code === 'email_not_confirmed';
  if (!isUnconfirmed || !isTestAddress(email)) return first;
  if (!(await confirmTestAddress(email))) return first;
  await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  return attempt(email, password);
}
