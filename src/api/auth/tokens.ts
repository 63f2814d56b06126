import { supabase } from '@/integrations/supabase/client';
import { type AuthFailure, toAuthFailure } from './failure';

/** Kinds of one-time tokens that a mail's link may carry. */
export const tokenTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type TokenType = (typeof tokenTypes)[number];

export function isTokenType(value: unknown): value is TokenType {
  return tokenTypes.some((type) => type === value);
}

export type VerifyOutcome =
  | { status: 'verified' }
  /** The server was satisfied and named nobody. */
  | { status: 'no-user' }
  | { status: 'failed'; failure: AuthFailure };

/** Redeems the one-time token of a mail's link and signs its owner in. */
export async function verifyToken(tokenHash: string, type: TokenType): Promise<VerifyOutcome> {
  const { auth } = await supabase();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) return { status: 'failed', failure: toAuthFailure(error) };
  return data.user ? { status: 'verified' } : { status: 'no-user' };
}

/** Takes over the session that a mail's link brought along. Answers whether it is a living one. */
export async function setSessionFromTokens(accessToken: string, refreshToken: string): Promise<boolean> {
  const { auth } = await supabase();
  const { data, error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
  return error === null && data.session !== null;
}

/** Fetches the account anew, after its address was changed by a link. */
export async function refreshAccount(): Promise<void> {
  const { auth } = await supabase();
  await auth.refreshSession();
}
