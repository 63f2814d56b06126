import type { Submission } from '@/lib/assessments/attempt-record';
import { createFakeServer } from '../../api/fake-server.ts';
import {
  type Answer,
  fakeClientModule as moduleOf,
  nothing,
  unreachable,
} from '../../support/fake-supabase.ts';

export const backend = createFakeServer();

/** What the database answers to a call by name, where a test says so; arguments of every call are kept. */
export const database = {
  answers: new Map<string, (args: Record<string, unknown>) => Answer>(),
  calls: [] as [name: string, args: Record<string, unknown>][],
  /** Rows of the person's own attempts. */
  attempts: [] as unknown[],
  reset() {
    database.answers.clear();
    database.calls = [];
    database.attempts = [];
  },
};

/** What was handed in by an invite. */
export const invited: { token: string; submission: Submission }[] = [];

const { double } = backend;

/** What `@/integrations/supabase/client` is while these tests run. */
export const fakeClientModule = moduleOf({
  ...double,
  rpc(name, args) {
    database.calls.push([name, args]);
    return database.answers.get(name)?.(args) ?? double.rpc?.(name, args) ?? nothing;
  },
  rows(query) {
    const isList = query.steps.some(([step]) => step === 'order');
    return isList ? { data: database.attempts, error: null } : (double.rows?.(query) ?? nothing);
  },
  functions(name, options) {
    if (name !== 'invite-submit') return double.functions?.(name, options) ?? nothing;
    if (backend.reply === 'offline') return unreachable();
    invited.push(options.body as (typeof invited)[number]);
    return { data: { received: true }, error: null };
  },
});
