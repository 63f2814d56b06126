import { createRng, type Rng, shuffle } from '../../random.ts';
import {
  type FocustrackVariant,
  pacesOf,
  practiceTrialCount,
  practiceWaitCount,
  stimuliOf,
  type TrialKind,
  trialsPerBlock,
  trialsPerPace,
  waitsPerPace,
} from './design.ts';

export interface PlannedTrial {
  /** From 0. */
  readonly index: number;
  /** 1-6; in practice the round, 1-3. */
  readonly block: number;
  readonly kind: TrialKind;
  /** A letter, or the name of a shape. */
  readonly letter: string;
  /** This onset to the next. */
  readonly soaMs: number;
}

/** Places of the three paces; each order is used in exactly one block. */
const PACE_ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const PRACTICE_PACES = [1, 0, 2] as const;

/** The 360 trials of a run. The same seed and variant give the same list in the browser and on the server. */
export function createTrialList(seed: string, variant: FocustrackVariant): PlannedTrial[] {
  const rng = createRng(seed);
  const paces = pacesOf(variant);
  const list: PlannedTrial[] = [];
  for (const [i, order] of shuffle(PACE_ORDERS, rng).entries()) {
    const kinds = order.flatMap(() => drawKinds(trialsPerPace, waitsPerPace, rng));
    const names = drawNames(kinds, variant, list.findLast(({ kind }) => kind === 'T')?.letter, rng);
    for (const [j, kind] of kinds.entries()) {
      const soaMs = paces[order[Math.floor(j / trialsPerPace)] ?? 0];
      list.push({ index: i * trialsPerBlock + j, block: i + 1, kind, letter: names[j] ?? '', soaMs });
    }
  }
  return list;
}

/** The 24 trials of a practice round (1-3): 8 at each pace, medium first. */
export function createPracticeList(seed: string, round: number, variant: FocustrackVariant): PlannedTrial[] {
  const rng = createRng(`${seed}:practice:${round}`);
  const paces = pacesOf(variant);
  const kinds = drawKinds(practiceTrialCount, practiceWaitCount, rng);
  const names = drawNames(kinds, variant, undefined, rng);
  const perPace = practiceTrialCount / PRACTICE_PACES.length;
  return kinds.map((kind, index) => {
    const soaMs = paces[PRACTICE_PACES[Math.floor(index / perPace)] ?? 0];
    return { index, block: round, kind, letter: names[index] ?? '', soaMs };
  });
}

/** Targets and waits in random order: a target first and no three waits in a row. */
function drawKinds(count: number, waits: number, rng: Rng): TrialKind[] {
  const sorted = Array.from({ length: count }, (_, i): TrialKind => (i < waits ? 'X' : 'T'));
  for (;;) {
    const kinds = shuffle(sorted, rng);
    const threeWaits = kinds.some((_, i) => kinds[i] === 'X' && kinds[i + 1] === 'X' && kinds[i + 2] === 'X');
    if (kinds[0] === 'T' && !threeWaits) return kinds;
  }
}

/**
 * Names for the kinds: every target equally often (as far as the count divides), none twice in a row even with
 * waits between them, and the first one other than the last of the block before.
 */
function drawNames(
  kinds: readonly TrialKind[],
  variant: FocustrackVariant,
  before: string | undefined,
  rng: Rng,
): string[] {
  const { wait, targets } = stimuliOf(variant);
  const needed = kinds.filter((kind) => kind === 'T').length;
  const pool = shuffle(targets, rng);
  const sorted = Array.from({ length: needed }, (_, i) => pool[i % pool.length] ?? '');
  for (;;) {
    const names = shuffle(sorted, rng);
    if (names.some((name, i) => name === (i === 0 ? before : names[i - 1]))) continue;
    let next = 0;
    return kinds.map((kind) => (kind === 'X' ? wait : (names[next++] ?? '')));
  }
}
