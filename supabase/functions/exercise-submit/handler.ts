/**
 * Takes a run of an exercise. What was asked is made again from seed and settings, metrics and score are worked out from
 * the records; a run that cannot have happened as it is told is refused. Sending a run again answers what is stored.
 */
import { exerciseSubmit } from '@lib/contracts/exercise-submit.ts';
import { scoreAnyRun } from '@lib/exercises/score-run.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, type Refusal, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { storeBy } from '../_shared/submissions/serve-submissions.ts';
import { isOverfull, type SessionRow, type TrainingRow, toSessionRow, toTrainingRow } from './rows.ts';

export interface ExerciseDeps extends CallDeps {
  now(): number;
  store(
    run: TrainingRow,
    session: SessionRow | null,
    userId: string,
  ): Promise<{ ok: true; stored: unknown } | { ok: false; refusal: Refusal }>;
}

export const handle = serveCall<typeof exerciseSubmit, ExerciseDeps>(
  exerciseSubmit,
  async ({ run, burst }, { caller, deps }) => {
    // A burst has its words, and nothing else has.
    if ((run.exerciseId === 'focus-burst') !== (burst !== null)) return refuse('bad_burst');
    const scored = await scoreAnyRun(run, deps.now());
    if (!scored.ok) return refuse(scored.error);
    const session = burst && toSessionRow(run, scored.value, burst);
    if (session && isOverfull(session)) return refuse('too_many_records');
    const result = await deps.store(toTrainingRow(run, scored.value), session, caller.id);
    return result.ok ? reply({ run: result.stored }) : passOn(result.refusal);
  },
);

export function createDeps(env: FunctionEnv): ExerciseDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    now: () => Date.now(),
    store: (run, session, userId) =>
      storeBy(service, 'store_training_run', { p_run: run, p_session: session, p_user: userId }),
  };
}
