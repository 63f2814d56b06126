import * as z from 'zod/mini';
import { createNumberPath, type PathPlace } from '../../cognitive/number-path.ts';
import { createRng } from '../../random.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { scoreTrails, type TrailMetrics, trailMetrics } from './score.ts';

/** Items of the three levels. */
export const levelItems = [13, 19, 25] as const;
export const fullItems = 25;
const practiceItems = 8;
const limitMs = 300_000;
/** More wrong items than this keep the level as it is. */
const fewErrors = 2;

export const variants = ['tap', 'typed', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  level: z.int().check(z.gte(1), z.lte(levelItems.length)),
});
type Config = z.infer<typeof configSchema>;

export type TrailPart = 'A' | 'B' | 'C';
/** Lists a part goes through in turn: 1-2-3, 1-A-2-B, 1-A-one dot-2-B-two dots. */
const lists = { A: ['number'], B: ['number', 'letter'], C: ['number', 'letter', 'dots'] } as const;

export interface TrailLabel {
  readonly list: 'number' | 'letter' | 'dots';
  /** 1 for '1', 'A' and one dot. */
  readonly value: number;
}

export interface TrailItem extends StepItem {
  readonly part: TrailPart;
  /** In the order they are to be connected. */
  readonly labels: readonly TrailLabel[];
  readonly places: readonly PathPlace[];
}

const answerSchema = z.object({
  tookMs: z.number(),
  /** Place of the item in the right order; -1 for something typed that stands nowhere. */
  taps: z
    .array(z.object({ item: z.int().check(z.gte(-1), z.lt(fullItems)), atMs: z.number().check(z.gte(0)) }))
    .check(z.maxLength(1000)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedTrail {
  readonly valid: true;
  readonly part: TrailPart;
  readonly items: number;
  /** Milliseconds to the last item; null when the time ran out. */
  readonly timeMs: number | null;
  readonly errors: number;
  readonly taps: number;
}

function labelsOf(part: TrailPart, count: number): TrailLabel[] {
  const turns = lists[part];
  return Array.from({ length: count }, (_, i) => ({
    list: turns[i % turns.length] ?? 'number',
    value: Math.floor(i / turns.length) + 1,
  }));
}

/** B lies mirrored on the places of A: another picture, the same length. */
function toItem(seed: string, part: TrailPart, count: number): TrailItem {
  const places = createNumberPath(createRng(`${seed}:${part === 'C' ? 'C' : 'AB'}`), count);
  const isMirrored = part === 'B';
  return {
    part,
    labels: labelsOf(part, count),
    places: isMirrored ? places.map(({ x, y }) => ({ x: 1 - x, y })) : places,
    limitMs,
  };
}

/** The path goes on from the last right item. */
function walk(
  { labels }: TrailItem,
  { taps }: Answer,
): { reached: number; errors: number; doneAt: number | null } {
  let reached = 0;
  let errors = 0;
  let doneAt: number | null = null;
  for (const { item, atMs } of taps) {
    if (item === reached) reached += 1;
    else errors += 1;
    if (reached === labels.length) doneAt ??= atMs;
  }
  return { reached, errors, doneAt };
}

export const exercise: SteppedExercise<Config, TrailItem, Answer, JudgedTrail, TrailMetrics> = {
  id: 'trail-switch',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, mode, last }) => ({
    variant: variants.find((known) => known === variant) ?? 'tap',
    mode,
    level: mode === 'test' ? levelItems.length : (last?.level ?? 1),
  }),
  answer: answerSchema,
  source(seed, { mode, level }) {
    const parts: readonly TrailPart[] = mode === 'test' ? ['A', 'B'] : ['A', 'B', 'C'];
    const count = levelItems[level - 1] ?? fullItems;
    const done: JudgedTrail[] = [];
    return {
      max: parts.length,
      next(last) {
        if (last) done.push(last);
        const part = parts[done.length];
        return part ? toItem(seed, part, count) : null;
      },
      levelEnd() {
        if (mode === 'test' || done.length < parts.length) return { level };
        if (done.some(({ timeMs }) => timeMs === null)) return { level: Math.max(1, level - 1) };
        const errors = done.reduce((sum, trial) => sum + trial.errors, 0);
        return { level: errors <= fewErrors ? Math.min(levelItems.length, level + 1) : level };
      },
    };
  },
  practice: (seed) => [
    { ...toItem(`${seed}:practice`, 'A', practiceItems), limitMs: null },
    { ...toItem(`${seed}:practice`, 'B', practiceItems), limitMs: null },
  ],
  fits(item, answer) {
    const { taps, tookMs } = answer;
    const { doneAt } = walk(item, answer);
    const inOrder = taps.every(({ atMs, item: tapped }, i) => {
      return atMs >= (taps[i - 1]?.atMs ?? 0) && atMs <= tookMs && tapped < item.labels.length;
    });
    // Over with the last item, or with the time.
    return inOrder && (doneAt === null ? tookMs >= limitMs : doneAt === taps.at(-1)?.atMs);
  },
  judge(item, answer) {
    const { errors, doneAt } = walk(item, answer);
    const { labels, part } = item;
    return { valid: true, part, items: labels.length, timeMs: doneAt, errors, taps: answer.taps.length };
  },
  metrics: trailMetrics,
  score: scoreTrails,
};
