import { mean, median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedTower } from './exercise.ts';

export interface TowerMetrics {
  /** Share of problems solved in the least moves. */
  readonly perfectRate: number | null;
  /** Mean of least moves over made moves; 0 for a problem not solved. */
  readonly meanMoveEfficiency: number | null;
  readonly solvedRate: number | null;
  readonly firstMoveMs: number | null;
  readonly highestSolved: number;
}

export function towerMetrics(trials: readonly JudgedTower[]): TowerMetrics {
  const solved = trials.filter((trial) => trial.solved);
  return {
    perfectRate: mean(trials.map(({ correct }) => Number(correct))),
    meanMoveEfficiency: mean(trials.map((trial) => (trial.solved ? trial.minMoves / trial.made : 0))),
    solvedRate: mean(trials.map((trial) => Number(trial.solved))),
    firstMoveMs: median(trials.flatMap(({ firstMoveMs }) => (firstMoveMs === null ? [] : [firstMoveMs]))),
    highestSolved: Math.max(0, ...solved.map(({ minMoves }) => minMoves)),
  };
}

type Scored = Pick<TowerMetrics, 'perfectRate' | 'meanMoveEfficiency'>;

export function scoreTower({ perfectRate, meanMoveEfficiency }: Scored): RunScore {
  if (perfectRate === null) return noScore;
  return runScore([part('perfect', 60, perfectRate, 0, 1), part('efficiency', 40, meanMoveEfficiency, 0, 1)]);
}
