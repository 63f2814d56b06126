import type { AttemptRecord } from '@/api/attempts/attempt-record';
import type { Language } from '@/config/languages';
import { domainOf } from '@/lib/assessments/answers';
import { scoreAnswers } from '@/lib/assessments/scoring';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** Largest contribution of one answer; answers 1..5 count 0..4. */
export const mostPerAnswer = 4;

export type ScoringRow = {
  readonly answered: number;
  readonly served: number;
  /** Of contributions 0..4. */
  readonly sum: number;
  readonly largestSum: number;
  /** One decimal; null when nothing was answered. */
  readonly percent: number | null;
};

export type ScoredQuestion = {
  readonly id: string;
  /** 1..5; null when it was left out. */
  readonly answer: number | null;
  /** The language it was asked in. */
  readonly language: Language;
};

export type Scoring = {
  /** In report order. */
  readonly areas: readonly (ScoringRow & { readonly id: string })[];
  readonly total: ScoringRow;
  /** The stored numbers are what the stored answers give. */
  readonly agrees: boolean;
  /** In the order served. */
  readonly questions: readonly ScoredQuestion[];
  /** Languages the questions were asked in, the attempt's own first. */
  readonly languages: readonly Language[];
};

/** The way from the stored answers to the numbers, worked out anew. */
export function scoringOf(definition: InstrumentDefinition, attempt: AttemptRecord): Scoring {
  const scored = scoreAnswers(definition.domains, attempt.answers);
  const areas = scored.domains.map(({ id, answered, percent }) => ({
    id,
    answered,
    served: attempt.question_ids.filter((question) => domainOf(question, definition.domains)?.id === id)
      .length,
    sum: sumOf(scored.answers, (question) => domainOf(question, definition.domains)?.id === id),
    largestSum: mostPerAnswer * answered,
    percent,
  }));
  const { overall } = scored;
  const questions = attempt.question_ids.map((id) => ({
    id,
    answer: scored.answers[id] ?? null,
    language: attempt.item_languages[id] ?? attempt.language,
  }));
  return {
    areas,
    total: {
      answered: overall.answered,
      served: attempt.question_ids.length,
      sum: overall.totalScore,
      largestSum: overall.maxPossibleScore,
      percent: overall.percent,
    },
    agrees:
      overall.percent === attempt.overall &&
      overall.totalScore === attempt.total_score &&
      overall.maxPossibleScore === attempt.max_possible_score &&
      areas.every(({ id, percent }) => percent === (attempt.domains[id] ?? null)),
    questions,
    languages: [...new Set([attempt.language, ...questions.map(({ language }) => language)])],
  };
}

function sumOf(answers: Readonly<Record<string, number>>, counts: (question: string) => boolean): number {
  return Object.entries(answers)
    .filter(([question]) => counts(question))
    .reduce((sum, [, answer]) => sum + answer - 1, 0);
}
