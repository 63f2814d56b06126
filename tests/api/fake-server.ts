/** Stands in for the backend behind the client: sessions, the submit function and the claim of attempts. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import type { Submission } from '@/lib/assessments/attempt';

type Reply = 'ok' | 'offline' | 'hangs' | { status: number; code: string };

interface Stored {
  owner: string | null;
  content: string;
}

export interface FakeServer {
  /** Attempts the server holds, by id. */
  stored: Map<string, Stored>;
  /** Ids in the order they arrived, accepted or not. */
  received: string[];
  /** Names of the functions called, in that order. */
  called: string[];
  /** What the submit function does next. */
  reply: Reply;
  user: string | null;
  /** The function does not accept the session and takes the person for a visitor. */
  refusesSession: boolean;
  client: () => Promise<unknown>;
  reset: () => void;
}

function answerTo(submission: Submission, server: FakeServer): unknown {
  const content = JSON.stringify(submission);
  const present = server.stored.get(submission.id);
  if (present && present.content !== content) throw httpError(409, 'attempt_conflict');
  const owner = present?.owner ?? (server.refusesSession ? null : server.user);
  server.stored.set(submission.id, { owner, content });
  return { attempt: { id: submission.id, owned: owner !== null } };
}

function httpError(status: number, code: string): Error {
  return new FunctionsHttpError(new Response(JSON.stringify({ error: { code } }), { status }));
}

async function invoke(server: FakeServer, name: string, body: Submission) {
  server.called.push(name);
  server.received.push(body.id);
  const { reply } = server;
  if (reply === 'hangs') return new Promise(() => {});
  if (reply === 'offline') return { data: null, error: new TypeError('Failed to fetch') };
  try {
    if (reply !== 'ok') throw httpError(reply.status, reply.code);
    return { data: answerTo(body, server), error: null };
  } catch (error) {
    return { data: null, error };
  }
}

function claim(server: FakeServer, ids: string[]) {
  if (server.reply === 'offline') return { error: new TypeError('Failed to fetch') };
  for (const id of ids) {
    const row = server.stored.get(id);
    if (row?.owner === null) row.owner = server.user;
  }
  return { error: null };
}

export function createFakeServer(): FakeServer {
  const mine = (ids: string[]) => ids.filter((id) => server.stored.get(id)?.owner === server.user);
  const client = {
    auth: {
      getSession: async () => ({ data: { session: server.user ? { user: { id: server.user } } : null } }),
      onAuthStateChange(listener: (event: string, session: unknown) => void) {
        const session = server.user ? { user: { id: server.user, email: 'a@example.org' } } : null;
        queueMicrotask(() => listener('INITIAL_SESSION', session));
        return { data: { subscription: { unsubscribe: () => {} } } };
      },
    },
    functions: { invoke: (name: string, { body }: { body: Submission }) => invoke(server, name, body) },
    rpc: async (name: string, args: { p_ids: string[] }) => {
      if (name === 'claim_attempts') return claim(server, args.p_ids);
      return { data: name === 'recent_question_ids' ? [] : null, error: null };
    },
    from: () => ({
      select: () => ({
        in: async (_column: string, ids: string[]) => ({
          data: mine(ids).map((id) => ({ id })),
          error: null,
        }),
        order: () => ({ limit: async () => ({ data: [], error: null }) }),
      }),
    }),
  };
  const server: FakeServer = {
    stored: new Map(),
    received: [],
    called: [],
    reply: 'ok',
    user: null,
    refusesSession: false,
    client: async () => client,
    reset() {
      server.stored.clear();
      server.received = [];
      server.called = [];
      server.reply = 'ok';
      server.user = null;
      server.refusesSession = false;
    },
  };
  return server;
}
