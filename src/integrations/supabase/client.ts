import { keptText } from '../device-store';
import { type Supabase, sessionStorageKey } from './session';

let client: Promise<Supabase> | undefined;

/** The one client of this tab. It is 55 kB, so it is loaded when a session exists or an action needs it. */
export function supabase(): Promise<Supabase> {
  client ??= import('./create-client').then(({ createSupabaseClient }) => createSupabaseClient());
  // Asked for without a connection it fails; the next call must be able to try again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** True when a session may exist: one is stored, or the address carries the tokens of a mail link. */
export function mayHaveSession(): boolean {
  try {
    if (window.location.hash.includes('access_token=')) return true;
    return keptText(sessionStorageKey, 'device').get() !== null;
  } catch {
    return false;
  }
}
