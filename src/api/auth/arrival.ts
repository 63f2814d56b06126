import * as z from 'zod/mini';
import { kept } from '@/integrations/device-store';
import { passingAuth, supabaseAuth } from '@/integrations/supabase/client';
import { type AuthFailure, toAuthFailure } from './failure';

/*
 * What a mail's link brings. Anybody can send anybody a link with a session of their own account, so a link signs nobody
 * in: its session stays outside until the person has read whose it is and pressed the button.
 */

/** Kinds of one-time tokens that a mail's link may carry. */
export const tokenTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type TokenType = (typeof tokenTypes)[number];

export function isTokenType(value: unknown): value is TokenType {
  return tokenTypes.some((type) => type === value);
}

const arrivalSchema = z.object({
  /** As the token says; it is shown and decides nothing. */
  email: z.string(),
  userId: z.string(),
  access: z.string(),
  refresh: z.string(),
  type: z.enum(tokenTypes),
});

/** A session that has come and is not taken over. */
export type Arrival = z.infer<typeof arrivalSchema>;

const noArrival = z.nullable(arrivalSchema);

/** Kept in this tab until it is decided about: a one-time token is used up, and a reload must not lose what it gave. */
export const pendingArrival = kept<Arrival | null>('fcl.arrival', noArrival, null, 'tab');

const claimsSchema = z.object({ sub: z.string(), email: z.string().check(z.minLength(3)) });

function claimsOf(accessToken: string): z.infer<typeof claimsSchema> | null {
  const part = accessToken.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims = z.safeParse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return claims.success ? claims.data : null;
  } catch {
    return null; // no token at all
  }
}

/** Whose session a link carries; null when its token cannot be read. Nothing is asked of the server yet. */
export function readArrival(access: string, refresh: string, type: TokenType): Arrival | null {
  const claims = claimsOf(access);
  return claims && { email: claims.email, userId: claims.sub, access, refresh, type };
}

export type RedeemOutcome =
  | { status: 'redeemed'; arrival: Arrival }
  /** The server was satisfied and named nobody. */
  | { status: 'no-user' }
  | { status: 'failed'; failure: AuthFailure };

type OneTime = { token_hash: string; type: TokenType } | { email: string; token: string; type: 'signup' };

/** Redeems a one-time token or the code of a mail. Its session is answered and nobody is signed in by it. */
export async function redeem(proof: OneTime): Promise<RedeemOutcome> {
  const auth = await passingAuth();
  const { data, error } = await auth.verifyOtp(proof);
  if (error) return { status: 'failed', failure: toAuthFailure(error) };
  const { session, user } = data;
  if (!user || !session) return { status: 'no-user' };
  return {
    status: 'redeemed',
    arrival: {
      email: user.email ?? '',
      userId: user.id,
      access: session.access_token,
      refresh: session.refresh_token,
      type: proof.type,
    },
  };
}

/** Whether this kind of link proves an address for the first time, or stands for a forgotten password. */
export const asksForPassword = ({ type }: Arrival): boolean =>
  type === 'signup' || type === 'invite' || type === 'email' || type === 'recovery';

export type ContinueOutcome =
  | { status: 'signed-in' }
  /** The session is over. */
  | { status: 'dead' }
  /** The password was not taken; nobody is signed in. */
  | { status: 'failed'; failure: AuthFailure };

/**
 * Signs in by an arrival, after the person has said so.
 * @param password set first, so that nobody is signed in to an account whose password somebody else chose; null leaves it
 */
export async function continueAs(arrival: Arrival, password: string | null): Promise<ContinueOutcome> {
  const passing = await passingAuth();
  const opened = await passing.setSession({
    access_token: arrival.access,
    refresh_token: arrival.refresh,
  });
  if (opened.error || !opened.data.session) return { status: 'dead' };
  if (password !== null) {
    const { error } = await passing.updateUser({ password });
    // It is the account's already, so whoever types it knows it.
    if (error && error.code !== 'same_password') return { status: 'failed', failure: toAuthFailure(error) };
  }
  const { access_token, refresh_token } = opened.data.session;
  const auth = await supabaseAuth();
  const { error } = await auth.setSession({ access_token, refresh_token });
  if (error) return { status: 'failed', failure: toAuthFailure(error) };
  pendingArrival.set(null);
  return { status: 'signed-in' };
}
