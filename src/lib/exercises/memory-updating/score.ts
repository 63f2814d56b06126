import { mean } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedUpdating } from './exercise.ts';

export interface UpdatingMetrics {
  /** Mean share of the asked letters in the right place (Conway 2005, Psychon Bull Rev). */
  readonly partialCredit: number | null;
  readonly meanK: number | null;
  readonly maxK: number;
  readonly perfectLists: number;
}

export function updatingMetrics(trials: readonly JudgedUpdating[]): UpdatingMetrics {
  const perfect = trials.filter(({ share }) => share === 1);
  return {
    partialCredit: mean(trials.map(({ share }) => share)),
    meanK: mean(trials.map(({ level }) => level)),
    maxK: Math.max(0, ...perfect.map(({ k }) => k)),
    perfectLists: perfect.length,
  };
}

type Scored = Pick<UpdatingMetrics, 'partialCredit' | 'meanK'>;

export function scoreUpdating({ partialCredit, meanK }: Scored): RunScore {
  if (partialCredit === null) return noScore;
  return runScore([part('credit', 50, partialCredit, 0, 1), part('length', 50, meanK, 2, 6)]);
}
