import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, type Rng } from '../../random.ts';
import { deadlineBlocks } from '../adaptivity/deadline-blocks.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { type ConflictMetrics, conflictMetrics } from '../stats/conflict.ts';
import { scoreStroop } from './score.ts';

const blocks = 3;
const perBlock = 48;
const practiceTrials = 16;
const startMs = 2000;
const bounds = { min: 600, max: 2500 } as const;
const fixationMs = 500;
const gapMs = 500;
const maxRun = 4;

/** `pitch`: the words high and low, spoken high or low; the pitch is named. */
export const variants = ['ink', 'pitch'] as const;
/** Inks by their place in the answer map; the safe set is told apart with every kind of colour vision. */
export const colourSets = {
  usual: ['red', 'green', 'blue', 'yellow'],
  safe: ['blue', 'orange', 'pink', 'grey'],
} as const;
const pitches = ['high', 'low'] as const;

const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  colours: z.enum(['usual', 'safe']),
  deadlineMs: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
type Config = z.infer<typeof configSchema>;

export interface StroopItem extends ChoiceItem {
  /** Area of the word that is written; null for XXXX. */
  readonly word: number | null;
  /** Area of the ink (or pitch), which is the right answer. */
  readonly ink: number;
}

interface Plan {
  readonly condition: 'con' | 'neu' | 'inc';
  readonly ink: number;
  readonly word: number | null;
}

/** As many of each condition, inks even within each; neither ink nor word twice in a row, no word in the ink just named. */
function planInks(rng: Rng, count: number): Plan[] {
  const inks = [0, 1, 2, 3];
  const third = Math.floor(count / 3);
  const plans: Plan[] = [
    ...balanced(inks, third, rng).map((ink) => ({ condition: 'con' as const, ink, word: ink })),
    ...balanced(inks, count - 2 * third, rng).map((ink) => ({ condition: 'neu' as const, ink, word: null })),
    ...balanced(inks, third, rng).map((ink, i) => {
      const others = inks.filter((other) => other !== ink);
      return { condition: 'inc' as const, ink, word: others[i % others.length] ?? 0 };
    }),
  ];
  return arrange(plans, rng, (placed, next) => {
    const last = placed.at(-1);
    if (!last) return true;
    const repeats = next.ink === last.ink || next.word === last.word || next.word === last.ink;
    return !repeats && !isRun(placed, next, maxRun, ({ condition }) => condition);
  });
}

/** Two words and two pitches: only the runs are bounded. */
function planPitches(rng: Rng, count: number): Plan[] {
  const half = count / 2;
  const plans: Plan[] = [
    ...balanced([0, 1], half, rng).map((ink) => ({ condition: 'con' as const, ink, word: ink })),
    ...balanced([0, 1], half, rng).map((ink) => ({ condition: 'inc' as const, ink, word: 1 - ink })),
  ];
  return arrange(plans, rng, (placed, next) => {
    const last = placed.at(-1);
    const isTwin = last?.ink === next.ink && last.word === next.word;
    return !isTwin && !isRun(placed, next, maxRun, ({ condition }) => condition);
  });
}

function itemsOf(
  seed: string,
  { variant, colours }: Config,
  block: number,
  count: number,
  deadlineMs: number,
): StroopItem[] {
  const rng = createRng(seed);
  const names: readonly string[] = variant === 'pitch' ? pitches : colourSets[colours];
  const plans = variant === 'pitch' ? planPitches(rng, count) : planInks(rng, count);
  return plans.map(({ condition, ink, word }, i) => ({
    block,
    index: block * count + i,
    condition,
    right: ink,
    ink,
    word,
    timeline: {
      moments: [
        { at: 0, face: 'fixation' },
        { at: fixationMs, face: `${word === null ? 'XXXX' : names[word]}:${names[ink]}` },
      ],
      target: 1,
      openMs: deadlineMs,
      end: 'answer',
      areas: names.length,
      gapMs,
      lengthMs: null,
    },
  }));
}

export const exercise: TimedExercise<Config, StroopItem, JudgedChoice, ConflictMetrics> = {
  id: 'stroop',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant, mode, last, options }) => ({
    variant: variant === 'pitch' ? 'pitch' : 'ink',
    mode,
    colours: options.colours === 'safe' ? 'safe' : 'usual',
    deadlineMs: mode === 'test' ? startMs : clamp(last?.deadlineMs ?? startMs, bounds.min, bounds.max),
  }),
  source: (seed, config) =>
    deadlineBlocks({
      blocks,
      mode: config.mode,
      deadlineMs: config.deadlineMs,
      bounds,
      make: (block, deadlineMs) => itemsOf(`${seed}:${block}`, config, block, perBlock, deadlineMs),
    }),
  practice: (seed, config) => itemsOf(`${seed}:practice`, config, 0, practiceTrials, bounds.max),
  judge: judgeChoice,
  feedback: (_item, trial, _config, isPractice) => choiceFeedback(trial, isPractice),
  metrics: conflictMetrics,
  score: scoreStroop,
};
