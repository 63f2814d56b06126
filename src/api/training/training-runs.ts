import { mutationOptions } from '@tanstack/react-query';
import { type BreathedRound, toldBreathing } from '@/lib/exercises/told-rounds';
import { saveRound } from './finished-rounds';
import { holdFinishedRun } from './open-runs';
import { placeOfPage } from './page-place';

/** Keeps a round of breathing while its page asks how it feels now. Answers how to let it go. */
export const holdBreathing = (userId: string, round: BreathedRound): (() => void) =>
  holdFinishedRun(userId, toldBreathing(round, placeOfPage()));

/** Stores a finished round of breathing. */
export function saveBreathingMutation(userId: string) {
  return mutationOptions({
    mutationFn: (round: BreathedRound) => saveRound(userId, toldBreathing(round, placeOfPage()), null),
    // Without a connection it is kept.
  });
}
