import type { RunMode, Source } from '../contract.ts';
import { stepSource } from './source.ts';
import { type Staircase, spanRule, spanTrials, startStaircase, stepStaircase } from './staircase.ts';

interface Spans<Item> {
  readonly mode: RunMode;
  readonly min: number;
  readonly max: number;
  /** Length a training run begins with. */
  readonly start: number;
  /** What the level is called among those a next run begins with. */
  readonly name: string;
  make(index: number, length: number): Item;
}

interface State {
  readonly stairs: Staircase;
  readonly failures: number;
  readonly isOver: boolean;
}

/**
 * Lists by length. Training: a staircase over 14 lists. Test: two of each length from the shortest up, over when both
 * of a length failed.
 */
export function spanSource<Item, Trial extends { readonly correct: boolean }>({
  mode,
  min,
  max,
  start,
  name,
  make,
}: Spans<Item>): Source<Item, Trial> {
  const isTest = mode === 'test';
  return stepSource<Item, Trial, State>({
    count: isTest ? 2 * (max - min + 1) : spanTrials,
    state: { stairs: startStaircase(isTest ? min : start), failures: 0, isOver: false },
    make: (index, { stairs, isOver }) => (isOver ? null : make(index, stairs.level)),
    after: (state, { correct }, index) =>
      isTest
        ? afterTest(state, correct, index, max)
        : { ...state, stairs: stepStaircase(state.stairs, correct, { ...spanRule, min, max }) },
    levelEnd: ({ stairs }) => ({ [name]: stairs.level }),
  });
}

function afterTest(state: State, correct: boolean, index: number, max: number): State {
  const failures = correct ? state.failures : state.failures + 1;
  if (index % 2 === 0) return { ...state, failures };
  const { level } = state.stairs;
  return {
    stairs: startStaircase(Math.min(max, level + 1)),
    failures: 0,
    isOver: failures === 2 || level === max,
  };
}
