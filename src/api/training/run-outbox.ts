import * as z from 'zod/mini';
import { countRun } from '@/api/plans/run-ticks';
import { createOutbox } from '@/api/sync/outbox';
import type { Outbox } from '@/api/sync/outbox-types';
import { call } from '@/integrations/supabase/functions';
import { burstWordsSchema, exerciseSubmit } from '@/lib/contracts/exercise-submit';
import { exerciseRunSchema, minutesOfRun } from '@/lib/exercises/run';
import { toldBurst } from '@/lib/exercises/told-rounds';
import { takeLeftBursts } from './local-bursts';
import { takeLeftRuns } from './open-runs';
import { placeOfPage } from './page-place';
import { startRound } from './rounds';

/** Runs of exercises on their way to the server. */

const payloadSchema = z.object({
  run: exerciseRunSchema,
  /** What the person wrote beside a focus burst; null for everything else. */
  burst: z.nullable(burstWordsSchema),
});
type KeptTraining = z.infer<typeof payloadSchema>;

const outbox = createOutbox<KeptTraining, unknown>({
  name: 'training-run',
  payload: payloadSchema,
  async deliver(payload) {
    const { id, exerciseId, variant, mode } = payload.run;
    // A free round, and one begun without a connection, has not been let in yet.
    await startRound({ id, exerciseId, variant, mode, minutes: minutesOfRun(payload.run) });
    return call(exerciseSubmit, payload);
  },
  holdsMore: (present, sent) => present.run.records.length > sent.run.records.length,
});

/** Keeps a run until the server has it, and counts it in the plan of its person. Answers whether the device keeps it. */
export async function keepTrainingRun(owner: string, payload: KeptTraining): Promise<boolean> {
  const isKept = await outbox.keep({ id: payload.run.id, owner, payload });
  await countRun(owner, payload.run);
  return isKept;
}

/** Brings what vanished pages left to where it is sent from. */
async function recover(): Promise<void> {
  await takeLeftRuns(({ owner, run }) => keepTrainingRun(owner, { run, burst: null }));
  await takeLeftBursts((owner, burst) =>
    keepTrainingRun(owner, toldBurst(burst, { moodAfter: null, notes: '' }, Date.now(), placeOfPage())),
  );
}

/** A run that a page still has, or that can be gone on with, is left to the person. */
export const trainingOutbox: Outbox<KeptTraining> = {
  ...outbox,
  async flush() {
    await recover();
    return outbox.flush();
  },
};
