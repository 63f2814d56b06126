import { mean, median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedDay } from './exercise.ts';

const mastered = 0.9;

export interface NavigatorMetrics {
  /** Points of the order over the most that any earns. */
  readonly meanEfficiency: number | null;
  /** Highest level with an efficiency of at least 0.90; 0 for none. */
  readonly bestLevel: number;
  readonly moves: number;
  readonly meanMs: number | null;
  readonly firstMoveMs: number | null;
  readonly requestsAccepted: number;
}

export function navigatorMetrics(rounds: readonly JudgedDay[]): NavigatorMetrics {
  return {
    meanEfficiency: mean(rounds.map(({ efficiency }) => efficiency)),
    bestLevel: Math.max(
      0,
      ...rounds.filter(({ efficiency }) => efficiency >= mastered).map(({ level }) => level),
    ),
    moves: rounds.reduce((sum, { moves }) => sum + moves, 0),
    meanMs: mean(rounds.map(({ tookMs }) => tookMs)),
    firstMoveMs: median(rounds.flatMap(({ firstMoveMs }) => (firstMoveMs === null ? [] : [firstMoveMs]))),
    requestsAccepted: rounds.reduce((sum, round) => sum + round.requestsAccepted, 0),
  };
}

type Scored = Pick<NavigatorMetrics, 'meanEfficiency' | 'bestLevel'>;

export function scoreNavigator({ meanEfficiency, bestLevel }: Scored): RunScore {
  if (meanEfficiency === null) return noScore;
  return runScore([part('efficiency', 70, meanEfficiency, 0, 1), part('level', 30, bestLevel, 0, 6)]);
}
