import { type BlockChange, blockChange } from '../stats/change.ts';
import { mean, summariseTimes, type TimeSummary } from '../stats/descriptive.ts';
import type { JudgedOutcome } from './classify.ts';
import { blockCount, type TrialKind } from './design.ts';

/** Hits faster than this are fast guesses: kept in counts and times, left out of the ex-Gaussian. */
export const fastGuessBelowMs = 200;
/** Hits a block or a pace needs for a mean. */
export const minHitsForMean = 8;

/** One trial with what came of it. */
export interface JudgedTrial extends JudgedOutcome {
  readonly block: number;
  readonly kind: TrialKind;
  readonly soaMs: number;
}

export interface Rates {
  readonly hitRate: number | null;
  readonly omissionRate: number | null;
  readonly commissionRate: number | null;
  readonly falsePressRate: number | null;
  /** Of the hits. */
  readonly fastGuessRate: number | null;
  /** Blocks 1 and 2 together. */
  readonly omissionRateEarly: number | null;
  /** Blocks 5 and 6 together. */
  readonly omissionRateLate: number | null;
}

export interface Summary {
  readonly validTrials: number;
  readonly targets: number;
  readonly nonTargets: number;
  readonly hits: number;
  readonly omissions: number;
  readonly commissions: number;
  readonly correctRejections: number;
  readonly fastGuesses: number;
  readonly rates: Rates;
  /** Of the hits. */
  readonly rt: TimeSummary;
  readonly blockMeans: readonly (number | null)[];
  readonly blockChange: BlockChange;
}

/** Counts, rates and times the dimension scores stand on. Trials that are not valid count nowhere. */
export function summarise(trials: readonly JudgedTrial[]): Summary {
  const valid = trials.filter(({ outcome }) => outcome !== 'invalid');
  const count = (outcome: JudgedOutcome['outcome']) => valid.filter((t) => t.outcome === outcome).length;
  const hits = count('hit');
  const omissions = count('omission');
  const commissions = count('commission');
  const correctRejections = count('correctRejection');
  const hitTimes = timesOfHits(valid);
  const fastGuesses = hitTimes.filter((rt) => rt < fastGuessBelowMs).length;
  const falsePresses = valid.reduce((sum, trial) => sum + trial.falsePresses, 0);
  const blockMeans = Array.from({ length: blockCount }, (_, i) =>
    meanOfEnough(timesOfHits(valid.filter(({ block }) => block === i + 1))),
  );
  const omissionRateIn = (blocks: readonly number[]) => {
    const targets = valid.filter(({ block, kind }) => kind === 'T' && blocks.includes(block));
    return share(targets.filter(({ outcome }) => outcome === 'omission').length, targets.length);
  };
  const targets = hits + omissions;
  const nonTargets = commissions + correctRejections;
  return {
    validTrials: valid.length,
    targets,
    nonTargets,
    hits,
    omissions,
    commissions,
    correctRejections,
    fastGuesses,
    rates: {
      hitRate: share(hits, targets),
      omissionRate: share(omissions, targets),
      commissionRate: share(commissions, nonTargets),
      falsePressRate: share(falsePresses, targets + nonTargets),
      fastGuessRate: share(fastGuesses, hits),
      omissionRateEarly: omissionRateIn([1, 2]),
      omissionRateLate: omissionRateIn([blockCount - 1, blockCount]),
    },
    rt: summariseTimes(hitTimes),
    blockMeans,
    blockChange: blockChange(blockMeans),
  };
}

export function timesOfHits(trials: readonly JudgedTrial[]): number[] {
  return trials.flatMap(({ outcome, rtMs }) => (outcome === 'hit' && rtMs !== null ? [rtMs] : []));
}

export function meanOfEnough(times: readonly number[]): number | null {
  return times.length < minHitsForMean ? null : mean(times);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
