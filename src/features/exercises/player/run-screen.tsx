import type { RunInHand } from '@/api/training/exercise-runs';
import { LoggedRun } from '../logged-run';
import { SteppedPlay } from '../stepped/stepped-play';
import { TimedPlay } from '../timed/timed-play';
import type { View } from '../view';
import type { Player } from './use-player';

export interface RunScreenProps {
  view: View;
  userId: string;
  hand: RunInHand;
  player: Pick<Player, 'keep' | 'over'>;
}

/** The run itself, by its kind. */
export function RunScreen({ view, userId, hand, player }: RunScreenProps) {
  const { exerciseId, seed, config, records } = hand.run;
  if (view.kind === 'timed') {
    return <TimedPlay view={view} exerciseId={exerciseId} seed={seed} config={config} {...player} />;
  }
  const play = { exerciseId, seed, config, kept: records, ...player };
  if (view.kind === 'stepped') return <SteppedPlay view={view} userId={userId} {...play} />;
  return <LoggedRun view={view} userId={userId} {...play} />;
}
