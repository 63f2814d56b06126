import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng, shuffle } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { scoreUpdating, type UpdatingMetrics, updatingMetrics } from './score.ts';

const lengths = [5, 7, 9, 11] as const;
const perLength = 3;
/** A letter for a second, then a second of nothing. */
export const letterMs = 2000;
const bounds = { min: 2, max: 6 } as const;
const startK = 3;

export const alphabets = {
  letters: ['C', 'F', 'H', 'J', 'K', 'L', 'M', 'N', 'Q', 'R', 'S', 'T'],
  digits: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
} as const;
export const variants = ['letters', 'spoken', 'digits', 'spoken-digits'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  k: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
type Config = z.infer<typeof configSchema>;

export interface UpdatingItem extends StepItem {
  readonly letters: readonly string[];
  /** How many of the last are asked for. */
  readonly k: number;
  /** The level the list belongs to: a short list asks for no more than it has. */
  readonly level: number;
  readonly presentMs: number;
}

const answerSchema = z.object({
  tookMs: z.number(),
  letters: z.array(z.string().check(z.maxLength(1))).check(z.maxLength(bounds.max)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedUpdating {
  readonly valid: true;
  readonly k: number;
  readonly level: number;
  /** Share in the right place. */
  readonly share: number;
}

function signsOf(variant: Config['variant']): readonly string[] {
  return variant.endsWith('digits') ? alphabets.digits : alphabets.letters;
}

/** Nothing twice among any k + 2 in a row. */
function drawList(rng: Rng, signs: readonly string[], length: number, k: number): string[] {
  const list: string[] = [];
  while (list.length < length) {
    const near = list.slice(-(k + 1));
    const open = signs.filter((sign) => !near.includes(sign));
    list.push(open[pickInt(rng, 0, open.length - 1)] as string);
  }
  return list;
}

function toItem(rng: Rng, signs: readonly string[], length: number, level: number): UpdatingItem {
  return {
    letters: drawList(rng, signs, length, level),
    k: Math.min(level, length),
    level,
    presentMs: letterMs * length,
    limitMs: null,
  };
}

interface State {
  readonly k: number;
  readonly perfect: number;
}

/** Two whole lists in a row: one more; a list below half: one less. */
function after({ k, perfect }: State, { share }: JudgedUpdating): State {
  if (share < 0.5) return { k: Math.max(bounds.min, k - 1), perfect: 0 };
  if (share < 1) return { k, perfect: 0 };
  return perfect + 1 === 2 ? { k: Math.min(bounds.max, k + 1), perfect: 0 } : { k, perfect: perfect + 1 };
}

export const exercise: SteppedExercise<Config, UpdatingItem, Answer, JudgedUpdating, UpdatingMetrics> = {
  id: 'memory-updating',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, last }) => ({
    variant: variants.find((known) => known === variant) ?? 'letters',
    k: last?.k === undefined ? startK : clamp(last.k - 1, bounds.min, bounds.max),
  }),
  answer: answerSchema,
  source(seed, { variant, k }) {
    const order = shuffle(
      lengths.flatMap((length) => Array.from({ length: perLength }, () => length)),
      createRng(seed),
    );
    return stepSource<UpdatingItem, JudgedUpdating, State>({
      count: order.length,
      state: { k, perfect: 0 },
      make: (index, state) =>
        toItem(createRng(`${seed}:${index}`), signsOf(variant), order[index] ?? lengths[0], state.k),
      after,
      levelEnd: (state) => ({ k: state.k }),
    });
  },
  practice: (seed, { variant }) => [toItem(createRng(`${seed}:practice`), signsOf(variant), 5, bounds.min)],
  fits: ({ k }, { letters }, { variant }) =>
    letters.length <= k && letters.every((letter) => letter === '' || signsOf(variant).includes(letter)),
  judge({ letters, k, level }, answer) {
    const wanted = letters.slice(-k);
    const right = wanted.filter((letter, i) => letter === answer.letters[i]).length;
    return { valid: true, k, level, share: right / k };
  },
  metrics: updatingMetrics,
  score: scoreUpdating,
};
