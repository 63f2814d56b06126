import { pickInt, type Rng, shuffle } from '../random.ts';

const TRIES = 5000;

/**
 * The items in a random order in which every one may follow those before it. Picks at random among what fits and
 * starts anew when nothing does.
 */
export function arrange<T>(
  items: readonly T[],
  rng: Rng,
  mayFollow: (placed: readonly T[], next: T) => boolean,
): T[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed: T[] = [];
    const left = shuffle(items, rng);
    while (left.length > 0) {
      const place = left.findIndex((next) => mayFollow(placed, next));
      if (place === -1) break;
      placed.push(...left.splice(place, 1));
      // The rest keeps its random order; a new turn keeps rare kinds from gathering at the end.
      if (left.length > 1) swap(left, 0, pickInt(rng, 0, left.length - 1));
    }
    if (left.length === 0) return placed;
  }
  throw new Error('no order of these items fits the rule');
}

function swap<T>(list: T[], i: number, j: number): void {
  const a = list[i] as T;
  list[i] = list[j] as T;
  list[j] = a;
}

/** Whether the last `max` items placed are all of the kind of the next one. */
export function isRun<T>(placed: readonly T[], next: T, max: number, kind: (item: T) => unknown): boolean {
  const tail = placed.slice(-max);
  return tail.length === max && tail.every((item) => kind(item) === kind(next));
}

/** Each value so often that together there are `count`, as equal as can be; which ones are more is random. */
export function balanced<T>(values: readonly T[], count: number, rng: Rng): T[] {
  const whole = Math.floor(count / values.length);
  const rest = shuffle(values, rng).slice(0, count - whole * values.length);
  return [...values.flatMap((value) => Array.from({ length: whole }, () => value)), ...rest];
}
