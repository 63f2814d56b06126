import { describe, expect, it } from 'vitest';
import { classifyPresses } from '../../../../src/lib/cognitive/focustrack/classify.ts';
import {
  type DimensionInput,
  dimensionIds,
  dimensionScores,
  handOver,
} from '../../../../src/lib/cognitive/focustrack/dimensions.ts';
import { assessRunQuality, type QualityInput } from '../../../../src/lib/cognitive/focustrack/quality.ts';
import { expectWithin, vectorGroup } from '../vector-groups.ts';
import { type CptInput, type CptRunExpected, expectRunMetrics, timedTrials } from './cpt-vectors.ts';

describe('response classes of the reference', () => {
  const group = vectorGroup<CptInput, { outcomes: string[]; rtMs: (number | null)[]; counts: object }>(
    'cpt_classify',
  );
  it.each(group.cases)('$id', ({ input, expected }) => {
    const { trials, counts } = classifyPresses(timedTrials(input), input.pressMs);
    const result = {
      outcomes: trials.map(({ outcome }) => outcome),
      rtMs: trials.map(({ rtMs }) => rtMs),
      counts,
    };
    expectWithin(result, expected, group.tolerance);
  });
});

describe('whole runs of the reference', () => {
  const group = vectorGroup<CptInput, CptRunExpected>('cpt_run');
  it.each(group.cases)('$id', ({ input, expected }) => {
    const timed = timedTrials(input);
    const { trials, counts } = classifyPresses(timed, input.pressMs);
    const judged = timed.map((trial, i) => {
      const { outcome = 'invalid', rtMs = null, falsePresses = 0 } = trials[i] ?? {};
      return { ...trial, outcome, rtMs, falsePresses };
    });
    expectRunMetrics(judged, counts, expected, group.tolerance);
  });
});

describe('dimension scores of the reference', () => {
  const group = vectorGroup<DimensionInput, { report: object }>('dimension_scores');
  it.each(group.cases)('$id', ({ input, expected }) => {
    const dimensions = dimensionScores(input);
    const report = handOver(dimensions);
    const result = { ...dimensions.scores, composite: dimensions.composite, report };
    expectWithin(result, expected, group.tolerance);
    const missing = dimensionIds.filter((id) => dimensions.scores[id] === null);
    expect(missing.some((id) => id in report.domainScores)).toBe(false);
  });
});

describe('quality of the reference', () => {
  const group = vectorGroup<QualityInput, object>('quality');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expect(assessRunQuality(input)).toEqual(expected);
  });
});
