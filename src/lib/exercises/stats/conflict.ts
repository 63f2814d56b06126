import { mean, median } from '../../cognitive/stats/descriptive.ts';
import {
  type Interference,
  type InterferenceCondition,
  interference,
} from '../../cognitive/stats/interference.ts';
import type { JudgedChoice } from '../choice.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from './run-score.ts';

/** Correct trials of a condition that a score built on the effect needs. */
const MIN_CORRECT = 20;
/** Faster presses answer nothing that was read. */
const FASTEST_MS = 200;

export interface ConflictMetrics extends Interference {
  /** Right answers of all that count, omissions wrong. */
  readonly accuracy: number | null;
  readonly omissions: number;
  /** Effect as a share of the congruent time; null below 20 right trials of a condition. */
  readonly relativeEffect: number | null;
  readonly medianRtMs: number | null;
  /** The effect after a congruent and after an incongruent trial (Gratton 1992, JEP:General). */
  readonly effectAfterCon: number | null;
  readonly effectAfterInc: number | null;
}

interface ConflictTrial extends JudgedChoice {
  readonly condition: InterferenceCondition;
}

export function conflictMetrics(trials: readonly JudgedChoice[]): ConflictMetrics {
  const list = trials as readonly ConflictTrial[];
  const included = list.filter(({ rtMs }) => rtMs === null || rtMs >= FASTEST_MS);
  const right = included.filter(({ correct }) => correct);
  const effects = interference(
    list.map(({ condition, rtMs, correct }) => ({ condition, rt: rtMs, correct })),
  );
  const enough = (['con', 'inc'] as const).every(
    (wanted) => right.filter(({ condition }) => condition === wanted).length >= MIN_CORRECT,
  );
  return {
    ...effects,
    accuracy: included.length === 0 ? null : right.length / included.length,
    omissions: included.filter(({ rtMs }) => rtMs === null).length,
    relativeEffect: enough ? effects.effects.relative : null,
    medianRtMs: median(timesOf(right)),
    effectAfterCon: effectAfter(list, 'con'),
    effectAfterInc: effectAfter(list, 'inc'),
  };
}

const timesOf = (trials: readonly JudgedChoice[]) =>
  trials.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs]));

/** Incongruent less congruent times of right answers that follow a right answer of this condition in the same block. */
function effectAfter(trials: readonly ConflictTrial[], before: InterferenceCondition): number | null {
  const following = trials.filter((trial, i) => {
    const last = trials[i - 1];
    return (
      last?.index === trial.index - 1 &&
      last.block === trial.block &&
      last.correct &&
      last.condition === before
    );
  });
  const meanOf = (wanted: InterferenceCondition) =>
    mean(timesOf(following.filter(({ condition, correct }) => correct && condition === wanted)));
  const [inc, con] = [meanOf('inc'), meanOf('con')];
  return inc === null || con === null ? null : inc - con;
}

/** Anchors of a score: where 0 and 1 lie. */
export interface ConflictAnchors {
  readonly accuracy: readonly [number, number];
  readonly effect: readonly [number, number];
  readonly speed: readonly [number, number];
}

type Scored = Pick<ConflictMetrics, 'accuracy' | 'relativeEffect' | 'medianRtMs'>;

/** 50 points for accuracy, 25 for the effect, 25 for speed. */
export function scoreConflict(metrics: Scored, { accuracy, effect, speed }: ConflictAnchors): RunScore {
  if (metrics.accuracy === null || metrics.relativeEffect === null) return noScore;
  return runScore([
    part('accuracy', 50, metrics.accuracy, ...accuracy),
    part('effect', 25, metrics.relativeEffect, ...effect),
    part('speed', 25, metrics.medianRtMs, ...speed),
  ]);
}
