import { clamp, readNumber } from '../numbers.ts';
import type { DomainDefinition } from './types.ts';

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
