/**
 * The one double of the Supabase client. A test says what the backend answers (`rows`, `rpc`, `functions`, `auth`); what
 * a client is, how a query is built and how a failure looks stands here. What is left out answers nothing, without an
 * error.
 */
import { FunctionRefusal } from '@/integrations/supabase/edge-functions';

export interface Answer {
  data?: unknown;
  error: unknown;
}

/** One query as it was built, when it is awaited. */
export interface Query {
  table: string;
  kind: 'select' | 'insert' | 'update' | 'upsert' | 'delete';
  values?: unknown;
  /** Filters, orders and limits in the order of the calls. */
  steps: readonly (readonly [name: string, column: string, value: unknown])[];
  /** A single row is asked for. */
  one: boolean;
  /** The value a column was compared with. */
  is: (column: string) => unknown;
}

export interface Session {
  access_token?: string;
  user: { id: string; email?: string };
}

type Answering<Args extends unknown[]> = (...args: Args) => Answer | Promise<Answer>;

export interface FakeBackend {
  /** Who is signed in: a session, the id of a person, or null. */
  session?: () => Session | string | null;
  rows?: Answering<[query: Query]>;
  rpc?: Answering<[name: string, args: Record<string, unknown>]>;
  functions?: Answering<[name: string, options: { body: unknown }]>;
  /** Calls of `auth` beyond knowing the session. */
  auth?: object;
}

export const nothing: Answer = { data: null, error: null };

/** What supabase-js answers without a connection. */
export const unreachable = (): Answer => ({ data: null, error: new TypeError('Failed to fetch') });

/** What supabase-js answers when a function refuses. */
export function functionRefusal(status: number, code: string): Answer {
  return { data: null, error: new FunctionRefusal(Response.json({ error: { code } }, { status })) };
}

/** Of supabase-js' filters those the app uses; each gives the query back. */
const steps = ['select', 'order', 'limit', 'in', 'eq', 'gt', 'gte', 'lte', 'is', 'not', 'or'] as const;
const writes = ['insert', 'update', 'upsert', 'delete'] as const;

type Step = (typeof steps)[number];
type Write = (typeof writes)[number];
type Call = (...args: unknown[]) => Chain;

type Chain = Record<Step | Write, Call> & {
  single: () => Promise<Answer>;
  maybeSingle: () => Promise<Answer>;
} & PromiseLike<Answer>;

function buildQuery(table: string, answer: (query: Query) => Answer | Promise<Answer>): Chain {
  const taken: [string, string, unknown][] = [];
  let write: Pick<Query, 'kind' | 'values'> = { kind: 'select' };
  const ask = async (one: boolean) =>
    await answer({
      table,
      ...write,
      one,
      steps: taken,
      is: (column) => taken.find(([name, of]) => name === 'eq' && of === column)?.[2],
    });
  const step = (name: string) => (column: unknown, value: unknown) => {
    taken.push([name, String(column), value]);
    return chain;
  };
  const change = (kind: Query['kind']) => (values: unknown) => {
    write = { kind, values };
    return chain;
  };
  const chain: Chain = {
    ...(Object.fromEntries(steps.map((name) => [name, step(name)])) as Record<Step, Call>),
    ...(Object.fromEntries(writes.map((kind) => [kind, change(kind)])) as Record<Write, Call>),
    single: () => ask(true),
    maybeSingle: () => ask(true),
    // biome-ignore lint/suspicious/noThenProperty: the client's query builders are awaited themselves
    then: (done, failed) => ask(false).then(done, failed),
  };
  return chain;
}

type Listener = (event: string, session: Session | null) => void;

export function createFakeSupabase(backend: FakeBackend) {
  const listeners = new Set<Listener>();
  const session = (): Session | null => {
    const who = backend.session?.() ?? null;
    return typeof who === 'string' ? { user: { id: who, email: 'a@example.org' } } : who;
  };
  const client = {
    auth: {
      getSession: async () => ({ data: { session: session() } }),
      onAuthStateChange(listener: Listener) {
        listeners.add(listener);
        queueMicrotask(() => listener('INITIAL_SESSION', session()));
        return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
      },
      ...backend.auth,
    },
    from: (table: string) => buildQuery(table, (query) => backend.rows?.(query) ?? nothing),
    rpc: async (name: string, args: Record<string, unknown> = {}) =>
      (await backend.rpc?.(name, args)) ?? nothing,
    functions: {
      invoke: async (name: string, options: { body: unknown }) =>
        (await backend.functions?.(name, options)) ?? nothing,
    },
  };
  /** Nothing comes in by itself. */
  const silent = {
    on: () => silent,
    subscribe: () => silent,
  };
  const realtime = { channel: () => silent, removeChannel: async () => 'ok' };
  Object.assign(client, { realtime: { load: async () => realtime, tellWho: async () => {} } });
  const clientModule = {
    supabase: async () => client,
    supabaseAuth: async () => client.auth,
    keptUser: () => null,
    currentUserId: async () => session()?.user.id ?? null,
    holdRenewal: () => {},
    followSession(listener: (user: Session['user'] | null) => void) {
      const { data } = client.auth.onAuthStateChange((_event, now) => listener(now?.user ?? null));
      return () => data.subscription.unsubscribe();
    },
  };
  return {
    client,
    /** What `@/integrations/supabase/client` says on this backend, but whether a session is kept. */
    clientModule,
    /** Tells everybody who listens that the session changed. */
    announce: (event: string) => {
      for (const listener of listeners) listener(event, session());
    },
  };
}

/** What `@/integrations/supabase/client` is while a test runs on this backend. */
export function fakeClientModule(backend: FakeBackend) {
  const { clientModule } = createFakeSupabase(backend);
  return {
    ...clientModule,
    mayHaveSession: () => (backend.session?.() ?? null) !== null,
  };
}
