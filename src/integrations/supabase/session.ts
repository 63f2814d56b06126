import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './types.gen';

export type Supabase = SupabaseClient<Database>;

/** Local storage key of the session; its presence decides whether the client is worth loading at start. */
export const sessionStorageKey = 'fcl.auth';
