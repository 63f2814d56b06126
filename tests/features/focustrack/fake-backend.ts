/** Stands in for the backend as far as the reaction-time test needs it: starts, access, runs. */
import type { FocustrackSubmission } from '@/api/focustrack/outbox';
import type { FocustrackRecord } from '@/lib/cognitive/focustrack/record';
import {
  type Answer,
  functionRefusal,
  fakeClientModule as moduleOf,
  unreachable,
} from '../../support/fake-supabase.ts';

export interface FakeBackend {
  user: string | null;
  reply: 'ok' | 'offline' | { status: number; code: string };
  /** What `my_test_access` says about the test. */
  access: { may_open: boolean; available_at: string | null };
  /** What `start_attempt` says; null lets the person in. */
  refusal: { message: string; details?: string; hint?: string } | null;
  starts: string[];
  /** Runs the server holds, by id. */
  runs: Map<string, { owner: string; run: FocustrackRecord }>;
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

  function store({ id, run }: FocustrackSubmission): Answer {
    state.received.push({ id, trials: run.trials.length, status: run.status });
    if (state.reply === 'offline') return unreachable();
    if (state.reply !== 'ok') return functionRefusal(state.reply.status, state.reply.code);
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

  function answerCall(name: string, id: unknown): Answer {
    if (state.reply === 'offline') return unreachable();
    if (name === 'start_attempt') {
      if (state.refusal) return { data: null, error: state.refusal };
      state.starts.push(String(id));
      return { data: {}, error: null };
    }
    const test_id = 'focustrack_attention_test';
    const row = { test_id, required_tier: 'plus', via: state.access.may_open ? 'tier' : null };
    return { data: [{ ...row, ...state.access }], error: null };
  }

  const clientModule = moduleOf({
    session: () => state.user,
    functions: (_, { body }) => store(body as FocustrackSubmission),
    rpc: (name, args) => answerCall(name, args.p_id),
    rows: ({ table, is }) => {
      const id = is('id');
      return { data: id === undefined ? [] : rows(table, String(id)), error: null };
    },
  });

  const fresh: FakeBackend = { ...state };
  return {
    state,
    clientModule,
    reset() {
      Object.assign(state, fresh, { starts: [], runs: new Map(), received: [] });
    },
  };
}

export const backend = createFakeBackend();

/** What `@/integrations/supabase/client` is while these tests run. */
export const fakeClientModule = backend.clientModule;

export const alice = '11111111-1111-4111-8111-111111111111';
export const bob = '22222222-2222-4222-8222-222222222222';
