import { keptText } from '../device-store';
import type { Supabase } from './create-client';
import {
  readSession,
  type SessionUser,
  type StoredSession,
  type SupabaseAuth,
  sessionStorageKey,
} from './session';

const kept = keptText(sessionStorageKey, 'device');

let client: Promise<Supabase> | undefined;
let auth: Promise<SupabaseAuth> | undefined;
let isRenewalHeld = false;

type Listener = (user: SessionUser | null) => void;
const listeners = new Set<Listener>();

/** What runs out within this time is renewed before it is used, as the sign-in client does. */
const marginMs = 90_000;

const isFresh = ({ expiresAt }: StoredSession): boolean => expiresAt - Date.now() > marginMs;

/** The one client of this tab for data. Loaded when a session exists, a page reads something or an action needs it. */
export function supabase(): Promise<Supabase> {
  client ??= import('./create-client').then(({ createSupabaseClient }) => createSupabaseClient(accessToken));
  // Asked for without a connection it fails; the next call must be able to try again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/**
 * Sign-in, for this tab. A kept session can be used without it until its token runs out, so it is loaded then, or when
 * somebody signs in or out.
 */
export function supabaseAuth(): Promise<SupabaseAuth> {
  auth ??= import('./create-auth').then(({ createSessionAuth }) => {
    const created = createSessionAuth();
    if (isRenewalHeld) void created.stopAutoRefresh();
    created.onAuthStateChange((_event, session) => {
      const user = session?.user;
      for (const listener of listeners) listener(user ? { id: user.id, email: user.email ?? '' } : null);
      // What hears of changes goes on in the name of who it is now.
      client
        ?.then(({ realtime }) => realtime.tellWho())
        .catch((error: unknown) =>
          console.warn('News go on in the name of who was signed in before:', error),
        );
    });
    return created;
  });
  auth.catch(() => {
    auth = undefined;
  });
  return auth;
}

/**
 * Sign-in that keeps its session to itself: for what a mail's link brings, until the person has said that it is theirs.
 */
export async function passingAuth(): Promise<SupabaseAuth> {
  const { createPassingAuth } = await import('./create-auth');
  return createPassingAuth();
}

/** The kept session where it may be used as it stands; otherwise the sign-in client says who is signed in. */
async function currentSession(): Promise<Pick<StoredSession, 'accessToken' | 'user'> | null> {
  const session = auth === undefined ? readSession(kept.get()) : null;
  if (auth === undefined && session === null) return null;
  if (session !== null && isFresh(session)) return session;
  const { data } = await (await supabaseAuth()).getSession();
  const { user, access_token } = data.session ?? {};
  return user && access_token !== undefined
    ? { accessToken: access_token, user: { id: user.id, email: user.email ?? '' } }
    : null;
}

async function accessToken(): Promise<string | null> {
  return (await currentSession())?.accessToken ?? null;
}

export async function currentUserId(): Promise<string | null> {
  return (await currentSession())?.user.id ?? null;
}

/** The token as it is kept, for what is sent while the page goes and cannot wait; null where it would have to be renewed. */
export function keptToken(): string | null {
  const session = readSession(kept.get());
  return session !== null && isFresh(session) ? session.accessToken : null;
}

/** True when a session may exist, because one is stored. */
export const mayHaveSession = (): boolean => kept.get() !== null;

/** Who is signed in, where that is known without asking anybody. */
export function keptUser(): SessionUser | null {
  const session = readSession(kept.get());
  return session !== null && isFresh(session) ? session.user : null;
}

/** Tells who is signed in as soon as that is known, and whenever it changes, here or in another tab. Answers how to stop. */
export function followSession(listener: Listener): () => void {
  listeners.add(listener);
  currentSession().then(
    (session) => listeners.has(listener) && listener(session?.user ?? null),
    () => listeners.has(listener) && listener(null),
  );
  const stop = kept.onChanged(() => listener(readSession(kept.get())?.user ?? null));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** While something is timed no token is renewed by itself. */
export function holdRenewal(isHeld: boolean): void {
  isRenewalHeld = isHeld;
  // Before it is loaded nothing is renewed.
  void auth?.then(
    (loaded) => (isHeld ? loaded.stopAutoRefresh() : loaded.startAutoRefresh()),
    () => {},
  );
}
