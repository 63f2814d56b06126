import type { Language } from '@/config/languages';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { hasQuestions } from '@/lib/assessments/catalogue';
import { domainOf, scoreAnswers, scoreTallies } from '@/lib/assessments/scoring';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { FocustrackRun } from '../cognitive/focustrack/stored-run.ts';
import { type ActivityScoring, choiceScoring, runScoring } from './activity-scoring';

/** Largest contribution of one answer; answers 1..5 count 0..4. */
export const mostPerAnswer = 4;

export type ScoringRow = {
  readonly answered: number;
  readonly served: number;
  /** Of contributions 0..4; null where the report was shared without it. */
  readonly sum: number | null;
  readonly largestSum: number;
  /** One decimal; null when nothing was answered, and without a sum. */
  readonly percent: number | null;
};

export type ScoredQuestion = {
  readonly id: string;
  /** 1..5; null when it was left out. */
  readonly answer: number | null;
  /** The language it was asked in. */
  readonly language: Language;
  /** Area it counts in; null when it counts nowhere. */
  readonly area: string | null;
};

export type Scoring = {
  /** In report order. */
  readonly areas: readonly (ScoringRow & { readonly id: string })[];
  readonly total: ScoringRow;
  /** The stored numbers are what the stored answers give; null when the record that would tell is not at hand. */
  readonly agrees: boolean | null;
  /** In the order served. */
  readonly questions: readonly ScoredQuestion[];
  /** Languages the questions were asked in, the attempt's own first. */
  readonly languages: readonly Language[];
  /** Sets asked because of a high answer, in the order asked. */
  readonly followUps: NonNullable<AttemptRecord['follow_ups']>;
  /** Of a test without questions; then the rows above hold no answers. */
  readonly task: ActivityScoring | null;
};

/** The way from the stored answers to the numbers, worked out anew. */
export function scoringOf(
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  run: FocustrackRun | null,
): Scoring {
  const tallies = definition.domains.map((domain) => tallyOf(domain, definition, attempt));
  const areas = definition.domains.map(({ id }, index) => {
    const { served = 0, answered = 0, sum = 0 } = tallies[index] ?? {};
    const score = sum === null ? undefined : scoreTallies([{ answered, sum }]).domains[0];
    return {
      id,
      served,
      answered,
      sum,
      largestSum: mostPerAnswer * answered,
      percent: score?.percent ?? null,
    };
  });
  const total = totalOf(tallies, attempt);
  const { answers } = scoreAnswers(definition.domains, attempt.answers);
  const questions = attempt.question_ids.map((id) => ({
    id,
    answer: answers[id] ?? null,
    language: attempt.item_languages[id] ?? attempt.language,
    area: domainOf(id, definition.domains)?.id ?? null,
  }));
  const task = taskScoringOf(definition, attempt, run);
  return {
    areas,
    total,
    agrees: task
      ? task.agrees
      : tallies.some(({ sum }) => sum === null)
        ? null
        : total.percent === attempt.overall &&
          total.sum === attempt.total_score &&
          total.largestSum === attempt.max_possible_score &&
          areas.every(({ id, percent }) => percent === (attempt.domains[id] ?? null)),
    questions,
    languages: [...new Set([attempt.language, ...questions.map(({ language }) => language)])],
    followUps: attempt.follow_ups ?? [],
    task,
  };
}

type SharedTally = { readonly served: number; readonly answered: number; readonly sum: number | null };

/** Of all answers together; as it was stored where the sums of areas were left out. */
function totalOf(tallies: readonly SharedTally[], attempt: AttemptRecord): ScoringRow {
  const served = tallies.reduce((all, tally) => all + tally.served, 0);
  const known = tallies.flatMap(({ answered, sum }) => (sum === null ? [] : [{ answered, sum }]));
  if (known.length < tallies.length) {
    return {
      answered: tallies.reduce((all, { answered }) => all + answered, 0),
      served,
      sum: attempt.overall === null ? null : attempt.total_score,
      largestSum: attempt.max_possible_score,
      percent: attempt.overall,
    };
  }
  const { overall } = scoreTallies(known);
  return {
    answered: overall.answered,
    served,
    sum: overall.totalScore,
    largestSum: overall.maxPossibleScore,
    percent: overall.percent,
  };
}

function taskScoringOf(
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  run: FocustrackRun | null,
): ActivityScoring | null {
  if (hasQuestions(definition)) return null;
  return definition.kind === 'choices' ? choiceScoring(attempt) : runScoring(attempt, run);
}

/** Of the answers, or as it was shared in their place. */
function tallyOf(
  { id, prefix }: InstrumentDefinition['domains'][number],
  { domains }: InstrumentDefinition,
  attempt: AttemptRecord,
): SharedTally {
  const shared = attempt.tally;
  if (shared) return shared[prefix] ?? { served: 0, answered: 0, sum: 0 };
  const { answers } = scoreAnswers(domains, attempt.answers);
  const belongs = (question: string) => domainOf(question, domains)?.id === id;
  const own = Object.entries(answers).filter(([question]) => belongs(question));
  return {
    served: attempt.question_ids.filter(belongs).length,
    answered: own.length,
    sum: own.reduce((sum, [, answer]) => sum + answer - 1, 0),
  };
}
