import type { ScoreRange } from './content-schema.ts';

/** Texts of a range with its blanks filled; null where neither neighbour had a text either. */
export type RangeTexts = {
  readonly description: string | null;
  readonly traits: readonly string[] | null;
  readonly strengths: readonly string[] | null;
  readonly growth: readonly string[] | null;
  readonly examples: readonly string[] | null;
  readonly tips: readonly string[] | null;
};

/**
 * Texts for a score. The range is the one with the largest `min_score` not above the score (39.95 belongs to
 * 0-39.9); a score below all of them takes the lowest. A blank field comes from the next lower range, else from
 * the next higher one: lower first, because it is the less alarming text. Filled texts are never passed on.
 */
export function textsForScore(ranges: readonly ScoreRange[], score: number): RangeTexts {
  const sorted = [...ranges].sort((a, b) => a.min_score - b.min_score);
  const index = Math.max(
    0,
    sorted.findLastIndex((range) => range.min_score <= score),
  );
  const sources = [sorted[index], sorted[index - 1], sorted[index + 1]];
  const list = (field: 'traits' | 'strengths' | 'growth' | 'examples' | 'tips') =>
    sources.find((range) => range && range[field].length > 0)?.[field] ?? null;
  return {
    description: sources.find((range) => range?.description)?.description ?? null,
    traits: list('traits'),
    strengths: list('strengths'),
    growth: list('growth'),
    examples: list('examples'),
    tips: list('tips'),
  };
}
