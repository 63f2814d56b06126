/** Counts of a round over both modalities. */
export interface RoundCounts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

export interface NbackLevel {
  readonly level: number;
  /** Weak rounds since the last change; a middling round keeps them. */
  readonly strikes: number;
}

const maxLevel = 9;
const strikesDown = 3;

/** TP / (TP + FP + FN); 0 of nothing. Right rejections are left out: they would inflate it. */
export function roundScore({ tp, fp, fn }: RoundCounts): number {
  const all = tp + fp + fn;
  return all === 0 ? 0 : tp / all;
}

/** From 80 % one up; below 50 % a strike, the third takes one down. Compared in whole numbers. */
export function nextNbackLevel({ level, strikes }: NbackLevel, counts: RoundCounts): NbackLevel {
  const { tp, fp, fn } = counts;
  const all = tp + fp + fn;
  if (all > 0 && 5 * tp >= 4 * all) return { level: Math.min(maxLevel, level + 1), strikes: 0 };
  const isWeak = all === 0 || 2 * tp < all;
  if (!isWeak || level === 1) return { level, strikes };
  return strikes + 1 === strikesDown ? { level: level - 1, strikes: 0 } : { level, strikes: strikes + 1 };
}

/** Fewer than 3 errors in each modality: one up; more than 5 in any: one down (Jaeggi 2008, PNAS). */
export function nextJaeggiLevel(level: number, errors: readonly number[]): number {
  if (errors.every((count) => count < 3)) return Math.min(maxLevel, level + 1);
  return errors.some((count) => count > 5) ? Math.max(1, level - 1) : level;
}
