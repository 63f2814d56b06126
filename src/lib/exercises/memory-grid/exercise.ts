import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng } from '../../random.ts';
import { spanSource } from '../adaptivity/span-source.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { drawPath } from './path.ts';
import { type GridMetrics, gridMetrics, scoreGrid } from './score.ts';

const bounds = { min: 2, max: 9 } as const;
const readyMs = 1000;
/** Lit for 700, dark for 300 (Kessels 2000). */
const blockMs = 1000;
/** From this level on every second run goes backward. */
const backwardFrom = 6;

export const variants = ['grid'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  level: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
  direction: z.enum(['forward', 'backward']),
});
type Config = z.infer<typeof configSchema>;

export interface GridItem extends StepItem {
  readonly path: readonly number[];
  readonly direction: Config['direction'];
  /** Milliseconds from the start of the path until an answer is possible. */
  readonly presentMs: number;
}

const answerSchema = z.object({
  tookMs: z.number(),
  taps: z
    .array(z.object({ block: z.int().check(z.gte(0), z.lte(8)), atMs: z.number().check(z.gte(0)) }))
    .check(z.maxLength(bounds.max)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedGrid {
  readonly valid: true;
  readonly length: number;
  readonly correct: boolean;
  /** Blocks that were not in the path, and those that were, but elsewhere. */
  readonly itemErrors: number;
  readonly orderErrors: number;
  /** Milliseconds from one tap to the next. */
  readonly tapTimes: readonly number[];
}

function toItem(path: readonly number[], direction: Config['direction']): GridItem {
  return { path, direction, presentMs: readyMs + blockMs * path.length, limitMs: 5000 + 2000 * path.length };
}

export const exercise: SteppedExercise<Config, GridItem, Answer, JudgedGrid, GridMetrics> = {
  id: 'memory-grid',
  kind: 'stepped',
  config: configSchema,
  configFor({ mode, run, last }) {
    const level = clamp((last?.level ?? bounds.min + 1) - 1, bounds.min, bounds.max);
    const isBackward = mode === 'train' && (last?.level ?? 0) >= backwardFrom && run % 2 === 0;
    return { variant: 'grid', mode, level, direction: isBackward ? 'backward' : 'forward' };
  },
  answer: answerSchema,
  source: (seed, { mode, level, direction }) =>
    spanSource({
      mode,
      ...bounds,
      start: level,
      name: 'level',
      make: (index, length) => toItem(drawPath(createRng(`${seed}:${index}`), length), direction),
    }),
  practice: (seed, { direction }) =>
    [2, 3].map((length) => toItem(drawPath(createRng(`${seed}:practice:${length}`), length), direction)),
  /** Over with as many taps as the path has blocks, or with the time. */
  fits({ path, limitMs }, { taps, tookMs }) {
    const inOrder = taps.every(({ atMs }, i) => atMs >= (taps[i - 1]?.atMs ?? 0) && atMs <= tookMs);
    return inOrder && taps.length <= path.length && (taps.length === path.length || tookMs >= (limitMs ?? 0));
  },
  judge({ path, direction }, { taps }) {
    const wanted = direction === 'forward' ? path : path.toReversed();
    const misplaced = taps.filter(({ block }, i) => block !== wanted[i]);
    const itemErrors = misplaced.filter(({ block }) => !path.includes(block)).length;
    return {
      valid: true,
      length: path.length,
      correct: taps.length === path.length && misplaced.length === 0,
      itemErrors,
      orderErrors: misplaced.length - itemErrors,
      tapTimes: taps.map(({ atMs }, i) => atMs - (taps[i - 1]?.atMs ?? 0)),
    };
  },
  metrics: gridMetrics,
  score: scoreGrid,
};
