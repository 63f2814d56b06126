/** Clients of the project a function belongs to. They keep nothing between requests. */
import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnv } from './env.ts';
import { fetchInHand } from './in-hand.ts';

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** Passes every policy: for what the caller has been checked to be entitled to. */
export const createServiceClient = ({ supabaseUrl, serviceKey }: FunctionEnv): SupabaseClient =>
  createClient(supabaseUrl, serviceKey, { auth, global: { fetch: fetchInHand } });

/** The user token a request carries; null for an API key or nothing. */
export function userToken(request: Request): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // Three parts: a signed token. API keys of the new kind have no dots.
  return token && token.split('.').length === 3 ? token : null;
}

/** Acts as whoever called: row-level security applies as it does in the browser. */
export function createCallerClient({ supabaseUrl, anonKey }: FunctionEnv, request: Request): SupabaseClient {
  const token = userToken(request);
  return createClient(supabaseUrl, anonKey, {
    auth,
    global: { fetch: fetchInHand, ...(token && { headers: { Authorization: `Bearer ${token}` } }) },
  });
}

export interface Caller {
  id: string;
  email: string | null;
  /** Whether the mail address was proven to be theirs. */
  confirmed: boolean;
}

/**
 * The signed-in user behind a request, as the auth server sees it at this moment; null without a valid token.
 * @throws when the auth server cannot be asked, lest a signed-in person be taken for a visitor.
 */
export async function callerOf(env: FunctionEnv, request: Request): Promise<Caller | null> {
  const token = userToken(request);
  if (token === null) return null;
  const { data, error } = await createCallerClient(env, request).auth.getUser(token);
  if (!error) {
    const { id, email, email_confirmed_at } = data.user;
    return { id, email: email || null, confirmed: Boolean(email_confirmed_at) };
  }
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500) throw error;
  return null;
}
