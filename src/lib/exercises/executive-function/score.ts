import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedCard } from './cards.ts';

export interface SortMetrics {
  readonly trials: number;
  readonly categories: number;
  readonly errors: number;
  readonly perseverativeErrors: number;
  readonly setLosses: number;
  /** Cards until the first rule was found; null when none was. */
  readonly trialsToFirstCategory: number | null;
  readonly errorShare: number | null;
}

export function sortMetrics(trials: readonly JudgedCard[]): SortMetrics {
  const count = (wanted: (trial: JudgedCard) => boolean) => trials.filter(wanted).length;
  const first = trials.findIndex(({ completes }) => completes);
  const errors = count(({ correct }) => !correct);
  return {
    trials: trials.length,
    categories: count(({ completes }) => completes),
    errors,
    perseverativeErrors: count(({ perseverative }) => perseverative),
    setLosses: count(({ setLoss }) => setLoss),
    trialsToFirstCategory: first === -1 ? null : first + 1,
    errorShare: trials.length === 0 ? null : errors / trials.length,
  };
}

type Scored = Pick<SortMetrics, 'trials' | 'categories' | 'perseverativeErrors'>;

export function scoreSort({ trials, categories, perseverativeErrors }: Scored): RunScore {
  if (trials === 0) return noScore;
  return runScore([
    part('rules', 60, categories, 0, 7),
    part('letting_go', 40, perseverativeErrors / trials, 0.3, 0),
  ]);
}
