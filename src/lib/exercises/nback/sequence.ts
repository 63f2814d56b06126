import { pickInt, type Rng, shuffle } from '../../random.ts';

export const scoredTrials = 20;
export const targetsPerRound = 6;
const sharedTargets = 2;
const maxLures = 3;
/** So many targets on successive positions never come. */
const targetRun = 4;

export interface Positions {
  /** 0-based. */
  readonly targets: readonly number[];
  readonly luresNminus1: readonly number[];
  readonly luresNplus1: readonly number[];
}

/** Where a sequence repeats what was n back; a lure repeats what was one nearer or farther and is no target. */
export function nbackPositions<T>(sequence: readonly T[], n: number): Positions {
  const matches = (distance: number) =>
    sequence.flatMap((value, i) =>
      distance > 0 && i >= distance && sequence[i - distance] === value ? [i] : [],
    );
  const targets = matches(n);
  const isLure = (i: number) => !targets.includes(i);
  return { targets, luresNminus1: matches(n - 1).filter(isLure), luresNplus1: matches(n + 1).filter(isLure) };
}

export type SequenceFault = 'length' | 'alphabet' | 'targetCount' | 'targetRun';

/** What a sequence of a round lacks. */
export function sequenceFaults<T>(
  sequence: readonly T[],
  n: number,
  alphabet: readonly T[],
): SequenceFault[] {
  const { targets } = nbackPositions(sequence, n);
  const faults: SequenceFault[] = [];
  if (sequence.length !== scoredTrials + n) faults.push('length');
  if (sequence.some((value) => !alphabet.includes(value))) faults.push('alphabet');
  if (targets.length !== targetsPerRound) faults.push('targetCount');
  if (hasRun(targets)) faults.push('targetRun');
  return faults;
}

function hasRun(sorted: readonly number[]): boolean {
  return sorted.some((place, i) => sorted[i + targetRun - 1] === place + targetRun - 1);
}

/** Positions of the targets of one modality, or of two that share two of them. */
function drawTargets(rng: Rng, n: number, isDual: boolean): [number[], number[]] {
  const places = Array.from({ length: scoredTrials }, (_, i) => n + i);
  for (;;) {
    const order = shuffle(places, rng);
    const sort = (list: number[]) => list.toSorted((a, b) => a - b);
    const one = sort(order.slice(0, targetsPerRound));
    const own = targetsPerRound - sharedTargets;
    const other = isDual ? sort(order.slice(own, own + targetsPerRound)) : [];
    if (!hasRun(one) && !hasRun(other)) return [one, other];
  }
}

/** Values with exactly these targets and at most three lures. */
function fill<T>(rng: Rng, n: number, values: readonly T[], targets: readonly number[]): T[] {
  const wanted = new Set(targets);
  let lures = pickInt(rng, 0, maxLures);
  const sequence: T[] = [];
  for (let i = 0; i < scoredTrials + n; i++) {
    const back = sequence[i - n];
    if (wanted.has(i) && back !== undefined) {
      sequence.push(back);
      continue;
    }
    const near = [n > 1 ? sequence[i - n + 1] : undefined, sequence[i - n - 1]];
    const open = values.filter((value) => value !== back && (lures > 0 || !near.includes(value)));
    const value = open[pickInt(rng, 0, open.length - 1)] as T;
    if (near.includes(value)) lures -= 1;
    sequence.push(value);
  }
  return sequence;
}

export interface Round<Letter> {
  readonly letters: readonly Letter[];
  /** Cells 1 to 8, or none where there is one modality. */
  readonly squares: readonly number[];
}

export function drawRound<Letter>(
  rng: Rng,
  n: number,
  letters: readonly Letter[],
  isDual: boolean,
): Round<Letter> {
  const [one, other] = drawTargets(rng, n, isDual);
  return {
    letters: fill(rng, n, letters, one),
    squares: isDual ? fill(rng, n, [1, 2, 3, 4, 5, 6, 7, 8], other) : [],
  };
}
