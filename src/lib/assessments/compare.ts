import { type DimensionId, dimensionIds } from '../cognitive/focustrack/dimensions.ts';
import { type ComparableRun, changeBetween } from '../cognitive/focustrack/variability.ts';
import { answerStep } from './answer-step.ts';
import { hasQuestions } from './catalogue.ts';
import {
  type ComparableAttempt,
  type Comparison,
  compareScores,
  comparisonObstacles,
  meaningfulDifference,
  type Obstacle,
} from './difference.ts';
import { domainOf } from './scoring.ts';
import type { DomainDefinition, InstrumentDefinition } from './types.ts';

/** An attempt as the comparison reads it. Percents have one decimal; null where nothing was answered. */
export type ComparedAttempt = ComparableAttempt & {
  readonly id: string;
  readonly overall: number | null;
  readonly domains: Readonly<Record<string, number | null>>;
  readonly answers: Readonly<Record<string, number>>;
  /** The child described, as `subjectOf` of history.ts reads it; null for tests about nobody else. */
  readonly subject: string | null;
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
  /** Points a difference needs to be put in words; null for a reaction-time run, which has its own spread. */
  readonly needed: number | null;
  /** null where a change is not described. */
  readonly change: Comparison | null;
};

export type ComparisonObstacle =
  | Obstacle
  | 'same_attempt'
  | 'different_child'
  | 'different_device'
  /** The first two reaction-time runs carry practice effects. */
  | 'practice_runs';

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

/** A task rests on many trials or choices: the smaller of the two limits applies. */
const manyItems = 100;
const firstComparedRun = 3;

/**
 * Puts two attempts side by side, the earlier one first whatever the order given. Numbers always stand; a change is
 * described only without obstacles: of questionnaires from the meaningful difference on (`meaningfulDifference`), of
 * reaction-time runs beyond the spread of both runs.
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

function obstaclesBetween(
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  { kind }: Definition,
): ComparisonObstacle[] {
  const found: ComparisonObstacle[] = comparisonObstacles(earlier, later);
  if (earlier.subject !== later.subject) found.push('different_child');
  if (kind !== 'timed') return found;
  const [from, to] = [earlier.run, later.run];
  const alike =
    from && to && from.facts.deviceClass === to.facts.deviceClass && from.facts.variant === to.facts.variant;
  if (!alike) found.push('different_device');
  else if (to.number < firstComparedRun) found.push('practice_runs');
  return found;
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
  const [from, to] = [percentOf(id, earlier), percentOf(id, later)];
  const [before, after] = [earlier, later].map(({ answers }) => answeredIn(id, answers, definition.domains));
  const items = hasQuestions(definition) ? Math.min(before ?? 0, after ?? 0) : manyItems;
  return {
    id,
    earlier: from,
    later: to,
    step: hasQuestions(definition) ? answerStep(items) : null,
    needed: meaningfulDifference(items),
    change: described && from !== null && to !== null ? compareScores(to, from, items) : null,
  };
}

/** Scores of a run count performance and stored percents count difficulty, so the direction turns. */
const turned = { higher: 'lower', lower: 'higher', 'within-usual': 'same', 'not-compared': null } as const;

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

function answeredIn(
  id: string,
  answers: Readonly<Record<string, number>>,
  domains: readonly Pick<DomainDefinition, 'id' | 'prefix'>[],
): number {
  const questions = Object.keys(answers);
  return id === 'overall'
    ? questions.length
    : questions.filter((question) => domainOf(question, domains)?.id === id).length;
}
