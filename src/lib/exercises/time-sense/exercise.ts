import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng, shuffle } from '../../random.ts';
import { arrange, isRun } from '../arrange.ts';
import type { Source, StepItem, SteppedExercise } from '../contract.ts';
import { scoreTimeSense, type TimeMetrics, timeMetrics } from './score.ts';

/** Seconds to produce, by level; each three times. */
const targetsByLevel = [
  [5, 10, 20],
  [10, 20, 40],
] as const;
const times = 3;
const maxRun = 2;
/** Words of each of the two groups that are sorted, how many of them come, and lines to copy; texts of the view. */
export const groupWords = 12;
const drawnWords = 6;
const lines = 3;
/** From this mean error on the longer set comes next. */
const longerUpTo = 0.1;

export const variants = ['screen', 'tone'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  level: z.int().check(z.gte(1), z.lte(targetsByLevel.length)),
  /** The ratio is told after each trial, in odd runs. */
  tellsRatio: z.boolean(),
});
type Config = z.infer<typeof configSchema>;

/** Words by number, those of the first group before those of the second; a line by number. */
export type TimeJob =
  | { readonly job: 'sort'; readonly words: readonly number[] }
  | { readonly job: 'copy'; readonly line: number };

/** Produce a time; do a small job whose length was foretold; say whether one counted. */
export type TimeItem = StepItem &
  (
    | { readonly part: 'produce'; readonly targetMs: number }
    | ({ readonly part: 'job' } & TimeJob)
    | { readonly part: 'counted' }
  );

const answerSchema = z.object({
  /** The produced time, or that of the job. */
  tookMs: z.number(),
  /** The page was hidden meanwhile: the trial does not count. */
  wasHidden: z.boolean(),
  predictedS: z.nullable(z.number().check(z.gt(0), z.lte(3600))),
  counted: z.nullable(z.boolean()),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedTime {
  readonly valid: boolean;
  readonly targetMs: number | null;
  readonly producedMs: number | null;
  readonly predictedS: number | null;
  readonly actualS: number | null;
  readonly counted: boolean | null;
}

function planTargets(rng: Rng, level: number): number[] {
  const targets = (targetsByLevel[level - 1] ?? targetsByLevel[0]).flatMap((s) =>
    Array.from({ length: times }, () => 1000 * s),
  );
  return arrange(targets, rng, (placed, next) => !isRun(placed, next, maxRun, (ms) => ms));
}

function drawJobs(rng: Rng): TimeJob[] {
  const groups = [0, groupWords].map((from) =>
    shuffle(
      Array.from({ length: groupWords }, (_, i) => from + i),
      rng,
    ).slice(0, drawnWords),
  );
  return [
    { job: 'sort', words: shuffle(groups.flat(), rng) },
    { job: 'copy', line: pickInt(rng, 0, lines - 1) },
  ];
}

function source(seed: string, { level }: Config): Source<TimeItem, JudgedTime> {
  const items: TimeItem[] = [
    ...planTargets(createRng(seed), level).map((targetMs) => ({
      part: 'produce' as const,
      targetMs,
      limitMs: null,
    })),
    ...drawJobs(createRng(`${seed}:jobs`)).map((job) => ({ part: 'job' as const, ...job, limitMs: null })),
    { part: 'counted', limitMs: null },
  ];
  const done: JudgedTime[] = [];
  return {
    max: items.length,
    next(last) {
      if (last) done.push(last);
      return items[done.length] ?? null;
    },
    levelEnd() {
      const error = timeMetrics(done.filter(({ valid }) => valid)).meanAbsRatioError;
      const isGood = error !== null && error <= longerUpTo && done.length === items.length;
      return { level: isGood ? Math.min(targetsByLevel.length, level + 1) : level };
    },
  };
}

export const exercise: SteppedExercise<Config, TimeItem, Answer, JudgedTime, TimeMetrics> = {
  id: 'time-sense',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, run, last }) => ({
    variant: variant === 'tone' ? 'tone' : 'screen',
    level: clamp(last?.level ?? 1, 1, targetsByLevel.length),
    tellsRatio: run % 2 === 1,
  }),
  answer: answerSchema,
  source,
  practice: () => [{ part: 'produce', targetMs: 3000, limitMs: null }],
  fits: (item, { predictedS, counted }) =>
    (item.part === 'job') === (predictedS !== null) && (item.part === 'counted' || counted === null),
  judge(item, { tookMs, wasHidden, predictedS, counted }) {
    const isProduced = item.part === 'produce';
    return {
      valid: !wasHidden,
      targetMs: isProduced ? item.targetMs : null,
      producedMs: isProduced ? tookMs : null,
      predictedS,
      actualS: item.part === 'job' ? tookMs / 1000 : null,
      counted,
    };
  },
  metrics: timeMetrics,
  score: scoreTimeSense,
};
