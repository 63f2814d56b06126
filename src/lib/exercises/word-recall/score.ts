import { mean } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import { climb, ladderS } from './ladder.ts';
import type { JudgedRecall } from './session.ts';

export interface RecallMetrics {
  /** Longest delay with a success, by pair; null for none. */
  readonly bestDelayS: readonly (number | null)[];
  /** Mean of log2(best delay / 15); 0 for a pair without a success. */
  readonly meanLog2Best: number | null;
  /** Share of prompts answered at once. */
  readonly accuracy: number | null;
  /** Share of pairs known the next day; null but in that check. */
  readonly kept: number | null;
  /** By pair, whether it was known in that check; empty otherwise. */
  readonly known: readonly boolean[];
}

export function recallMetrics(
  trials: readonly JudgedRecall[],
  pairs: number,
  isCheck: boolean,
): RecallMetrics {
  const prompts = trials.filter(({ kind }) => kind === 'prompt');
  const accuracy = mean(prompts.map(({ correct }) => Number(correct)));
  const bestDelayS = Array.from(
    { length: pairs },
    (_, pair) => climb(prompts.filter((prompt) => prompt.pair === pair).map(({ correct }) => correct)).bestS,
  );
  if (isCheck) {
    const known = Array.from({ length: pairs }, (_, pair) =>
      prompts.some((prompt) => prompt.pair === pair && prompt.correct),
    );
    return { bestDelayS: [], meanLog2Best: null, accuracy: null, kept: accuracy, known };
  }
  const logs = bestDelayS.map((best) => (best === null ? 0 : Math.log2(best / ladderS[0])));
  return { bestDelayS, meanLog2Best: mean(logs), accuracy, kept: null, known: [] };
}

type Scored = Pick<RecallMetrics, 'meanLog2Best' | 'accuracy'>;

/** A check of the next day has no score. */
export function scoreRecall({ meanLog2Best, accuracy }: Scored): RunScore {
  if (meanLog2Best === null || accuracy === null) return noScore;
  return runScore([part('delay', 60, meanLog2Best, 0, 5), part('accuracy', 40, accuracy, 0, 1)]);
}
