import { SteppedPractice } from '../stepped/stepped-practice';
import { TimedPractice } from '../timed/timed-play';
import type { View } from '../view';

export interface PracticeScreenProps {
  view: View;
  exerciseId: string;
  userId: string;
  config: object;
  /** Another round has other items. */
  round: number;
  onDone: () => void;
}

/** Trying it out: without clock and score, never stored. */
export function PracticeScreen(props: PracticeScreenProps) {
  const { view, exerciseId, userId, config, round, onDone } = props;
  const practice = { exerciseId, config, seed: `practice:${round}`, onDone };
  if (view.kind === 'timed') return <TimedPractice view={view} {...practice} />;
  return view.kind === 'stepped' ? <SteppedPractice view={view} userId={userId} {...practice} /> : null;
}
