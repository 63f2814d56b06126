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

/**
 * A client of its own that keeps its session to itself: for what a mail's link brings, until the person has said that
 * it is theirs.
 */
export async function passingClient(): Promise<Supabase> {
  const { createPassingClient } = await import('./create-client');
  return createPassingClient();
}

/** True when a session may exist, because one is stored. */
export function mayHaveSession(): boolean {
  try {
    return keptText(sessionStorageKey, 'device').get() !== null;
  } catch {
    return false;
  }
}
