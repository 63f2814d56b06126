import { clamp, decimalOne, divideHalfUp, fromDecimal, readNumber, toDecimal } from '../numbers.ts';
import type {
  DomainDefinition,
  OverallScore,
  RawAnswers,
  ScalePoint,
  Score,
  ScoredAnswers,
} from './types.ts';

/* What an answer is, which area it counts in, and the numbers made of answers. */

/** The five points of every response scale, left to right. */
export const scalePoints = [1, 2, 3, 4, 5] as const satisfies readonly ScalePoint[];

export function isScalePoint(value: unknown): value is ScalePoint {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5;
}

const QUESTION_ID = /^([A-Z]+)\d{3}$/;

/** Letters of a question id ('AC' of 'AC001'), or null when the text is no question id. */
export function prefixOf(questionId: string): string | null {
  return QUESTION_ID.exec(questionId)?.[1] ?? null;
}

/** The domain a question id belongs to by its prefix, or undefined. Numbers outside the bank belong, too. */
export function domainOf<D extends Pick<DomainDefinition, 'prefix'>>(
  questionId: string,
  domains: readonly D[],
): D | undefined {
  const prefix = prefixOf(questionId);
  return prefix === null ? undefined : domains.find((domain) => domain.prefix === prefix);
}

export type ReadAnswer = {
  /** Limited to 1..5, not rounded. */
  readonly value: number;
  /** The answer given lay outside 1..5 or was not whole. */
  readonly outOfRange: boolean;
};

/** Reads one answer; null is unanswered (missing, blank, other text, true, false, not finite). */
export function readAnswer(raw: unknown): ReadAnswer | null {
  const number = readNumber(raw);
  if (number === null) return null;
  return {
    value: clamp(number, 1, 5),
    outOfRange: number < 1 || number > 5 || !Number.isInteger(number),
  };
}

/** `sum` in the exact decimals of numbers.ts. */
type ExactTally = { sum: bigint; answered: number };
/** Contributions (answer - 1) of one area, added up. */
export type Tally = { readonly sum: number; readonly answered: number };

/**
 * Scores answers: contribution = answer - 1 limited to 0..4; percent = sum / (4 x answered) x 100, one decimal,
 * halves up, exact. Overall is the same formula over all answers together, not the mean of the domains.
 * Unanswered questions and ids of other instruments count nowhere. Nothing answered gives percent null.
 * @param domains domains of the instrument, in report order; the result keeps that order
 */
export function scoreAnswers(
  domains: readonly Pick<DomainDefinition, 'id' | 'prefix'>[],
  answers: RawAnswers,
): ScoredAnswers {
  const tallies = new Map<string, ExactTally>(domains.map((domain) => [domain.id, { sum: 0n, answered: 0 }]));
  const read: Record<string, number> = {};
  let outOfRange = false;
  for (const [questionId, raw] of Object.entries(answers)) {
    const tally = tallies.get(domainOf(questionId, domains)?.id ?? '');
    const answer = readAnswer(raw);
    if (!tally || !answer) continue;
    read[questionId] = answer.value;
    outOfRange ||= answer.outOfRange;
    tally.sum += toDecimal(answer.value) - decimalOne;
    tally.answered += 1;
  }
  return {
    domains: domains.map((domain) => ({ id: domain.id, ...scoreOf(tallies.get(domain.id)) })),
    overall: overallOf([...tallies.values()]),
    answers: read,
    outOfRange,
  };
}

/** The same numbers from sums instead of answers, one tally a domain. */
export function scoreTallies(tallies: readonly Tally[]): { domains: Score[]; overall: OverallScore } {
  const exact = tallies.map(({ sum, answered }) => ({ sum: toDecimal(sum), answered }));
  return { domains: exact.map(scoreOf), overall: overallOf(exact) };
}

function scoreOf(tally: ExactTally | undefined): Score {
  if (!tally || tally.answered === 0) return { scored: false, percent: null, answered: 0 };
  return { scored: true, percent: percentOf(tally), answered: tally.answered };
}

function overallOf(tallies: readonly ExactTally[]): OverallScore {
  const total = tallies.reduce<ExactTally>(
    (all, tally) => ({ sum: all.sum + tally.sum, answered: all.answered + tally.answered }),
    { sum: 0n, answered: 0 },
  );
  return {
    ...scoreOf(total),
    totalScore: fromDecimal(total.sum),
    maxPossibleScore: 4 * total.answered,
  };
}

/** Tenths of a percent are rounded as whole numbers: binary fractions would turn 28.75 into 28.7. */
function percentOf({ sum, answered }: ExactTally): number {
  return Number(divideHalfUp(sum * 1000n, 4n * BigInt(answered) * decimalOne)) / 10;
}
