import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { nextDeadline } from '../adaptivity/deadline.ts';
import { accuracyOf, blockSource } from '../adaptivity/source.ts';
import { choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { firstMixed, itemsOf, type Level, type SwitchItem, sizes } from './plan.ts';
import { type SwitchMetrics, scoreSwitch, switchMetrics } from './score.ts';

const practiceTrials = 16;
const startMs = 2500;
const bounds = { min: 800, max: 2500 } as const;
const spokenDeadlineMs = 4000;
/** Time from the cue to the digit; shorter after a mixed block with few errors, but for a spoken cue, which takes its time. */
const leads = [600, 400, 200] as const;
const shorterFrom = 0.92;

export const variants = ['shown', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  deadlineMs: z.int().check(z.gte(bounds.min), z.lte(spokenDeadlineMs)),
  cueLeadMs: z.int().check(z.gte(200), z.lte(600)),
});
type Config = z.infer<typeof configSchema>;

export interface JudgedSwitch extends JudgedChoice {
  readonly congruent: boolean;
}

function nextLevel(
  { variant, mode }: Config,
  level: Level,
  trials: readonly JudgedSwitch[],
  block: number,
): Level {
  if (mode === 'test' || variant === 'spoken') return level;
  const accuracy = accuracyOf(trials);
  const isShorter = block >= firstMixed && accuracy >= shorterFrom;
  return {
    deadlineMs: nextDeadline(level.deadlineMs, accuracy, bounds),
    cueLeadMs: isShorter ? (leads.find((lead) => lead < level.cueLeadMs) ?? leads[2]) : level.cueLeadMs,
  };
}

export const exercise: TimedExercise<Config, SwitchItem, JudgedSwitch, SwitchMetrics> = {
  id: 'task-switch',
  kind: 'timed',
  config: configSchema,
  configFor({ variant, mode, last }) {
    const isSpoken = variant === 'spoken';
    const known = mode === 'test' || isSpoken ? null : last;
    return {
      variant: isSpoken ? 'spoken' : 'shown',
      mode,
      deadlineMs: isSpoken ? spokenDeadlineMs : clamp(known?.deadlineMs ?? startMs, bounds.min, bounds.max),
      cueLeadMs: leads.find((lead) => lead === known?.cueLeadMs) ?? leads[0],
    };
  },
  source: (seed, config) =>
    blockSource<SwitchItem, JudgedSwitch, Level>({
      blocks: sizes.length,
      max: sizes.reduce<number>((sum, size) => sum + size, 0),
      level: config,
      make: (block, level) => itemsOf(seed, block, sizes[block] ?? 0, level),
      after: (level, trials, block) => nextLevel(config, level, trials, block),
      levelEnd: ({ deadlineMs, cueLeadMs }) => ({ deadlineMs, cueLeadMs }),
    }),
  practice: (seed, config) =>
    itemsOf(`${seed}:practice`, firstMixed, practiceTrials, { ...config, deadlineMs: spokenDeadlineMs }),
  judge: (item, record) => ({ ...judgeChoice(item, record), congruent: item.congruent }),
  feedback: (_item, trial, _config, isPractice) => choiceFeedback(trial, isPractice),
  metrics: switchMetrics,
  score: scoreSwitch,
};
