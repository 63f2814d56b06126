import { AppError } from '@/lib/app-error';
import type { Burst } from '@/lib/cognitive/focus-burst';
import type { BurstWords } from '@/lib/contracts/exercise-submit';
import type { ExerciseRun } from '@/lib/exercises/run';
import { type Reflection, toldBurst } from '@/lib/exercises/told-rounds';
import { forgetOpenRun } from './open-runs';
import { placeOfPage } from './page-place';
import { keepTrainingRun, trainingOutbox } from './run-outbox';

/**
 * Keeps a finished round until the server has it, and sends it. Answers whether the server has it; else this device keeps
 * it and sends it later.
 * @throws AppError when the server refuses it, which stays on the device; or when neither keeps it
 */
export async function saveRound(
  owner: string,
  run: ExerciseRun,
  burst: BurstWords | null,
): Promise<'stored' | 'kept'> {
  const isKept = await keepTrainingRun(owner, { run, burst });
  await forgetOpenRun(run.id);
  const sent = await trainingOutbox.send(run.id);
  if (sent.status === 'stored') return 'stored';
  if (sent.status === 'waiting' && isKept) return 'kept';
  throw sent.error ?? new AppError('not_signed_in');
}

/** The same for a burst, whose words go with it. */
export function saveBurst(owner: string, burst: Burst, reflection: Reflection): Promise<'stored' | 'kept'> {
  const told = toldBurst(burst, reflection, Date.now(), placeOfPage());
  return saveRound(owner, told.run, told.burst);
}
