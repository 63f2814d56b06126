import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, type Rng } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { type Staircase, startStaircase, stepStaircase } from '../adaptivity/staircase.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { comparePair, drawPair, type PairType, type TaskCard } from './choice.ts';
import { type PriorityMetrics, priorityMetrics, scorePriority } from './score.ts';

const counts: readonly (readonly [PairType, number])[] = [
  ['conflict', 12],
  ['aligned', 8],
  ['sequence', 10],
];
const maxRun = 4;
const startLimitS = 15;
/** A limit of 4 to 20 seconds as hardness: 20 less the limit. */
const hardest = 16;
const longestLimitS = 20;
const rule = { step: 1, min: 0, max: hardest, nDown: 2, nUp: 1 } as const;
const spokenFactor = 3;

export const variants = ['cards', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  limitS: z.int().check(z.gte(longestLimitS - hardest), z.lte(longestLimitS)),
});
type Config = z.infer<typeof configSchema>;

export interface PriorityItem extends StepItem {
  readonly a: TaskCard;
  readonly b: TaskCard;
  readonly type: PairType;
  readonly best: 'A' | 'B';
  readonly valueAFirst: number;
  readonly valueBFirst: number;
}

const answerSchema = z.object({ tookMs: z.number(), choice: z.nullable(z.enum(['A', 'B'])) });
type Answer = z.infer<typeof answerSchema>;

export interface JudgedPriority {
  readonly valid: true;
  readonly type: PairType;
  readonly correct: boolean;
  readonly choice: 'A' | 'B' | null;
  /** The card chosen is the one with less time left, or the one worth more. */
  readonly tookUrgent: boolean;
  readonly tookImportant: boolean;
  readonly tookMs: number;
}

/** The better side is A and B as often as can be within each type. */
function planTypes(rng: Rng): { type: PairType; best: 'A' | 'B' }[] {
  const plans = counts.flatMap(([type, count]) =>
    balanced(['A', 'B'] as const, count, rng).map((best) => ({ type, best })),
  );
  return arrange(
    plans,
    rng,
    (placed, next) =>
      !isRun(placed, next, maxRun, ({ type }) => type) && !isRun(placed, next, maxRun, ({ best }) => best),
  );
}

function toItem(rng: Rng, type: PairType, best: 'A' | 'B', limitMs: number | null): PriorityItem {
  const { a, b } = drawPair(rng, type, best);
  const { valueAFirst, valueBFirst } = comparePair(a, b);
  return { a, b, type, best, valueAFirst, valueBFirst, limitMs };
}

export const exercise: SteppedExercise<Config, PriorityItem, Answer, JudgedPriority, PriorityMetrics> = {
  id: 'task-priority',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, last }) => ({
    variant: variant === 'spoken' ? 'spoken' : 'cards',
    limitS: clamp(last?.limitS ?? startLimitS, longestLimitS - hardest, longestLimitS),
  }),
  answer: answerSchema,
  source(seed, { variant, limitS }) {
    const plans = planTypes(createRng(seed));
    const factor = variant === 'spoken' ? spokenFactor : 1;
    return stepSource<PriorityItem, JudgedPriority, Staircase>({
      count: plans.length,
      state: startStaircase(longestLimitS - limitS),
      make(index, { level }) {
        const { type, best } = plans[index] as (typeof plans)[number];
        const limitMs = 1000 * (longestLimitS - level) * factor;
        return toItem(createRng(`${seed}:${index}`), type, best, limitMs);
      },
      after: (state, { correct }) => stepStaircase(state, correct, rule),
      levelEnd: ({ level }) => ({ limitS: longestLimitS - level }),
    });
  },
  practice: (seed) =>
    counts.map(([type], i) => toItem(createRng(`${seed}:practice:${type}`), type, i % 2 ? 'A' : 'B', null)),
  fits: ({ limitMs }, { choice, tookMs }) =>
    choice !== null || tookMs >= (limitMs ?? Number.POSITIVE_INFINITY),
  judge({ a, b, type, best }, { choice, tookMs }) {
    const [own, other] = choice === 'A' ? [a, b] : [b, a];
    return {
      valid: true,
      type,
      correct: choice === best,
      choice,
      tookUrgent: choice !== null && own.deadline < other.deadline,
      tookImportant: choice !== null && own.value > other.value,
      tookMs,
    };
  },
  metrics: priorityMetrics,
  score: scorePriority,
};
