import type { ScoredAttempt } from '../../src/lib/assessments/attempt.ts';
/** What the tests of the functions that take finished tests share. */
import type {
  StoreResult,
  SubmitDeps,
} from '../../supabase/functions/_shared/submissions/serve-submissions.ts';
import { SITE } from './accounts.support.ts';

export const USER = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';
export const signedIn = { authorization: 'Bearer valid' };

/** The part of the dependencies that is the same for all: a counter, a log and one person who is signed in. */
export function createCallerDeps() {
  const logged: unknown[] = [];
  const state = { left: 60, failure: null as Error | null };
  return {
    logged,
    state,
    deps: {
      siteUrl: SITE,
      log: (entry: unknown) => void logged.push(entry),
      newId: () => 'error-id',
      isWithinLimit: async () => state.left-- > 0,
      isService: async () => false,
      caller: async (request: Request) =>
        request.headers.get('authorization') === signedIn.authorization
          ? { id: USER, email: 'ann@example.com', confirmed: true }
          : null,
    },
  };
}

/** Storage in memory with the rule of the database: one id, one content, one owner. `started`: ids that were let in; null asks for none. */
export function createSubmitDeps(started: ReadonlySet<string> | null) {
  const { deps: caller, ...rest } = createCallerDeps();
  const stored = new Map<string, { attempt: ScoredAttempt; user: string | null }>();
  const deps: SubmitDeps = {
    ...caller,
    async store(attempt, user): Promise<StoreResult> {
      if (rest.state.failure) throw rest.state.failure;
      if (started && !started.has(attempt.id))
        return { ok: false, refusal: { status: 403, code: 'not_started' } };
      const before = stored.get(attempt.id);
      if (before && (JSON.stringify(before.attempt) !== JSON.stringify(attempt) || before.user !== user)) {
        return { ok: false, refusal: { status: 409, code: 'attempt_conflict' } };
      }
      stored.set(attempt.id, { attempt, user });
      return { ok: true, attempt };
    },
  };
  return { ...rest, deps, stored };
}
