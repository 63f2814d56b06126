import { createClient } from '@supabase/supabase-js';
import { backendAddress } from './env';
import { type Supabase, sessionStorageKey } from './session';
import type { Database } from './types.gen';

export function createPassingClient(): Supabase {
  const { url, key } = backendAddress();
  return createClient<Database>(url, key, {
    auth: {
      storageKey: `${sessionStorageKey}.passing`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}

export function createSupabaseClient(): Supabase {
  const { url, key } = backendAddress();
  return createClient<Database>(url, key, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // Mail links carry the tokens themselves; PKCE would break when a mail is opened on another device.
      flowType: 'implicit',
      // The confirmation and recovery pages read the address themselves and say what went wrong.
      detectSessionInUrl: false,
    },
    realtime: { params: { eventsPerSecond: 1 } },
  });
}
