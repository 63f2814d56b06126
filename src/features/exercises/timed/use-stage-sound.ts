import { useContext, useMemo } from 'react';
import type { HeardMoments } from '@/lib/exercises/heard';
import { variantOf } from '../player/run';
import { heardIn, isSeen, SoundContext } from '../sound/heard-in';
import type { TimedView } from '../view';
import type { StageSound } from './sitting';

/** What a timed variant plays; the same object as long as nothing changes. Captions are for practice. */
export function useStageSound(
  view: TimedView,
  config: Record<never, never>,
  isPractice: boolean,
): StageSound | null {
  const sound = useContext(SoundContext);
  return useMemo(() => {
    const variant = variantOf(config);
    const heard = heardIn(view, variant);
    if (!sound || !heard) return null;
    return {
      player: sound.player,
      heard: heard as HeardMoments<never>,
      isSeen: isSeen(heard, variant),
      textOf: isPractice ? sound.textOf : null,
    };
  }, [view, config, isPractice, sound]);
}
