import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { spanSource } from '../adaptivity/span-source.ts';
import type { Source, StepItem, SteppedExercise } from '../contract.ts';
import { type DigitMetrics, digitMetrics, scoreDigits } from './score.ts';

export const directions = ['forward', 'backward'] as const;
export type Direction = (typeof directions)[number];
const lengths = { forward: { min: 3, max: 9 }, backward: { min: 2, max: 8 } } as const;
/** Ready, then one digit a second (Woods 2011). */
const readyMs = 1000;
export const digitMs = 1000;

export const variants = ['both', 'shown', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  forward: z.int().check(z.gte(lengths.forward.min), z.lte(lengths.forward.max)),
  backward: z.int().check(z.gte(lengths.backward.min), z.lte(lengths.backward.max)),
});
type Config = z.infer<typeof configSchema>;

export interface DigitItem extends StepItem {
  readonly direction: Direction;
  readonly digits: readonly number[];
  /** Milliseconds from the start of the list until an answer is possible. */
  readonly presentMs: number;
}

const answerSchema = z.object({
  tookMs: z.number(),
  digits: z.array(z.int().check(z.gte(1), z.lte(9))).check(z.maxLength(20)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedDigits {
  readonly valid: true;
  readonly direction: Direction;
  readonly length: number;
  readonly correct: boolean;
}

/** Digits 1 to 9 without one twice in a row and without three in a row that count up or down. */
export function drawDigits(rng: Rng, length: number): number[] {
  const digits: number[] = [];
  while (digits.length < length) {
    const digit = pickInt(rng, 1, 9);
    const [second, first] = [digits.at(-1), digits.at(-2)];
    const counts = second !== undefined && first !== undefined && digit - second === second - first;
    if (digit !== second && !(counts && Math.abs(digit - second) === 1)) digits.push(digit);
  }
  return digits;
}

function toItem(direction: Direction, digits: readonly number[]): DigitItem {
  const presentMs = readyMs + digitMs * digits.length;
  return { direction, digits, presentMs, limitMs: 5000 + 2000 * digits.length };
}

function oneDirection(seed: string, direction: Direction, config: Config): Source<DigitItem, JudgedDigits> {
  return spanSource({
    mode: config.mode,
    ...lengths[direction],
    start: config[direction],
    name: direction,
    make: (index, length) =>
      toItem(direction, drawDigits(createRng(`${seed}:${direction}:${index}`), length)),
  });
}

/** Forward to its end, then backward. */
function bothDirections(seed: string, config: Config): Source<DigitItem, JudgedDigits> {
  const [forward, backward] = directions.map((direction) => oneDirection(seed, direction, config));
  let isForward = true;
  return {
    max: (forward?.max ?? 0) + (backward?.max ?? 0),
    next(last) {
      const item = isForward ? forward?.next(last) : backward?.next(last);
      if (item || !isForward) return item ?? null;
      isForward = false;
      return backward?.next(null) ?? null;
    },
    levelEnd: () => ({ ...forward?.levelEnd(), ...backward?.levelEnd() }),
  };
}

export const exercise: SteppedExercise<Config, DigitItem, Answer, JudgedDigits, DigitMetrics> = {
  id: 'digit-span',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, mode, last }) => {
    const startOf = (direction: Direction) => {
      const { min, max } = lengths[direction];
      return clamp((last?.[direction] ?? min + 1) - 1, min, max);
    };
    return {
      variant: variants.find((known) => known === variant) ?? 'both',
      mode,
      forward: startOf('forward'),
      backward: startOf('backward'),
    };
  },
  answer: answerSchema,
  source: bothDirections,
  practice: (seed) =>
    directions.map((direction) =>
      toItem(direction, drawDigits(createRng(`${seed}:practice:${direction}`), 2)),
    ),
  fits: () => true,
  judge({ direction, digits }, answer) {
    const wanted = direction === 'forward' ? digits : digits.toReversed();
    const isSame =
      answer.digits.length === wanted.length && wanted.every((digit, i) => digit === answer.digits[i]);
    return { valid: true, direction, length: digits.length, correct: isSame };
  },
  metrics: digitMetrics,
  score: scoreDigits,
};
