import { mean, standardDeviation } from './descriptive.ts';

/** Faster presses are no answer to the stimulus; such trials are left out of time and errors. */
const FASTEST_MS = 200;
/** Above this share of errors the inverse efficiency score is not to be trusted (Bruyer & Brysbaert 2011). */
const IES_CAUTION_ABOVE = 0.1;

export type InterferenceCondition = 'con' | 'neu' | 'inc';

export interface InterferenceTrial {
  readonly condition: InterferenceCondition;
  /** Milliseconds; null without an answer, which counts as an error. */
  readonly rt: number | null;
  readonly correct: boolean;
}

export interface ConditionScores {
  readonly n: number;
  readonly meanRt: number | null;
  /** Share of errors, omissions included. */
  readonly pe: number | null;
  /** Inverse efficiency, mean rt / (1 - pe) (Townsend & Ashby 1983). */
  readonly ies: number | null;
  /** Linear integrated speed-accuracy score (Vandierendonck 2017, Behav Res Methods). */
  readonly lisas: number | null;
  readonly iesCaution: boolean;
}

export interface Interference {
  readonly excludedFast: number;
  readonly sRt: number | null;
  readonly sPe: number | null;
  readonly conditions: Partial<Record<InterferenceCondition, ConditionScores>>;
  /** Incongruent minus congruent. */
  readonly effects: {
    readonly rt: number | null;
    readonly pe: number | null;
    readonly ies: number | null;
    readonly lisas: number | null;
    /** rt effect as a share of the congruent rt. */
    readonly relative: number | null;
    /** Against the neutral condition; only where there is one. */
    readonly interference?: number | null;
    readonly facilitation?: number | null;
  };
}

/** Mean rt over one less the share of errors; null when every answer was an error. */
export function inverseEfficiency(meanRt: number | null, pe: number | null): number | null {
  return meanRt === null || pe === null || pe >= 1 ? null : meanRt / (1 - pe);
}

/** Conflict effects of a task with congruent and incongruent (and perhaps neutral) trials. */
export function interference(trials: readonly InterferenceTrial[]): Interference {
  const included = trials.filter(({ rt }) => rt === null || rt >= FASTEST_MS);
  const correctTimes = (list: readonly InterferenceTrial[]) =>
    list.flatMap(({ rt, correct }) => (correct && rt !== null ? [rt] : []));
  const errorMarks = (list: readonly InterferenceTrial[]) => list.map(({ correct }) => (correct ? 0 : 1));
  const sRt = standardDeviation(correctTimes(included));
  const sPe = standardDeviation(errorMarks(included));

  const scoresOf = (condition: InterferenceCondition): ConditionScores | undefined => {
    const list = included.filter((trial) => trial.condition === condition);
    if (list.length === 0) return undefined;
    const meanRt = mean(correctTimes(list));
    const pe = mean(errorMarks(list)) ?? 0;
    const penalty = sPe ? (pe * (sRt ?? 0)) / sPe : 0;
    return {
      n: list.length,
      meanRt,
      pe,
      ies: inverseEfficiency(meanRt, pe),
      lisas: meanRt === null ? null : meanRt + penalty,
      iesCaution: pe > IES_CAUTION_ABOVE,
    };
  };
  const con = scoresOf('con');
  const neu = scoresOf('neu');
  const inc = scoresOf('inc');
  const rt = difference(inc?.meanRt, con?.meanRt);
  return {
    excludedFast: trials.length - included.length,
    sRt,
    sPe,
    conditions: { ...(con && { con }), ...(neu && { neu }), ...(inc && { inc }) },
    effects: {
      rt,
      pe: difference(inc?.pe, con?.pe),
      ies: difference(inc?.ies, con?.ies),
      lisas: difference(inc?.lisas, con?.lisas),
      relative: rt === null || !con?.meanRt ? null : rt / con.meanRt,
      ...(neu && {
        interference: difference(inc?.meanRt, neu.meanRt),
        facilitation: difference(neu.meanRt, con?.meanRt),
      }),
    },
  };
}

function difference(a: number | null | undefined, b: number | null | undefined): number | null {
  return a === null || a === undefined || b === null || b === undefined ? null : a - b;
}
