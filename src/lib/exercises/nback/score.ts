import { mean, median } from '../../cognitive/stats/descriptive.ts';
import { signalDetection } from '../../cognitive/stats/signal-detection.ts';
import { type RoundCounts, roundScore } from '../adaptivity/nback-level.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedNback } from './judge.ts';

interface Modality {
  readonly tp: number;
  readonly fn: number;
  readonly fp: number;
  readonly tn: number;
  readonly dPrime: number;
  readonly medianHitMs: number | null;
}

export interface NbackMetrics {
  readonly mode: 'single' | 'dual';
  readonly letter: Modality;
  readonly square: Modality | null;
  readonly meanLevel: number | null;
  readonly maxLevel: number;
  /** Mean of TP / (TP + FP + FN) over the rounds. */
  readonly meanScore: number | null;
  readonly hitRate: number | null;
}

type Answer = JudgedNback['letter'];

function modality(answers: readonly Answer[]): Modality {
  const count = (target: boolean, pressed: boolean) =>
    answers.filter((answer) => answer.target === target && answer.pressed === pressed).length;
  const [tp, fn, fp, tn] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  const hits = answers.flatMap(({ target, rtMs }) => (target && rtMs !== null ? [rtMs] : []));
  return {
    tp,
    fn,
    fp,
    tn,
    dPrime: signalDetection(tp, tp + fn, fp, fp + tn).dPrime,
    medianHitMs: median(hits),
  };
}

function modalities(trials: readonly JudgedNback[]): Modality[] {
  const scored = trials.filter(({ valid, isScored }) => valid && isScored);
  const squares = scored.flatMap(({ square }) => (square ? [square] : []));
  const letters = modality(scored.map(({ letter }) => letter));
  return squares.length > 0 ? [letters, modality(squares)] : [letters];
}

/** One round over its modalities, and the errors of each. */
export function countRound(trials: readonly JudgedNback[]): { counts: RoundCounts; errors: number[] } {
  const found = modalities(trials);
  const sum = (pick: (one: Modality) => number) => found.reduce((total, one) => total + pick(one), 0);
  return {
    counts: { tp: sum(({ tp }) => tp), fp: sum(({ fp }) => fp), fn: sum(({ fn }) => fn) },
    errors: found.map(({ fp, fn }) => fp + fn),
  };
}

export function nbackMetrics(trials: readonly JudgedNback[]): NbackMetrics {
  const blocks = [...new Set(trials.map(({ block }) => block))];
  const rounds = blocks.map((block) => trials.filter((trial) => trial.block === block));
  const levels = rounds.map((round) => round[0]?.n ?? 0);
  const [letter, square] = modalities(trials);
  const { counts } = countRound(trials);
  const targets = counts.tp + counts.fn;
  return {
    mode: square ? 'dual' : 'single',
    letter: letter ?? modality([]),
    square: square ?? null,
    meanLevel: mean(levels),
    maxLevel: Math.max(0, ...levels),
    meanScore: mean(rounds.map((round) => roundScore(countRound(round).counts))),
    hitRate: targets === 0 ? null : counts.tp / targets,
  };
}

/** Level at which the level part is full. */
const FULL_LEVEL = { single: 6, dual: 5 } as const;

type Scored = Pick<NbackMetrics, 'mode' | 'meanLevel' | 'meanScore'>;

export function scoreNback({ mode, meanLevel, meanScore }: Scored): RunScore {
  if (meanLevel === null) return noScore;
  return runScore([part('level', 70, meanLevel, 0.5, FULL_LEVEL[mode]), part('hits', 30, meanScore, 0, 1)]);
}
