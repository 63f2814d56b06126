import { mean } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedPlace } from './exercise.ts';

export interface LocationMetrics {
  /** Share of objects put right at once. */
  readonly accuracy: number | null;
  /** Mean number of objects in a set. */
  readonly meanPairs: number | null;
  /** Share kept until the next day; null but in that check. */
  readonly kept: number | null;
}

export function locationMetrics(trials: readonly JudgedPlace[], isDelayed: boolean): LocationMetrics {
  const accuracy = mean(trials.map(({ correct }) => Number(correct)));
  if (isDelayed) return { accuracy: null, meanPairs: null, kept: accuracy };
  const blocks = [...new Set(trials.map(({ block }) => block))];
  const sizes = blocks.map((block) => trials.find((trial) => trial.block === block)?.setSize ?? 0);
  return { accuracy, meanPairs: mean(sizes), kept: null };
}

type Scored = Pick<LocationMetrics, 'accuracy' | 'meanPairs'>;

/** A check of the next day has no score. */
export function scoreLocation({ accuracy, meanPairs }: Scored): RunScore {
  if (accuracy === null) return noScore;
  return runScore([part('accuracy', 60, accuracy, 0, 1), part('objects', 40, meanPairs, 2, 10)]);
}
