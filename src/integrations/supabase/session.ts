import type { SupabaseClient } from '@supabase/supabase-js';
import type { authCalls } from './auth-calls';
import type { Database } from './types.gen';

/** Sign-in without the parts that a build leaves out. */
export type SupabaseAuth = Pick<SupabaseClient<Database>['auth'], (typeof authCalls)[number]>;

/** Local storage key of the session; its presence decides whether the client is worth loading at start. */
export const sessionStorageKey = 'fcl.auth';

/** Who a session belongs to. */
export interface SessionUser {
  id: string;
  email: string;
}

/** A session as the sign-in client keeps it, as far as others read it. */
export interface StoredSession {
  user: SessionUser;
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what the sign-in client keeps; null for nothing and for what is no session. On the first load of every page, so without a schema library. */
export function readSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null; // cut off, or of something else
  }
  if (!isRecord(kept) || !isRecord(kept.user)) return null;
  const { access_token: accessToken, expires_at: seconds } = kept;
  const { id, email } = kept.user;
  if (typeof accessToken !== 'string' || typeof seconds !== 'number' || typeof id !== 'string') return null;
  return {
    user: { id, email: typeof email === 'string' ? email : '' },
    accessToken,
    expiresAt: seconds * 1000,
  };
}
