import type { Submission } from '@/lib/assessments/attempt';
import { createFakeServer } from '../../api/fake-server.ts';

export const backend = createFakeServer();

type Answer = { data: unknown; error: unknown };

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

interface FakeClient {
  rpc: (name: string, args: Record<string, unknown>) => Promise<Answer>;
  from: () => { select: () => object };
  functions: { invoke: (name: string, call: { body: unknown }) => Promise<Answer> };
}

async function client(): Promise<unknown> {
  const plain = (await backend.client()) as FakeClient;
  return {
    ...plain,
    async rpc(name: string, args: Record<string, unknown>) {
      database.calls.push([name, args]);
      return database.answers.get(name)?.(args) ?? plain.rpc(name, args);
    },
    from: () => ({
      select: () => ({
        ...plain.from().select(),
        order: () => ({ limit: async () => ({ data: database.attempts, error: null }) }),
      }),
    }),
    functions: {
      async invoke(name: string, call: { body: unknown }) {
        if (name !== 'invite-submit') return plain.functions.invoke(name, call);
        if (backend.reply === 'offline') return { data: null, error: new TypeError('Failed to fetch') };
        invited.push(call.body as (typeof invited)[number]);
        return { data: { received: true }, error: null };
      },
    },
  };
}

/** What `@/integrations/supabase/client` is while these tests run. */
export const fakeClientModule = {
  supabase: () => client(),
  mayHaveSession: () => backend.user !== null,
  sessionStorageKey: 'fcl.auth',
};
