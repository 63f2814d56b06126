import { type DimensionId, dimensionIds } from '../cognitive/focustrack/dimensions.ts';
import { type ComparableRun, changeBetween } from '../cognitive/focustrack/variability.ts';
import {
  assumedDifference,
  type ChangeBasis,
  type ChangeScore,
  type ChangeStatement,
  type PairReason,
  pairReasons,
  reliableChange,
  taskItems,
} from '../progress/reliable-change.ts';
import { answerStep } from './answer-step.ts';
import { hasQuestions } from './catalogue.ts';
import { type ComparableAttempt, type Comparison, meaningfulDifference } from './difference.ts';
import { domainOf } from './scoring.ts';
import type { DomainDefinition, InstrumentDefinition } from './types.ts';

/** An attempt as the comparison reads it. Percents have one decimal; null where nothing was answered. */
export type ComparedAttempt = ComparableAttempt & {
  readonly id: string;
  readonly instrument_version: string;
  readonly overall: number | null;
  readonly domains: Readonly<Record<string, number | null>>;
  readonly answers: Readonly<Record<string, number>>;
  /** Questions that were asked, in their order. */
  readonly question_ids: readonly string[];
  /** The child described, as `subjectOf` of history.ts reads it; null for tests about nobody else. */
  readonly subject: string | null;
  /** Answered by an invitation: who it was is not known. */
  readonly invited?: boolean;
  /** The reaction-time run behind it and its place among the scored runs, from 1; null for every other test. */
  readonly run: { readonly facts: ComparableRun; readonly number: number } | null;
};

export type ComparedRow = {
  /** Domain id, or 'overall'. */
  readonly id: string;
  readonly earlier: number | null;
  readonly later: number | null;
  /** Points one answer step moves the percent: 25 / answers behind the number with fewer of them; null for a task. */
  readonly step: number | null;
  /**
   * A difference has to be larger than these points to be more than ordinary variation, one decimal upwards; null for a
   * reaction-time run, which has its own spread.
   */
  readonly needed: number | null;
  /** 'some': more than about the same, and still no more than ordinary variation. Null where a change is not described. */
  readonly change: Comparison | 'some' | null;
};

export type ComparisonObstacle = PairReason;

export type AttemptComparison<A extends ComparedAttempt = ComparedAttempt> = {
  readonly earlier: A;
  readonly later: A;
  /** Empty when the change may be described. */
  readonly obstacles: readonly ComparisonObstacle[];
  readonly overall: ComparedRow;
  /** In report order. */
  readonly areas: readonly ComparedRow[];
};

type Definition = Pick<InstrumentDefinition, 'kind' | 'domains'>;

/**
 * Puts two attempts side by side, the earlier one first whatever the order given. Numbers always stand; a change is
 * described only without obstacles, and by one rule for all (`reliableChange`); of reaction-time runs it goes by the spread of
 * both runs.
 */
export function compareAttempts<A extends ComparedAttempt>(
  [a, b]: readonly [A, A],
  definition: Definition,
): AttemptComparison<A> {
  const [earlier, later] = Date.parse(a.completedAt) <= Date.parse(b.completedAt) ? [a, b] : [b, a];
  const obstacles =
    a.id === b.id ? (['same_attempt'] as const) : obstaclesBetween(earlier, later, definition);
  const described = obstacles.length === 0;
  const rowOf = definition.kind === 'timed' ? runRow : answerRow;
  const row = (id: string) => rowOf(id, earlier, later, definition, described);
  return {
    earlier,
    later,
    obstacles,
    overall: row('overall'),
    areas: definition.domains.map(({ id }) => row(id)),
  };
}

/** What the error of measurement of each kind is taken from, until a test has a study of its own. */
const basisOf = (kind: Definition['kind']): ChangeBasis =>
  kind === 'timed' ? { kind: 'per_run_se' } : { kind: 'assumed' };

function obstaclesBetween(
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  { kind }: Definition,
): PairReason[] {
  const [first, second] = [earlier, later].map((attempt) => wholeOf(attempt, kind)) as [
    ChangeScore,
    ChangeScore,
  ];
  return pairReasons(first, second, basisOf(kind));
}

/** An attempt as the rules of change read it, whatever the score. */
function wholeOf(attempt: ComparedAttempt, kind: Definition['kind']): ChangeScore {
  const { id, run, quality } = attempt;
  const isRun = kind === 'timed';
  return {
    attemptId: id,
    testId: attempt.test_id,
    version: attempt.instrument_version,
    form: attempt.form,
    language: attempt.language,
    quality: isRun ? (quality.level === 'low' ? 'invalid' : (run?.facts.quality ?? 'ok')) : quality.level,
    completedAt: attempt.completedAt,
    subject: attempt.subject,
    // Two who were invited may be two people.
    informant: attempt.invited ? id : null,
    score: attempt.overall,
    items: attempt.question_ids.length,
    served: attempt.question_ids.length,
    // One that is not known is like no other.
    deviceClass: run ? `${run.facts.deviceClass} ${run.facts.variant}` : id,
    runNumber: run?.number ?? Number.POSITIVE_INFINITY,
  };
}

function percentOf(id: string, attempt: ComparedAttempt): number | null {
  return id === 'overall' ? attempt.overall : (attempt.domains[id] ?? null);
}

function answerRow(
  id: string,
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  definition: Definition,
  described: boolean,
): ComparedRow {
  const [first, second] = [earlier, later].map((attempt) => ({
    ...wholeOf(attempt, definition.kind),
    score: percentOf(id, attempt),
    ...countsOf(id, attempt, definition),
  })) as [ChangeScore, ChangeScore];
  const items = Math.min(first.items, second.items);
  const told = described ? reliableChange(first, second, basisOf(definition.kind)) : null;
  return {
    id,
    earlier: first.score,
    later: second.score,
    step: hasQuestions(definition) ? answerStep(items) : null,
    needed: neededOf(items),
    change: told && changeOf(told.statement, told.difference ?? 0),
  };
}

/** With one decimal, upwards: what is said to be needed is enough. */
const neededOf = (items: number): number =>
  Math.max(meaningfulDifference(items), Math.ceil(assumedDifference(items) * 10) / 10);

const changeOf = (statement: ChangeStatement, difference: number): ComparedRow['change'] => {
  if (statement === 'withheld') return null;
  if (statement === 'about_the_same') return 'same';
  if (statement === 'some_difference') return 'some';
  return difference > 0 ? 'higher' : 'lower';
};

/** Answers behind a number, and questions asked for it. */
function countsOf(id: string, attempt: ComparedAttempt, definition: Definition) {
  if (!hasQuestions(definition)) return { items: taskItems, served: taskItems };
  const within = (questions: readonly string[]) => countIn(id, questions, definition.domains);
  return { items: within(Object.keys(attempt.answers)), served: within(attempt.question_ids) };
}

/** Scores of a run count performance and stored percents count difficulty, so the direction turns. */
const turned = { higher: 'lower', lower: 'higher', 'within-usual': 'some', 'not-compared': null } as const;

const isDimension = (id: string): id is DimensionId => dimensionIds.some((each) => each === id);

function runRow(
  id: string,
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  _definition: Definition,
  described: boolean,
): ComparedRow {
  const [from, to] = [earlier.run, later.run];
  // The overall number has no standard error of its own, so no change of it is described.
  const comparable = described && from && to && isDimension(id);
  return {
    id,
    earlier: percentOf(id, earlier),
    later: percentOf(id, later),
    step: null,
    needed: null,
    change: comparable ? turned[changeBetween(from.facts, to.facts, to.number, id).kind] : null,
  };
}

function countIn(
  id: string,
  questions: readonly string[],
  domains: readonly Pick<DomainDefinition, 'id' | 'prefix'>[],
): number {
  return id === 'overall'
    ? questions.length
    : questions.filter((question) => domainOf(question, domains)?.id === id).length;
}
