/** Stands in for the backend behind the client: sessions, the submit function and the claim of attempts. */
import type { Submission } from '@/lib/assessments/attempt-record';
import {
  type Answer,
  type FakeBackend,
  functionRefusal,
  nothing,
  unreachable,
} from '../support/fake-supabase.ts';

type Reply = 'ok' | 'offline' | 'hangs' | { status: number; code: string };

interface Stored {
  owner: string | null;
  content: string;
  secret?: string | undefined;
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
  /** How it answers the client. */
  double: FakeBackend;
  reset: () => void;
}

function store(submission: Submission, server: FakeServer): Answer {
  const { device_secret: secret, ...sent } = submission;
  const content = JSON.stringify(sent);
  const present = server.stored.get(submission.id);
  if (present && present.content !== content) return functionRefusal(409, 'attempt_conflict');
  const owner = present?.owner ?? (server.refusesSession ? null : server.user);
  server.stored.set(submission.id, { owner, content, secret: present?.secret ?? secret });
  return { data: { attempt: { id: submission.id, owned: owner !== null } }, error: null };
}

async function invoke(server: FakeServer, name: string, body: Submission): Promise<Answer> {
  server.called.push(name);
  server.received.push(body.id);
  const { reply } = server;
  if (reply === 'hangs') return new Promise(() => {});
  if (reply === 'offline') return unreachable();
  return reply === 'ok' ? store(body, server) : functionRefusal(reply.status, reply.code);
}

function claim(server: FakeServer, claims: readonly { id: string; secret: string }[]): Answer {
  if (server.reply === 'offline') return unreachable();
  for (const { id, secret } of claims) {
    const row = server.stored.get(id);
    if (row?.owner === null && row.secret === secret) row.owner = server.user;
  }
  return nothing;
}

function remove(server: FakeServer, asked: { p_id: string; p_secret: string }): Answer {
  if (server.reply === 'offline') return unreachable();
  const row = server.stored.get(asked.p_id);
  const found = row?.owner === null && row.secret === asked.p_secret;
  if (found) server.stored.delete(asked.p_id);
  return { data: found, error: null };
}

export function createFakeServer(): FakeServer {
  const server: FakeServer = {
    stored: new Map(),
    received: [],
    called: [],
    reply: 'ok',
    user: null,
    refusesSession: false,
    double: {
      session: () => server.user,
      functions: (name, { body }) => invoke(server, name, body as Submission),
      rpc: (name, args) => {
        if (name === 'claim_attempts')
          return claim(server, args.p_claims as { id: string; secret: string }[]);
        if (name === 'delete_visitor_attempt')
          return remove(server, args as { p_id: string; p_secret: string });
        return { data: name === 'recent_question_ids' ? [] : null, error: null };
      },
      // Asked for certain attempts it knows the person's own; a list of them is empty.
      rows: ({ steps }) => {
        const ids = (steps.find(([step]) => step === 'in')?.[2] ?? []) as string[];
        const mine = ids.filter((id) => server.stored.get(id)?.owner === server.user);
        return { data: mine.map((id) => ({ id })), error: null };
      },
    },
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
