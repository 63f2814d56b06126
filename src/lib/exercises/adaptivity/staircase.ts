import { mean } from '../../cognitive/stats/descriptive.ts';
import { clamp } from '../../numbers.ts';

export interface StaircaseRule {
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** So many right in a row: one step harder. */
  readonly nDown: number;
  /** So many wrong in a row: one step easier. */
  readonly nUp: number;
}

export interface Staircase {
  readonly level: number;
  readonly right: number;
  readonly wrong: number;
  /** 1 after a step up, -1 after one down, 0 before any. */
  readonly direction: number;
  /** Levels at which the direction changed. */
  readonly reversals: readonly number[];
}

/** Last reversals that a threshold is taken from. */
const USED_REVERSALS = 6;

export function startStaircase(level: number): Staircase {
  return { level, right: 0, wrong: 0, direction: 0, reversals: [] };
}

/**
 * One answer further; higher levels are harder. Two down, one up aims at 70.7 % right (Levitt 1971, J Acoust Soc Am).
 * A move that a bound blocks is no change.
 */
export function stepStaircase(state: Staircase, correct: boolean, rule: StaircaseRule): Staircase {
  const right = correct ? state.right + 1 : 0;
  const wrong = correct ? 0 : state.wrong + 1;
  const isMove = right >= rule.nDown || wrong >= rule.nUp;
  if (!isMove) return { ...state, right, wrong };
  const level = clamp(state.level + (correct ? rule.step : -rule.step), rule.min, rule.max);
  const moved = { ...state, level, right: 0, wrong: 0 };
  if (level === state.level) return moved;
  const direction = Math.sign(level - state.level);
  const isReversal = state.direction !== 0 && direction !== state.direction;
  return { ...moved, direction, reversals: isReversal ? [...state.reversals, state.level] : state.reversals };
}

/** Mean of the last six (an even number of) reversal levels; null below two. */
export function staircaseThreshold({ reversals }: Staircase): number | null {
  const even = Math.min(USED_REVERSALS, reversals.length - (reversals.length % 2));
  return even < 2 ? null : mean(reversals.slice(-even));
}

/** Right: one longer. Two wrong: one shorter (Woods 2011, J Clin Exp Neuropsychol). */
export const spanRule = { step: 1, nDown: 1, nUp: 2 } as const;
export const spanTrials = 14;
