/** Stands in for the backend as far as the reaction-time test needs it: starts, access, runs. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import type { ReactionSubmission } from '@/api/reactions/outbox';
import type { AttentionRun } from '@/lib/cognitive/attention-test/record';

export interface FakeBackend {
  user: string | null;
  reply: 'ok' | 'offline' | { status: number; code: string };
  /** What `my_test_access` says about the test. */
  access: { may_open: boolean; available_at: string | null };
  /** What `start_attempt` says; null lets the person in. */
  refusal: { message: string; details?: string; hint?: string } | null;
  starts: string[];
  /** Runs the server holds, by id. */
  runs: Map<string, { owner: string; run: AttentionRun }>;
  /** Sendings in the order they arrived. */
  received: { id: string; trials: number; status: string }[];
}

export function createFakeBackend() {
  const state: FakeBackend = {
    user: null,
    reply: 'ok',
    access: { may_open: true, available_at: null },
    refusal: null,
    starts: [],
    runs: new Map(),
    received: [],
  };

  function store({ id, run }: ReactionSubmission) {
    state.received.push({ id, trials: run.trials.length, status: run.status });
    if (state.reply === 'offline') return { data: null, error: new TypeError('Failed to fetch') };
    if (state.reply !== 'ok') {
      const { status, code } = state.reply;
      const error = new FunctionsHttpError(new Response(JSON.stringify({ error: { code } }), { status }));
      return { data: null, error };
    }
    const present = state.runs.get(id)?.run;
    // An abandoned run gives way to one with more trials; a finished one never does.
    const gives = !present || (present.status === 'abandoned' && run.trials.length > present.trials.length);
    if (gives) state.runs.set(id, { owner: state.user ?? '', run });
    return { data: { run: { id }, attempt: null }, error: null };
  }

  const rows = (table: string, id: string) => {
    const kept = state.runs.get(id);
    if (table !== 'reaction_runs' || kept?.owner !== state.user) return null;
    const { trials, ...header } = kept.run;
    return { header, trials };
  };

  const client = {
    auth: {
      getSession: async () => ({ data: { session: state.user ? { user: { id: state.user } } : null } }),
      startAutoRefresh: async () => {},
      stopAutoRefresh: async () => {},
    },
    functions: { invoke: async (_: string, { body }: { body: ReactionSubmission }) => store(body) },
    rpc: async (name: string, args: { p_id: string }) => {
      if (state.reply === 'offline') return { data: null, error: new TypeError('Failed to fetch') };
      if (name === 'start_attempt') {
        if (state.refusal) return { data: null, error: state.refusal };
        state.starts.push(args.p_id);
        return { data: {}, error: null };
      }
      const test_id = 'focustrack_attention_test';
      const row = { test_id, required_tier: 'plus', via: state.access.may_open ? 'tier' : null };
      return { data: [{ ...row, ...state.access }], error: null };
    },
    from: (table: string) => ({
      select: () => ({
        eq: (_: string, id: string) => ({
          maybeSingle: async () => ({ data: rows(table, id), error: null }),
        }),
        in: async () => ({ data: [], error: null }),
        order: () => ({ limit: async () => ({ data: [], error: null }) }),
      }),
    }),
  };

  const fresh: FakeBackend = { ...state };
  return {
    state,
    client: async () => client,
    reset() {
      Object.assign(state, fresh, { starts: [], runs: new Map(), received: [] });
    },
  };
}

export const backend = createFakeBackend();

/** What `@/integrations/supabase/client` is while these tests run. */
export const fakeClientModule = {
  supabase: () => backend.client(),
  mayHaveSession: () => backend.state.user !== null,
  sessionStorageKey: 'fcl.auth',
};

export const alice = '11111111-1111-4111-8111-111111111111';
export const bob = '22222222-2222-4222-8222-222222222222';
