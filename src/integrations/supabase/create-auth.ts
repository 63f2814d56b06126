import { AuthClient } from '@supabase/auth-js';
import { backendAddress } from './env';
import { type SupabaseAuth, sessionStorageKey } from './session';

interface Keeping {
  storageKey: string;
  persistSession: boolean;
  autoRefreshToken: boolean;
}

function createAuth(keeping: Keeping): SupabaseAuth {
  const { url, key } = backendAddress();
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // Mail links carry the tokens themselves; PKCE would break when a mail is opened on another device.
    flowType: 'implicit',
    // The confirmation and recovery pages read the address themselves and say what went wrong.
    detectSessionInUrl: false,
    ...keeping,
  });
}

export const createSessionAuth = (): SupabaseAuth =>
  createAuth({ storageKey: sessionStorageKey, persistSession: true, autoRefreshToken: true });

export const createPassingAuth = (): SupabaseAuth =>
  createAuth({
    storageKey: `${sessionStorageKey}.passing`,
    persistSession: false,
    autoRefreshToken: false,
  });
