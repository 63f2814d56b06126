import { clamp, readNumber } from '../numbers.ts';

/** What a stored result hands to the builder. Everything but the name may be missing or malformed. */
export type ReportInput = {
  readonly test_name: string;
  /** Overall percent, a number or numeric text. */
  readonly percentage_score?: unknown;
  readonly responses?: unknown;
  readonly metrics?: unknown;
  /** Holds `domain_scores` or `domains`, itself or inside `report_payload`. */
  readonly metadata?: unknown;
};

/** A score as the report uses it: limited to 0..100, not rounded. Unusable counts as 0 but is not scored. */
export type ReadScore = { readonly score: number; readonly scored: boolean };

export function readScore(value: unknown): ReadScore {
  const number = readNumber(value);
  return number === null ? { score: 0, scored: false } : { score: clamp(number, 0, 100), scored: true };
}

/** Dimension id to raw score: the first place of the fixed order that holds a non-empty object, else {}. */
export function readDomainScores(metadata: unknown): Readonly<Record<string, unknown>> {
  const outer = asObject(metadata);
  const inner = asObject(outer.report_payload);
  const places = [outer.domain_scores, outer.domains, inner.domain_scores, inner.domains].map(asObject);
  return places.find((place) => Object.keys(place).length > 0) ?? {};
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}
