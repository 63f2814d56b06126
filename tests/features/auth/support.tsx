/** A backend in memory for the account screens: the part of supabase-js they use, under the tests' control. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { type Answer, createFakeSupabase, type Query } from '../../support/fake-supabase';
import '../../support/render';

export { functionRefusal } from '../../support/fake-supabase';

export interface FakeSession {
  access_token: string;
  user: { id: string; email: string };
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** A session as the server makes them: its token says whose it is. */
function sessionOf(id: string, email: string): FakeSession {
  const claims = base64url(JSON.stringify({ sub: id, email }));
  return { access_token: `header.${claims}.signature`, user: { id, email } };
}
export const ann = sessionOf('5b8f0f6e-1111-4222-8333-444455556666', 'ann@example.com');
/** Somebody else. */
export const eve = sessionOf('6c9f0f6e-1111-4222-8333-444455556666', 'eve@example.com');

/** The fragment of a mail's link that carries a session. */
export const linkOf = ({ access_token }: FakeSession, type: string): string =>
  `#access_token=${access_token}&refresh_token=r&type=${type}`;

interface ServerError {
  message: string;
  code?: string;
  status?: number;
  name?: string;
}

export const refusal = (message: string, code = '', status = 400): Answer => ({
  data: { user: null, session: null },
  error: { message, code, status, name: 'AuthApiError' },
});
export const offline: Answer = {
  data: {},
  error: { message: 'Failed to fetch', status: 0, name: 'AuthRetryableFetchError' },
};

/** A list grows by what is written; of a single row the columns change. */
const withChange = (stored: unknown, values: unknown): unknown =>
  Array.isArray(stored) ? [values, ...stored] : { ...(stored as object), ...(values as object) };

export function createBackend() {
  const state = { session: null as FakeSession | null };
  const become = (session: FakeSession | null, event = session ? 'SIGNED_IN' : 'SIGNED_OUT') => {
    state.session = session;
    double.announce(event);
  };
  const fn = (answer: Answer = { data: {}, error: null }) => vi.fn(async (..._args: unknown[]) => answer);
  const signsIn = () =>
    vi.fn(async (..._args: unknown[]): Promise<Answer> => {
      become(ann);
      return { data: { session: ann, user: ann.user }, error: null };
    });
  const auth = {
    signInWithPassword: signsIn(),
    signUp: fn({ data: { user: ann.user, session: null }, error: null }),
    signOut: vi.fn(async (..._args: unknown[]): Promise<Answer> => {
      become(null);
      return { error: null };
    }),
    resend: fn(),
    resetPasswordForEmail: fn(),
    updateUser: fn(),
    setSession: signsIn(),
    refreshSession: fn(),
  };
  /** What the client does that holds the session of a link while nobody is signed in by it. */
  const passing = {
    verifyOtp: fn({ data: { session: { ...ann, refresh_token: 'r' }, user: ann.user }, error: null }),
    setSession: fn({ data: { session: { ...ann, refresh_token: 'r' } }, error: null }),
    updateUser: fn(),
  };
  const rows: Record<string, unknown> = { subscribers: null };
  const writes: { table: string; kind: Query['kind']; values?: unknown; id?: unknown }[] = [];
  const rpc = fn();
  const invoke = fn({ data: { success: true }, error: null });
  const fails = new Map<string, ServerError>();

  /** Answers the rows of a table; a write that does not fail stays. */
  function answerRows({ table, kind, values, is }: Query): Answer {
    const failure = fails.get(table) ?? null;
    if (kind !== 'select') {
      const id = kind === 'upsert' ? {} : { id: is('id') ?? is('user_id') };
      writes.push({ table, kind, values, ...id });
      if (kind !== 'delete' && !failure) rows[table] = withChange(rows[table], values);
    }
    return { data: rows[table] ?? null, error: failure };
  }

  const double = createFakeSupabase({
    session: () => state.session,
    rows: answerRows,
    auth,
  });
  return {
    clientModule: double.clientModule,
    // Calls are watched as they were made.
    client: { ...double.client, rpc, functions: { invoke } },
    auth,
    passing,
    rows,
    rpc,
    invoke,
    writes,
    fails,
    become,
    state,
  };
}

export type FakeBackend = ReturnType<typeof createBackend>;

let shown = '';
/** Address the router shows. */
export const address = (): string => shown;

function Address() {
  const { pathname, search, hash } = useLocation();
  shown = pathname + search + hash;
  return null;
}

/** What the tests of the file at hand turn; `backend` is fresh for each test. */
export const current = { backend: createBackend(), hasSession: false };

const clientModule = '@/integrations/supabase/client';

type ClientModule = FakeBackend['clientModule'];

/** What sign-in says on the backend of the test that runs, whichever that is by then. */
const forwarded: Omit<ClientModule, 'supabase'> = {
  supabaseAuth: () => current.backend.clientModule.supabaseAuth(),
  keptUser: () => current.backend.clientModule.keptUser(),
  currentUserId: () => current.backend.clientModule.currentUserId(),
  holdRenewal: () => current.backend.clientModule.holdRenewal(),
  followSession: (listener) => current.backend.clientModule.followSession(listener),
};

/**
 * Loads the app on the backend in memory. The files of this suite share one module cache, so what was loaded on another
 * client before is loaded again, and what is loaded here does not outlive the file.
 */
export async function loadApp() {
  vi.resetModules();
  vi.doMock(clientModule, () => ({
    ...forwarded,
    mayHaveSession: () => current.hasSession,
    supabase: async () => current.backend.client,
    passingAuth: async () => current.backend.passing,
  }));
  const { AuthProvider } = await import('@/contexts/auth');
  const { clearToasts, toastState } = await import('@/components/ui/toast-store');

  beforeEach(() => {
    current.backend = createBackend();
    current.hasSession = false;
    clearToasts();
    window.sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  afterAll(() => {
    vi.doUnmock(clientModule);
    vi.resetModules();
  });

  return {
    /**
     * Renders a page at an address, with the real session provider. Elsewhere there is nothing.
     * @param route its route where that has parameters
     */
    open(path: string, page: ReactElement, route = path.split(/[?#]/)[0] ?? '') {
      const queryClient = new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: 0, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      });
      return render(
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[path]}>
            <AuthProvider>
              <Routes>
                <Route path={route} element={page} />
                <Route path="*" element={null} />
              </Routes>
            </AuthProvider>
            <Address />
          </MemoryRouter>
        </QueryClientProvider>,
      );
    },
    /** Title and text of what a form says about itself, when it has the focus. */
    fault() {
      const box = document.querySelector('[data-slot=form-fault]');
      if (!box || document.activeElement !== box) return null;
      return [box.querySelector('h2')?.textContent, box.querySelector('p')?.textContent];
    },
    /** Title, text and kind of the message shown last. */
    lastToast() {
      const [entry] = toastState().toasts;
      return entry && [entry.title, entry.description, entry.variant ?? 'default'];
    },
  };
}

/** A page whose row says that it needs a person, behind its guard. Call after `loadApp`. */
export async function behindGuard(Page: ComponentType): Promise<ComponentType> {
  const { RequireAuth } = await import('@/app/guards/require-auth');
  return () => (
    <RequireAuth notFound={null}>
      <Page />
    </RequireAuth>
  );
}

/** Failures that a test causes on purpose are not worth reading. */
export const silence = (kind: 'error' | 'warn') => vi.spyOn(console, kind).mockImplementation(() => {});
