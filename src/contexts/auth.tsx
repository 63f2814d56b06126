import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { followSession, keptUser, mayHaveSession, supabaseAuth } from '@/integrations/supabase/client';
import type { SessionUser } from '@/integrations/supabase/session';

/** The signed-in person as the interface needs them. */
export type SignedInUser = SessionUser;

export type AuthState =
  | { status: 'loading'; user: null }
  /** `left` when the person signed out just now, rather than arrived without a session or lost it. */
  | { status: 'signed-out'; user: null; left?: true }
  | { status: 'signed-in'; user: SignedInUser };

/** Of an address that somebody is led to while the session ends. */
export interface LeavingState {
  readonly leaving?: true;
}

export interface AuthContextValue {
  auth: AuthState;
  /** Loads sign-in (if it is not loaded) and follows its session from now on. */
  connect: () => Promise<void>;
  /** Call before signing out on request: guarded pages then lead home and not to the sign-in screen. */
  leave: () => void;
}

const AuthContext = createContext<AuthContextValue | null>(null);

const signedOut: AuthState = { status: 'signed-out', user: null };
const left: AuthState = { status: 'signed-out', user: null, left: true };

/** What is known before anything is asked. With a session the page is not drawn over its prerendered markup, so it need not match that. */
function begin(connected: boolean): AuthState {
  if (!connected) return signedOut;
  const user = keptUser();
  return user ? { status: 'signed-in', user } : { status: 'loading', user: null };
}

/** Follows the session. Without a stored session it starts signed out and loads no client at all. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [connected, setConnected] = useState(() => typeof window !== 'undefined' && mayHaveSession());
  const [auth, setAuth] = useState<AuthState>(() => begin(connected));

  const leaving = useRef(false);

  useEffect(() => {
    if (!connected) return;
    return followSession((user) =>
      setAuth((before) => {
        if (!user) return leaving.current ? left : signedOut;
        leaving.current = false;
        if (before.user?.id === user.id && before.user.email === user.email) return before;
        return { status: 'signed-in', user };
      }),
    );
  }, [connected]);

  const value = useMemo<AuthContextValue>(
    () => ({
      auth,
      connect: async () => {
        await supabaseAuth();
        setConnected(true);
      },
      leave: () => {
        leaving.current = true;
      },
    }),
    [auth],
  );
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

/** @throws outside an AuthProvider. */
export function useAuth(): AuthState {
  return useAuthContext().auth;
}

/** The person a page is for, below the guard that sent everybody else away. @throws where nobody is signed in */
export function usePerson(): SignedInUser {
  const { user } = useAuth();
  if (!user) throw new Error('usePerson needs a page whose row says that it needs a person');
  return user;
}

export function useAuthContext(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}
