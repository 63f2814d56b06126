import { findEntry } from '../assessments/catalogue.ts';
import { meaningfulDifference, minDaysBetweenCompared } from '../assessments/difference.ts';
import { dayMs, toMs } from '../time.ts';

/*
 * Whether two results of one test differ by more than they would if nothing had changed: the reliable change index of
 * Jacobson & Truax 1991 (J Consult Clin Psychol 59, 12-19). One place for every screen, report and file that words a change.
 */

/** What the error of measurement of a score is taken from. */
export type ChangeBasis =
  /** A study of the test. Points and a correlation. */
  | { readonly kind: 'measured'; readonly sd: number; readonly reliability: number }
  /** No study yet: the usual spread, and items that go together as items of such tests do. */
  | { readonly kind: 'assumed' }
  /** Each run brings its own standard error. */
  | { readonly kind: 'per_run_se' };

/** One score of one attempt, and what decides whether it may be held against another. */
export interface ChangeScore {
  readonly testId: string;
  /** Of the test, '3.0.0'. */
  readonly version: string;
  readonly form: string;
  readonly language: string;
  readonly quality: string;
  /** Points; null: not scored. */
  readonly score: number | null;
  /** ISO text. */
  readonly completedAt: string;
  /** Answers behind the score, and questions that were asked for it. */
  readonly items: number;
  readonly served: number;
  readonly attemptId?: string;
  readonly informant?: string | null;
  /** The child described. */
  readonly subject?: string | null;
  readonly deviceClass?: string | null;
  /** Standard error of this run, points. */
  readonly se?: number | null;
  /** Place among the runs of the person, from 1. */
  readonly runNumber?: number | null;
}

/** What can speak against comparing two attempts at all. */
const pairReasonNames = [
  'different_device',
  'different_informant',
  'different_language',
  'different_subject',
  'different_test_version',
  'low_quality',
  'no_verdict_for_test',
  'practice_run',
  'same_attempt',
  'too_close',
  'unreadable_time',
] as const;
export type PairReason = (typeof pairReasonNames)[number];

export type WithheldReason =
  | PairReason
  /** Of one score, while others of the same attempts may be compared. */
  | 'not_scored'
  | 'too_few_answers'
  | 'reliability_too_low'
  | 'reliability_unknown';

export type ChangeStatement = 'withheld' | 'about_the_same' | 'some_difference' | 'reliable_change';

export interface ReliableChange {
  readonly statement: ChangeStatement;
  /** Sorted; empty unless withheld. */
  readonly reasons: readonly WithheldReason[];
  /** Second minus first, points. These four are null where withheld. */
  readonly difference: number | null;
  readonly rc: number | null;
  /** Standard error of the difference. */
  readonly sDiff: number | null;
  /** A difference has to be larger than this to be reliable. */
  readonly criticalDifference: number | null;
}

/** A task rests on many trials or choices: as many as the assumption knows. */
export const taskItems = 100;

const z95 = 1.96;
/** Spread of such scores among people, points; an assumption until a test has its own study. */
const assumedSd = 20;
/** How far items of such tests go together on average; an assumption, too. */
const assumedCorrelation = 0.25;
/** However many items there are: more is not claimed without a study. */
const mostAssumedReliability = 0.85;
const leastReliability = 0.5;
const leastItems = 3;
const firstComparedRun = 3;
/** What a test of memory is about can change from day to day, and a word about it would weigh too much. */
const hasNoVerdict = ({ testId }: ChangeScore) => findEntry(testId)?.tone === 'memory';
/** Binary remainders are no difference. */
const noise = 1e-6;

/** Reliability of a score of `items` answers by Spearman and Brown (1910), from the assumed correlation of two items. */
export function assumedReliability(items: number): number {
  const stepped = (assumedCorrelation * items) / (1 + assumedCorrelation * (items - 1));
  return Math.min(mostAssumedReliability, stepped);
}

/** Points that a difference of two scores of so many answers has to be larger than. */
export const assumedDifference = (items: number): number =>
  z95 * assumedSd * Math.SQRT2 * Math.sqrt(1 - assumedReliability(items));

/** A test and its major version. */
const versionOf = ({ testId, version }: ChangeScore) => `${testId} ${version.split('.')[0]}`;

/** What speaks against putting a change between two attempts into words, whatever their scores. */
export function pairReasons(first: ChangeScore, second: ChangeScore, basis: ChangeBasis): PairReason[] {
  const [from, to] = [toMs(first.completedAt), toMs(second.completedAt)];
  const isRun = basis.kind === 'per_run_se';
  const differs = (name: 'informant' | 'subject' | 'deviceClass') =>
    (first[name] ?? null) !== (second[name] ?? null);
  const isPoor = ({ quality }: ChangeScore) => quality === (isRun ? 'invalid' : 'low');
  const found: Readonly<Partial<Record<PairReason, boolean>>> = {
    same_attempt: first.attemptId !== undefined && first.attemptId === second.attemptId,
    unreadable_time: from === null || to === null,
    too_close: from !== null && to !== null && Math.abs(to - from) < minDaysBetweenCompared * dayMs,
    different_test_version: versionOf(first) !== versionOf(second),
    different_informant: first.form !== second.form || differs('informant'),
    different_subject: differs('subject'),
    different_language: first.language !== second.language,
    low_quality: isPoor(first) || isPoor(second),
    different_device: isRun && differs('deviceClass'),
    practice_run: isRun && (second.runNumber ?? 0) < firstComparedRun,
    no_verdict_for_test: hasNoVerdict(first) || hasNoVerdict(second),
  };
  return pairReasonNames.filter((reason) => found[reason]);
}

/** What speaks against it for these scores. */
function scoreReasons(first: ChangeScore, second: ChangeScore, basis: ChangeBasis): WithheldReason[] {
  if (first.score === null || second.score === null) return ['not_scored'];
  if (basis.kind === 'per_run_se') {
    return errorsOf(first, second, basis) === null ? ['reliability_unknown'] : [];
  }
  const isThin = ({ items, served }: ChangeScore) => items < leastItems || items * 2 < served;
  const found: WithheldReason[] = isThin(first) || isThin(second) ? ['too_few_answers'] : [];
  if (basis.kind === 'measured' && (basis.reliability < leastReliability || basis.sd <= 0)) {
    found.push('reliability_too_low');
  }
  return found;
}

/** Standard errors of both scores, points; null where one is not known. */
function errorsOf(
  first: ChangeScore,
  second: ChangeScore,
  basis: ChangeBasis,
): readonly [number, number] | null {
  if (basis.kind === 'per_run_se') {
    const [a, b] = [first.se ?? null, second.se ?? null];
    return a === null || b === null || a + b <= 0 ? null : [a, b];
  }
  const { sd, reliability } =
    basis.kind === 'measured'
      ? basis
      : { sd: assumedSd, reliability: assumedReliability(Math.min(first.items, second.items)) };
  const error = sd * Math.sqrt(1 - reliability);
  return [error, error];
}

/** How the second of two scores differs from the first, and how sure that is. */
export function reliableChange(first: ChangeScore, second: ChangeScore, basis: ChangeBasis): ReliableChange {
  const reasons = [...pairReasons(first, second, basis), ...scoreReasons(first, second, basis)].toSorted();
  const errors = errorsOf(first, second, basis);
  if (reasons.length > 0 || errors === null || first.score === null || second.score === null) {
    return {
      statement: 'withheld',
      reasons,
      difference: null,
      rc: null,
      sDiff: null,
      criticalDifference: null,
    };
  }
  const difference = second.score - first.score;
  const sDiff = Math.hypot(...errors);
  const rc = difference / sDiff;
  return {
    statement: statementOf(difference, rc, Math.min(first.items, second.items), basis),
    reasons: [],
    difference,
    rc,
    sDiff,
    criticalDifference: z95 * sDiff,
  };
}

function statementOf(difference: number, rc: number, items: number, basis: ChangeBasis): ChangeStatement {
  const isSmall = Math.abs(difference) + noise < meaningfulDifference(items);
  if (basis.kind !== 'per_run_se' && isSmall) return 'about_the_same';
  return Math.abs(rc) > z95 ? 'reliable_change' : 'some_difference';
}
