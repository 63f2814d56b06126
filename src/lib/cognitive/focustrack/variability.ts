import { createRng, pickInt } from '../../random.ts';
import type { Device } from '../engine/device.ts';
import { standardDeviation } from '../stats/descriptive.ts';
import type { FocustrackVariant } from './design.ts';
import { type DimensionId, dimensionIds, dimensionInput, dimensionScores } from './dimensions.ts';
import type { QualityLevel } from './quality.ts';
import { type JudgedTrial, summarise } from './summary.ts';

const RESAMPLES = 200;
/** Fewer resamples with a score say nothing about its spread. */
const MIN_USABLE = RESAMPLES / 2;
const Z_95 = 1.96;
/** The first two runs carry practice effects (Bartels 2010, BMC Neurosci). */
const FIRST_COMPARED_RUN = 3;

export type StandardErrors = Readonly<Record<DimensionId, number | null>>;

/** Seed of the resamples, so that the server and the browser find the same standard errors. */
export function bootstrapSeed(runSeed: string): string {
  return `${runSeed}:bootstrap`;
}

/**
 * Standard error of each dimension score by bootstrap: trials are drawn again with replacement inside each block
 * and kind. Null where the score itself is missing in half of the resamples.
 */
export function bootstrapErrors(
  trials: readonly JudgedTrial[],
  seed: string,
  reportsSpeed: boolean,
): StandardErrors {
  const rng = createRng(seed);
  const groups = groupByCell(trials);
  const found = Object.fromEntries(dimensionIds.map((id) => [id, [] as number[]]));
  for (let i = 0; i < RESAMPLES; i++) {
    const resample = groups.flatMap((group) =>
      group.flatMap(() => group[pickInt(rng, 0, group.length - 1)] ?? []),
    );
    const { scores } = dimensionScores(dimensionInput(summarise(resample), 'ok', reportsSpeed));
    for (const id of dimensionIds) {
      const score = scores[id];
      if (score !== null) found[id]?.push(score);
    }
  }
  const errorOf = (id: DimensionId) => {
    const values = found[id] ?? [];
    return values.length < MIN_USABLE ? null : standardDeviation(values);
  };
  return {
    sustained_attention: errorOf('sustained_attention'),
    impulse_control: errorOf('impulse_control'),
    processing_speed: errorOf('processing_speed'),
    consistency: errorOf('consistency'),
    vigilance: errorOf('vigilance'),
  };
}

function groupByCell(trials: readonly JudgedTrial[]): JudgedTrial[][] {
  const cells = new Map<string, JudgedTrial[]>();
  for (const trial of trials) {
    const key = `${trial.block}${trial.kind}`;
    const cell = cells.get(key);
    if (cell) cell.push(trial);
    else cells.set(key, [trial]);
  }
  return [...cells.values()];
}

/** A stored run as far as a comparison needs it. */
export interface ComparableRun {
  readonly variant: FocustrackVariant;
  readonly taskVersion: string;
  readonly scaleVersion: string;
  readonly deviceClass: Device;
  readonly quality: QualityLevel;
  readonly scores: Readonly<Record<DimensionId, number | null>>;
  readonly standardErrors: StandardErrors;
}

/** 'not-compared': too early, another device, version or variant, or a score is missing. */
export type RunChange =
  | { readonly kind: 'not-compared' }
  | { readonly kind: 'within-usual' | 'higher' | 'lower'; readonly difference: number };

/**
 * Change of one dimension from an earlier run to a later one.
 * @param laterNumber place of the later run among the scored runs of this person, from 1
 */
export function changeBetween(
  earlier: ComparableRun,
  later: ComparableRun,
  laterNumber: number,
  dimension: DimensionId,
): RunChange {
  const before = earlier.scores[dimension];
  const after = later.scores[dimension];
  const errorBefore = earlier.standardErrors[dimension];
  const errorAfter = later.standardErrors[dimension];
  const known = before !== null && after !== null && errorBefore !== null && errorAfter !== null;
  if (!known || laterNumber < FIRST_COMPARED_RUN || !areComparable(earlier, later)) {
    return { kind: 'not-compared' };
  }
  const difference = after - before;
  const usual = Z_95 * Math.hypot(errorBefore, errorAfter);
  if (Math.abs(difference) <= usual) return { kind: 'within-usual', difference };
  return { kind: difference > 0 ? 'higher' : 'lower', difference };
}

function areComparable(a: ComparableRun, b: ComparableRun): boolean {
  return (
    a.quality !== 'invalid' &&
    b.quality !== 'invalid' &&
    a.variant === b.variant &&
    a.deviceClass === b.deviceClass &&
    a.taskVersion === b.taskVersion &&
    a.scaleVersion === b.scaleVersion
  );
}
