import * as z from 'zod/mini';
import { createRng, type Rng, shuffle } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { arrange } from '../arrange.ts';
import type { TimedExercise } from '../contract.ts';
import { firstAnswer } from '../engine/answers.ts';
import type { TimedItem, TimedRecord } from '../engine/timeline.ts';
import { type SartMetrics, sartMetrics, scoreSart } from './score.ts';

/** The digit that asks for nothing. */
export const heldDigit = 3;
const perDigit = 25;
const digitMs = 250;
const paceMs = { digits: 1150, training: 1150, spoken: 1500 } as const;
const fontSizes = 5;
/** Of 225 digits every twentieth is held in the training variant. */
const rareHeld = 11;
const practiceTimes = 2;

export const variants = ['digits', 'training', 'spoken'] as const;
const configSchema = z.object({ variant: z.enum(variants) });
type Config = z.infer<typeof configSchema>;

export interface SartItem extends TimedItem {
  readonly index: number;
  readonly digit: number;
  /** 0 to 4; the view knows what they mean. */
  readonly fontSize: number;
  readonly soaMs: number;
}

export interface JudgedSart {
  readonly valid: boolean;
  readonly index: number;
  readonly isHeld: boolean;
  readonly correct: boolean;
  readonly rtMs: number | null;
}

/** How often each digit comes. */
function counts(variant: Config['variant']): number[] {
  if (variant !== 'training') return Array.from({ length: 9 }, () => perDigit);
  const others = 9 * perDigit - rareHeld;
  let left = others;
  return Array.from({ length: 9 }, (_, i) => {
    if (i + 1 === heldDigit) return rareHeld;
    const share = Math.ceil(left / (i < heldDigit - 1 ? 8 - i : 9 - i));
    left -= share;
    return share;
  });
}

/** Every size as often as every other for each digit; no two digits to hold side by side. */
function planDigits(rng: Rng, times: readonly number[]): { digit: number; fontSize: number }[] {
  const all = times.flatMap((count, i) =>
    shuffle(
      Array.from({ length: count }, (_, j) => ({ digit: i + 1, fontSize: j % fontSizes })),
      rng,
    ),
  );
  return arrange(all, rng, (placed, next) => next.digit !== heldDigit || placed.at(-1)?.digit !== heldDigit);
}

function itemsOf(seed: string, variant: Config['variant'], times: readonly number[]): SartItem[] {
  const soaMs = paceMs[variant];
  return planDigits(createRng(seed), times).map(({ digit, fontSize }, index) => ({
    block: 0,
    index,
    digit,
    fontSize,
    soaMs,
    timeline: {
      moments: [
        { at: 0, face: `${digit}:${fontSize}` },
        // A spoken digit ends by itself, with nothing over it.
        ...(variant === 'spoken' ? [] : [{ at: digitMs, face: 'mask' }]),
      ],
      target: 0,
      openMs: soaMs,
      end: 'deadline',
      areas: 1,
      gapMs: 0,
      lengthMs: soaMs,
    },
  }));
}

function judge(item: SartItem, record: TimedRecord): JudgedSart {
  const { rtMs } = firstAnswer(item, record);
  const isHeld = item.digit === heldDigit;
  return {
    valid: record.fault === null,
    index: item.index,
    isHeld,
    correct: (rtMs === null) === isHeld,
    rtMs,
  };
}

export const exercise: TimedExercise<Config, SartItem, JudgedSart, SartMetrics> = {
  id: 'sart',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant }) => ({ variant: variants.find((known) => known === variant) ?? 'digits' }),
  source(seed, { variant }) {
    const items = itemsOf(seed, variant, counts(variant));
    return stepSource<SartItem, JudgedSart, null>({
      count: items.length,
      state: null,
      make: (index) => items[index] ?? null,
      after: () => null,
      levelEnd: () => ({}),
    });
  },
  practice: (seed, { variant }) =>
    itemsOf(
      `${seed}:practice`,
      variant,
      Array.from({ length: 9 }, () => practiceTimes),
    ),
  judge,
  feedback(_item, { correct, isHeld }, _config, isPractice) {
    if (!isPractice || correct) return null;
    return { code: isHeld ? 'not_held' : 'missed', ms: 400 };
  },
  metrics: sartMetrics,
  score: scoreSart,
};
