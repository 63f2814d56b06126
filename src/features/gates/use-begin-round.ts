import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readAccessAgain, subscriptionQuery } from '@/api/billing/subscription';
import { beginRound, isRoundClosed, type Round } from '@/api/training/rounds';
import { useErrorText } from '@/components/use-error-text';
import { findExercise } from '@/lib/cognitive/registry';

/** What is said where a round could not begin, or where it could not be stored. */
export function useRoundErrorText(at: 'start' | 'end'): (error: unknown) => string {
  const { t } = useTranslation('training');
  const errorText = useErrorText();
  return (error) =>
    isRoundClosed(error) ? t(at === 'start' ? 'round.closed' : 'round.notStored') : errorText(error);
}

/** A refusal makes plan and access be read again, so the page says what opens the round. */
export function useRefusedRound(userId: string): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  return async (error) => {
    if (!isRoundClosed(error)) return;
    void queryClient.invalidateQueries(subscriptionQuery(userId));
    await readAccessAgain(queryClient);
  };
}

/**
 * Asks whether a round may begin. The free one begins at once.
 * @returns rejects with an AppError when it may not begin
 */
export function useBeginRound(userId: string): (round: Round) => Promise<void> {
  const afterRefusal = useRefusedRound(userId);
  return async (round) => {
    if (round.minutes !== null && round.minutes === findExercise(round.exerciseId)?.freeMinutes) return;
    try {
      await beginRound(round);
    } catch (error) {
      await afterRefusal(error);
      throw error;
    }
  };
}
