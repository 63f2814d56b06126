import { describe, expect, it } from 'vitest';
import { blockChange, soaChange } from '../../../../src/lib/cognitive/stats/change.ts';
import { summariseTimes } from '../../../../src/lib/cognitive/stats/descriptive.ts';
import { exGaussianLogDensity, exGaussianMoments } from '../../../../src/lib/cognitive/stats/ex-gaussian.ts';
import { fitExGaussian } from '../../../../src/lib/cognitive/stats/ex-gaussian-ml.ts';
import { type InterferenceTrial, interference } from '../../../../src/lib/cognitive/stats/interference.ts';
import { fitLine } from '../../../../src/lib/cognitive/stats/regression.ts';
import { signalDetection } from '../../../../src/lib/cognitive/stats/signal-detection.ts';
import { expectWithin, vectorGroup } from '../vector-groups.ts';

interface Times {
  rtMs: number[];
}

describe('signal detection of the reference', () => {
  const group = vectorGroup<
    { hits: number; targets: number; falseAlarms: number; nonTargets: number },
    object
  >('sdt');
  it.each(group.cases)('$id', ({ input, expected }) => {
    const result = signalDetection(input.hits, input.targets, input.falseAlarms, input.nonTargets);
    expectWithin(result, expected, group.tolerance);
  });
});

describe('reaction time summaries of the reference', () => {
  const group = vectorGroup<Times, object>('rt_stats');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(summariseTimes(input.rtMs), expected, group.tolerance);
  });
});

describe('ex-Gaussian of the reference', () => {
  const moments = vectorGroup<Times, object>('exgauss_moments');
  it.each(moments.cases)('moments $id', ({ input, expected }) => {
    expectWithin(exGaussianMoments(input.rtMs), expected, moments.tolerance);
  });

  const density = vectorGroup<{ x: number; mu: number; sigma: number; tau: number }, { logPdf: number }>(
    'exgauss_logpdf',
  );
  it.each(density.cases)('log density $id', ({ input, expected }) => {
    expectWithin({ logPdf: exGaussianLogDensity(input.x, input) }, expected, density.tolerance);
  });

  const likelihood = vectorGroup<Times, { mu: number; sigma: number; tau: number; negLogLik: number }>(
    'exgauss_ml',
  );
  it.each(likelihood.cases)('maximum likelihood $id', ({ input, expected }) => {
    const fit = fitExGaussian(input.rtMs);
    const { negLogLik, ...parameters } = expected;
    expectWithin(fit, parameters, { rel: likelihood.tolerance.rel, abs: 0 });
    expectWithin(fit, { negLogLik }, { rel: 0, abs: 0.001 });
    expect(fit?.negLogLik).toBeGreaterThanOrEqual(negLogLik - 1e-6);
    expect(fit?.boundary).toBe(false);
  });
});

describe('change over blocks and paces of the reference', () => {
  const blocks = vectorGroup<{ blockMeansMs: (number | null)[] }, object>('block_change');
  it.each(blocks.cases)('$id', ({ input, expected }) => {
    expectWithin(blockChange(input.blockMeansMs), expected, blocks.tolerance);
  });
  const paces = vectorGroup<{ soaMeansMs: Record<string, number | null> }, object>('isi_change');
  it.each(paces.cases)('$id', ({ input, expected }) => {
    expectWithin(soaChange(input.soaMeansMs), expected, paces.tolerance);
  });
});

describe('interference and lines of the reference', () => {
  const group = vectorGroup<{ trials: InterferenceTrial[] }, object>('interference');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(interference(input.trials), expected, group.tolerance);
  });
  const lines = vectorGroup<{ x: number[]; y: number[] }, object>('ols');
  it.each(lines.cases)('$id', ({ input, expected }) => {
    expectWithin(fitLine(input.x, input.y), expected, lines.tolerance);
  });
});
