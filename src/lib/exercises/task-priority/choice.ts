import { pickInt, type Rng } from '../../random.ts';

/** A task on a card: points, minutes it takes and minutes left for it. */
export interface TaskCard {
  readonly value: number;
  readonly duration: number;
  readonly deadline: number;
}

/**
 * `conflict`: only one fits, and the one worth more is less urgent. `aligned`: only one fits, the one worth more is the
 * urgent one. `sequence`: both fit, in one order alone.
 */
export const pairTypes = ['conflict', 'aligned', 'sequence'] as const;
export type PairType = (typeof pairTypes)[number];

export interface Comparison {
  readonly best: 'A' | 'B' | null;
  readonly type: PairType | 'tie';
  readonly valueAFirst: number;
  readonly valueBFirst: number;
}

const earned = (first: TaskCard, second: TaskCard) =>
  (first.duration <= first.deadline ? first.value : 0) +
  (first.duration + second.duration <= second.deadline ? second.value : 0);

/** Which of two cards to begin with for the most points. */
export function comparePair(a: TaskCard, b: TaskCard): Comparison {
  const valueAFirst = earned(a, b);
  const valueBFirst = earned(b, a);
  if (valueAFirst === valueBFirst) return { best: null, type: 'tie', valueAFirst, valueBFirst };
  const best = valueAFirst > valueBFirst ? 'A' : 'B';
  const both = a.value + b.value;
  if (Math.max(valueAFirst, valueBFirst) === both)
    return { best, type: 'sequence', valueAFirst, valueBFirst };
  const [chosen, other] = best === 'A' ? [a, b] : [b, a];
  return { best, type: chosen.deadline <= other.deadline ? 'aligned' : 'conflict', valueAFirst, valueBFirst };
}

function drawCard(rng: Rng): TaskCard {
  const duration = 5 * pickInt(rng, 1, 8);
  return { value: 10 * pickInt(rng, 1, 10), duration, deadline: duration + 5 * pickInt(rng, 0, 8) };
}

/** Two cards of a type with the better first step on the wanted side. Values and deadlines differ. */
export function drawPair(rng: Rng, type: PairType, best: 'A' | 'B'): { a: TaskCard; b: TaskCard } {
  for (;;) {
    const [a, b] = [drawCard(rng), drawCard(rng)];
    const differ = a.value !== b.value && a.deadline !== b.deadline;
    const pair = comparePair(a, b);
    if (differ && pair.type === type && pair.best === best) return { a, b };
  }
}
