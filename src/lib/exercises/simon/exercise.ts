import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { deadlineBlocks } from '../adaptivity/deadline-blocks.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { type ConflictMetrics, conflictMetrics } from '../stats/conflict.ts';
import { scoreSimon } from './score.ts';

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
/** Each pair of conditions in a row as often as every other, within this. */
const transitionSlack = 2;

/** `ear`: a low or high tone in the left or right ear. */
export const variants = ['sides', 'ear'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  deadlineMs: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
type Config = z.infer<typeof configSchema>;

export interface SimonItem extends ChoiceItem {
  readonly colour: 'blue' | 'orange';
  /** Where it stands (or sounds), which is of no account. */
  readonly side: 'L' | 'R';
}

interface Plan {
  readonly condition: 'con' | 'inc';
  readonly answer: number;
}

export function transitions(plans: readonly { readonly condition: string }[]): Record<string, number> {
  const counts: Record<string, number> = { concon: 0, coninc: 0, inccon: 0, incinc: 0 };
  for (const [i, { condition }] of plans.entries()) {
    const before = plans[i - 1];
    if (before) counts[before.condition + condition] = (counts[before.condition + condition] ?? 0) + 1;
  }
  return counts;
}

function planBlock(rng: Rng, count: number): Plan[] {
  const half = count / 2;
  const plans: Plan[] = (['con', 'inc'] as const).flatMap((condition) =>
    balanced([left, right], half, rng).map((answer) => ({ condition, answer })),
  );
  for (;;) {
    const order = arrange(
      plans,
      rng,
      (placed, next) =>
        !isRun(placed, next, maxRun, ({ condition }) => condition) &&
        !isRun(placed, next, maxRun, ({ answer }) => answer),
    );
    const counts = Object.values(transitions(order));
    if (Math.max(...counts) - Math.min(...counts) <= transitionSlack) return order;
  }
}

function itemsOf(
  seed: string,
  variant: Config['variant'],
  block: number,
  count: number,
  deadlineMs: number,
): SimonItem[] {
  const rng = createRng(seed);
  return planBlock(rng, count).map(({ condition, answer }, i) => {
    const place = condition === 'con' ? answer : 1 - answer;
    const side = place === left ? 'L' : 'R';
    const colour = answer === left ? 'blue' : 'orange';
    return {
      block,
      index: block * count + i,
      condition,
      right: answer,
      colour,
      side,
      timeline: {
        moments: [
          { at: 0, face: 'fixation' },
          {
            at: fixationMs,
            face: variant === 'ear' ? `${answer === left ? 'low' : 'high'}:${side}` : `${colour}:${side}`,
          },
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

export const exercise: TimedExercise<Config, SimonItem, JudgedChoice, ConflictMetrics> = {
  id: 'simon',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant, mode, last }) => ({
    variant: variant === 'ear' ? 'ear' : 'sides',
    mode,
    deadlineMs: mode === 'test' ? startMs : clamp(last?.deadlineMs ?? startMs, bounds.min, bounds.max),
  }),
  source: (seed, { variant, mode, deadlineMs }) =>
    deadlineBlocks({
      blocks,
      mode,
      deadlineMs,
      bounds,
      make: (block, level) => itemsOf(`${seed}:${block}`, variant, block, perBlock, level),
    }),
  practice: (seed, { variant }) => itemsOf(`${seed}:practice`, variant, 0, practiceTrials, bounds.max),
  judge: judgeChoice,
  feedback: (_item, trial, _config, isPractice) => choiceFeedback(trial, isPractice),
  metrics: conflictMetrics,
  score: scoreSimon,
};
