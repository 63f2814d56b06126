import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { deadlineBlocks } from '../adaptivity/deadline-blocks.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { type ConflictMetrics, conflictMetrics } from '../stats/conflict.ts';
import { scoreFlanker } from './score.ts';

/** Places in the answer map. */
export const left = 0;
export const right = 1;

const blocks = 4;
const perBlock = 40;
const practiceTrials = 12;
const startMs = 1500;
const bounds = { min: 400, max: 1500 } as const;
const fixationMs = 500;
const maxRun = 4;
/** Every third run has rows with lines beside the arrow, a third of all. */
const neutralEvery = 3;

export const variants = ['arrows'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  neutral: z.boolean(),
  deadlineMs: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
type Config = z.infer<typeof configSchema>;

export interface FlankerItem extends ChoiceItem {
  readonly target: 'L' | 'R';
  readonly flankers: 'L' | 'R' | 'none';
}

type Condition = 'con' | 'neu' | 'inc';
const letters = ['L', 'R'] as const;

function planBlock(rng: Rng, count: number, neutral: boolean): { condition: Condition; side: number }[] {
  const conditions: Condition[] = neutral ? ['con', 'neu', 'inc'] : ['con', 'inc'];
  const kinds = balanced(conditions, count, rng);
  const plans = conditions.flatMap((condition) =>
    balanced([left, right], kinds.filter((kind) => kind === condition).length, rng).map((side) => ({
      condition,
      side,
    })),
  );
  return arrange(plans, rng, (placed, next) => {
    const last = placed.at(-1);
    const isTwin = last?.condition === next.condition && last.side === next.side;
    return !isTwin && !isRun(placed, next, maxRun, ({ condition }) => condition);
  });
}

function flankersOf(condition: Condition, side: number): FlankerItem['flankers'] {
  if (condition === 'neu') return 'none';
  return letters[condition === 'con' ? side : 1 - side] ?? 'L';
}

function itemsOf(
  seed: string,
  neutral: boolean,
  block: number,
  count: number,
  deadlineMs: number,
): FlankerItem[] {
  const rng = createRng(seed);
  return planBlock(rng, count, neutral).map(({ condition, side }, i) => {
    const target = letters[side] ?? 'L';
    const flankers = flankersOf(condition, side);
    return {
      block,
      index: block * count + i,
      condition,
      right: side,
      target,
      flankers,
      timeline: {
        moments: [
          { at: 0, face: 'fixation' },
          { at: fixationMs, face: `${target}:${flankers}` },
        ],
        target: 1,
        openMs: deadlineMs,
        end: 'answer',
        areas: 2,
        gapMs: pickInt(rng, 400, 800),
        lengthMs: null,
      },
    };
  });
}

export const exercise: TimedExercise<Config, FlankerItem, JudgedChoice, ConflictMetrics> = {
  id: 'flanker',
  kind: 'timed',
  config: configSchema,
  configFor: ({ mode, run, last }) => ({
    variant: 'arrows',
    mode,
    neutral: mode === 'train' && run % neutralEvery === 0,
    deadlineMs: mode === 'test' ? startMs : clamp(last?.deadlineMs ?? startMs, bounds.min, bounds.max),
  }),
  source: (seed, { mode, neutral, deadlineMs }) =>
    deadlineBlocks({
      blocks,
      mode,
      deadlineMs,
      bounds,
      make: (block, level) => itemsOf(`${seed}:${block}`, neutral, block, perBlock, level),
    }),
  practice: (seed, { neutral }) => itemsOf(`${seed}:practice`, neutral, 0, practiceTrials, bounds.max),
  judge: judgeChoice,
  feedback: (_item, trial, _config, isPractice) => choiceFeedback(trial, isPractice),
  metrics: conflictMetrics,
  score: scoreFlanker,
};
