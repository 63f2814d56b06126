import { withinTime } from '@/api/sync/within-time';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import type { RunMode } from '@/lib/exercises/contract';
import { secondMs } from '@/lib/time';

/** Detail of the refusal of a round that nothing opens to the person. */
export const roundClosed = 'tier_required';

/** Nobody waits longer for a round to begin; it then begins as without a connection. */
const beginTimeoutMs = 5 * secondMs;

export interface Round {
  /** Made on the device; what was done is stored under it. */
  readonly id: string;
  readonly exerciseId: string;
  /** Null where the exercise has no choice of lengths. */
  readonly minutes: number | null;
  readonly variant: string;
  readonly mode: RunMode;
}

/**
 * Has the server let the person into a round. Asking again for the same round answers the same.
 * @throws AppError; its detail is `roundClosed` where neither plan nor purchase opens the round
 */
export async function startRound({ id, exerciseId, minutes, variant, mode }: Round): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('start_exercise', {
    p_id: id,
    p_exercise: exerciseId,
    p_variant: variant,
    p_mode: mode,
    ...(minutes !== null && { p_minutes: minutes }),
  });
  if (error) throw toAppError(error);
}

/**
 * Asks before a round begins. Without a connection it begins all the same: it is asked for when it is stored.
 * @throws AppError when the server refuses
 */
export async function beginRound(round: Round): Promise<void> {
  try {
    await withinTime(startRound(round), beginTimeoutMs);
  } catch (failure) {
    const error = toAppError(failure);
    if (error.code !== 'network' && error.code !== 'unavailable') throw error;
  }
}

export const isRoundClosed = (error: unknown): boolean =>
  error instanceof AppError && error.detail === roundClosed;
