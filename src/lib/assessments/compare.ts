import { domainOf } from './answers.ts';
import {
  type ComparableAttempt,
  type Comparison,
  compareScores,
  comparisonObstacles,
  meaningfulDifference,
  type Obstacle,
} from './difference.ts';
import type { DomainDefinition, InstrumentDefinition, TestId } from './types.ts';

/** An attempt as the comparison reads it. Percents have one decimal; null where nothing was answered. */
export type ComparedAttempt = ComparableAttempt & {
  readonly id: string;
  readonly overall: number | null;
  readonly domains: Readonly<Record<string, number | null>>;
  readonly answers: Readonly<Record<string, number>>;
  /** How a timed run was answered ('keyboard', 'mouse', 'touch'); null for questionnaires and where it is not known. */
  readonly device: string | null;
  /** The child described, as `subjectOf` of history.ts reads it; null for tests about nobody else. */
  readonly subject: string | null;
};

export type ComparedRow = {
  /** Domain id, or 'overall'. */
  readonly id: string;
  readonly earlier: number | null;
  readonly later: number | null;
  /** Answers behind the number with fewer of them; null for a task, which has none. */
  readonly items: number | null;
  /** Points one answer step moves the percent: 25 / items. */
  readonly step: number | null;
  /** Points a difference needs to be put in words. */
  readonly needed: number;
  /** null where a change is not described. */
  readonly change: Comparison | null;
};

export type ComparisonObstacle = Obstacle | 'same_attempt' | 'different_child' | 'different_device';

export type AttemptComparison<A extends ComparedAttempt = ComparedAttempt> = {
  readonly earlier: A;
  readonly later: A;
  /** Empty when the change may be described. */
  readonly obstacles: readonly ComparisonObstacle[];
  readonly overall: ComparedRow;
  /** In report order. */
  readonly areas: readonly ComparedRow[];
};

/**
 * Puts two attempts side by side, the earlier one first whatever the order given. Numbers always stand; a change is
 * described only without obstacles and from the meaningful difference on (reference section 1.11).
 * Reaction-time runs with different input devices are not compared (cognitive tasks 2.8).
 */
export function compareAttempts<A extends ComparedAttempt>(
  [a, b]: readonly [A, A],
  { testId, domains, selection }: Pick<InstrumentDefinition, 'testId' | 'domains' | 'selection'>,
): AttemptComparison<A> {
  const [earlier, later] = Date.parse(a.completedAt) <= Date.parse(b.completedAt) ? [a, b] : [b, a];
  const obstacles = a.id === b.id ? (['same_attempt'] as const) : obstaclesBetween(earlier, later, testId);
  const row = (id: string, from: number | null, to: number | null, items: number | null): ComparedRow => ({
    id,
    earlier: from,
    later: to,
    items,
    step: items ? 25 / items : null,
    needed: meaningfulDifference(items ?? manyItems),
    change:
      obstacles.length > 0 || from === null || to === null
        ? null
        : compareScores(to, from, items ?? manyItems),
  });
  const fewer = (count: (attempt: A) => number) =>
    selection.total === 0 ? null : Math.min(count(earlier), count(later));
  return {
    earlier,
    later,
    obstacles,
    overall: row(
      'overall',
      earlier.overall,
      later.overall,
      fewer(({ answers }) => Object.keys(answers).length),
    ),
    areas: domains.map(({ id }) =>
      row(
        id,
        earlier.domains[id] ?? null,
        later.domains[id] ?? null,
        fewer(({ answers }) => answeredIn(id, answers, domains)),
      ),
    ),
  };
}

/** A task rests on many trials or choices: the smaller of the two limits applies. */
const manyItems = 100;

function obstaclesBetween(
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  testId: TestId,
): ComparisonObstacle[] {
  const found: ComparisonObstacle[] = comparisonObstacles(earlier, later);
  if (earlier.subject !== later.subject) found.push('different_child');
  const isTimed = testId === 'focustrack_attention_test';
  if (isTimed && (earlier.device === null || earlier.device !== later.device)) found.push('different_device');
  return found;
}

function answeredIn(
  domainId: string,
  answers: Readonly<Record<string, number>>,
  domains: readonly Pick<DomainDefinition, 'id' | 'prefix'>[],
): number {
  return Object.keys(answers).filter((question) => domainOf(question, domains)?.id === domainId).length;
}
