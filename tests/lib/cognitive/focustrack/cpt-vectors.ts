import { expect } from 'vitest';
import type { PressCounts } from '../../../../src/lib/cognitive/focustrack/classify.ts';
import { pacesOf } from '../../../../src/lib/cognitive/focustrack/design.ts';
import {
  dimensionInput,
  dimensionScores,
  handOver,
} from '../../../../src/lib/cognitive/focustrack/dimensions.ts';
import { computeMetrics } from '../../../../src/lib/cognitive/focustrack/metrics.ts';
import type { JudgedTrial } from '../../../../src/lib/cognitive/focustrack/summary.ts';
import { expectWithin, type Tolerance } from '../vector-groups.ts';

/** How the reference writes a run. */
export interface CptInput {
  kinds: string;
  soaMs: number[];
  onsetMs: number[];
  block: number[];
  invalidTrials: number[];
  segmentStarts: number[];
  pressMs: number[];
}

export interface CptRunExpected {
  counts: Record<string, number>;
  exGaussMl: { mu: number; sigma: number; tau: number; negLogLik: number };
  dimensions: Record<string, unknown>;
  [part: string]: unknown;
}

export function timedTrials(input: CptInput) {
  return input.onsetMs.map((onsetMs, i) => ({
    kind: input.kinds[i] === 'X' ? ('X' as const) : ('T' as const),
    soaMs: input.soaMs[i] ?? 0,
    block: input.block[i] ?? 0,
    onsetMs,
    valid: !input.invalidTrials.includes(i),
    segment: input.segmentStarts.filter((start) => start <= i).length - 1,
  }));
}

/** Every number the reference gives for a whole run, its quality taken as ok. */
export function expectRunMetrics(
  trials: readonly JudgedTrial[],
  presses: PressCounts,
  expected: CptRunExpected,
  tolerance: Tolerance,
): void {
  const metrics = computeMetrics(trials, presses, pacesOf('letters'));
  const { counts, exGaussMl, dimensions, ...parts } = expected;
  expectWithin({ ...metrics, ...metrics.presses }, counts, { rel: 0, abs: 0 });
  expectWithin(metrics, parts, tolerance);
  const { negLogLik, ...parameters } = exGaussMl;
  expectWithin(metrics.exGaussMl, parameters, { rel: 0.005, abs: 0 });
  expectWithin(metrics.exGaussMl, { negLogLik }, { rel: 0, abs: 0.001 });
  expect(metrics.exGaussMl?.negLogLik).toBeGreaterThanOrEqual(negLogLik - 1e-6);
  const found = dimensionScores(dimensionInput(metrics, 'ok', true));
  const report = handOver(found);
  expectWithin({ ...found.scores, composite: found.composite, report }, dimensions, tolerance);
}
