import { snapshotBand } from '../assessments/bands.ts';
import { findEntry } from '../assessments/catalogue.ts';
import { areComparable, type ComparableAttempt, compareScores } from '../assessments/difference.ts';
import type { Band } from '../assessments/types.ts';
import { type ChangeScore, reliableChange, taskItems } from '../progress/reliable-change.ts';
import { rank } from './build.ts';
import { message, type ReportMessage } from './messages.ts';

export type InsightId =
  | 'overall_level'
  | 'highest_area'
  | 'lowest_area'
  | 'profile_shape'
  | 'change_since_last'
  | 'quality_note';

/** A sentence about the result: a message to translate, and the dimension ids (or 'overall') it rests on. */
export type Insight = ReportMessage & { readonly id: InsightId; readonly based_on: readonly string[] };

export type InsightDimension = {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly scored: boolean;
};

export type InsightAttempt = ComparableAttempt & {
  /** Null: nothing was answered. */
  readonly overall: number | null;
  /** The child described, as `subjectOf` of history.ts reads it; null for tests about nobody else. */
  readonly subject: string | null;
  readonly instrument_version: string;
  /** Questions with an answer, and questions asked. */
  readonly answered: number;
  readonly served: number;
  /** Answered by somebody who was invited: whether two such attempts come from one person is not known. */
  readonly invited: boolean;
};

export type InsightInput = {
  readonly attempt: InsightAttempt;
  /** Other attempts of the person, any order, any test; only comparable ones are used. */
  readonly others: readonly InsightAttempt[];
  /** In report order. */
  readonly dimensions: readonly InsightDimension[];
  /** Dimension id to the answers behind its score; a dimension not named counts as having few. */
  readonly answered: Readonly<Record<string, number>>;
};

const EVEN_SPREAD = 10;
const UNEVEN_SPREAD = 25;
/** Differences of one-decimal numbers carry binary noise. */
const NOISE = 1e-6;
/** Answers assumed where the count is not known: the smallest dimensions have 3 or 4. */
const FEW_ANSWERS = 4;

/**
 * At most five sentences in fixed order. They state no cause, no forecast and no comparison with other people,
 * and word a difference only where it is large enough to mean something.
 */
export function buildInsights(input: InsightInput): Insight[] {
  const ranking = rank(input.dimensions);
  const highest = ranking[0];
  const lowest = lowestOf(input.dimensions);
  return [
    overallLevel(input.attempt),
    highest && lowest && standsAlone(highest, ranking)
      ? highestArea(highest, lowest, ranking.length, input.answered)
      : null,
    highest && lowest && highest.id !== lowest.id && standsAlone(lowest, ranking)
      ? lowestArea(highest, lowest, input.answered)
      : null,
    highest && lowest && ranking.length > 1 ? profileShape(highest, lowest, ranking) : null,
    input.attempt.quality.level === 'ok'
      ? changeSinceLast(input)
      : insight('quality_note', message('insights.quality_note'), []),
  ].filter((each) => each !== null);
}

function insight(id: InsightId, text: ReportMessage, basedOn: readonly string[]): Insight {
  return { id, ...text, based_on: basedOn };
}

function overallLevel({ overall }: InsightAttempt): Insight | null {
  if (overall === null) return null;
  const keys = {
    Low: 'insights.overall_level.low',
    Moderate: 'insights.overall_level.moderate',
    High: 'insights.overall_level.high',
  } as const satisfies { readonly [band in Band]: ReportMessage['key'] };
  return insight('overall_level', message(keys[snapshotBand(overall)], { score: overall }), ['overall']);
}

/** No area is named before its equals. */
function standsAlone(area: InsightDimension, ranking: readonly InsightDimension[]): boolean {
  return ranking.every(({ id, score }) => id === area.id || Math.abs(score - area.score) > NOISE);
}

function highestArea(
  highest: InsightDimension,
  lowest: InsightDimension,
  scoredCount: number,
  answered: InsightInput['answered'],
): Insight {
  const params = { name: highest.name, score: highest.score };
  if (scoredCount === 1)
    return insight('highest_area', message('insights.highest_area.only', params), [highest.id]);
  const key = standsOut(highest, lowest, answered)
    ? 'insights.highest_area.clear'
    : 'insights.highest_area.same';
  return insight('highest_area', message(key, params), [highest.id]);
}

function lowestArea(
  highest: InsightDimension,
  lowest: InsightDimension,
  answered: InsightInput['answered'],
): Insight {
  const params = { name: lowest.name, score: lowest.score };
  const key = standsOut(highest, lowest, answered)
    ? 'insights.lowest_area.clear'
    : 'insights.lowest_area.same';
  return insight('lowest_area', message(key, params), [lowest.id]);
}

function profileShape(
  highest: InsightDimension,
  lowest: InsightDimension,
  ranking: readonly InsightDimension[],
): Insight {
  const spread = highest.score - lowest.score;
  const basedOn = ranking.map(({ id }) => id);
  const text = (shape: 'even' | 'mixed' | 'uneven') => message(`insights.profile_shape.${shape}`, { spread });
  if (spread <= EVEN_SPREAD + NOISE) return insight('profile_shape', text('even'), basedOn);
  return insight('profile_shape', text(spread >= UNEVEN_SPREAD - NOISE ? 'uneven' : 'mixed'), basedOn);
}

/** Against the latest attempt that may be compared. A reaction-time run has rules of its own (special/run-changes.ts). */
function changeSinceLast({ attempt, others }: InsightInput): Insight | null {
  if (findEntry(attempt.test_id)?.kind === 'timed' || attempt.invited) return null;
  const earlier = others
    .filter((other) => !other.invited && other.subject === attempt.subject)
    .filter((other) => other.overall !== null && areComparable(other, attempt))
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt))[0];
  if (!earlier || earlier.overall === null || attempt.overall === null) return null;
  const { statement, difference } = reliableChange(scoreOf(earlier), scoreOf(attempt), { kind: 'assumed' });
  if (statement === 'withheld' || difference === null) return null;
  const params = { score: attempt.overall, previous: earlier.overall };
  return insight(
    'change_since_last',
    message(`insights.change_since_last.${toldAs(statement, difference)}`, params),
    ['overall'],
  );
}

const toldAs = (statement: 'about_the_same' | 'some_difference' | 'reliable_change', difference: number) => {
  if (statement === 'about_the_same') return 'same';
  if (statement === 'some_difference') return 'some';
  return difference > 0 ? 'higher' : 'lower';
};

/** The overall score as the rules of change read it. */
const scoreOf = (attempt: InsightAttempt): ChangeScore => {
  const isTask = attempt.served === 0;
  return {
    testId: attempt.test_id,
    version: attempt.instrument_version,
    form: attempt.form,
    language: attempt.language,
    quality: attempt.quality.level,
    completedAt: attempt.completedAt,
    subject: attempt.subject,
    score: attempt.overall,
    // A task rests on many choices.
    items: isTask ? taskItems : attempt.answered,
    served: isTask ? taskItems : attempt.served,
  };
};

/** The lowest scored dimension; ties by report order. */
function lowestOf(dimensions: readonly InsightDimension[]): InsightDimension | undefined {
  return dimensions.filter(({ scored }) => scored).sort((a, b) => a.score - b.score)[0];
}

function standsOut(a: InsightDimension, b: InsightDimension, answered: InsightInput['answered']): boolean {
  const items = Math.min(...[a, b].map(({ id }) => answered[id] ?? FEW_ANSWERS));
  return compareScores(a.score, b.score, items) !== 'same';
}
