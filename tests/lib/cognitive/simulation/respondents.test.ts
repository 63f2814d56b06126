import { describe, expect, it } from 'vitest';
import {
  type ScoredFocustrackRun,
  scoreFocustrackRun,
} from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import {
  createRespondent,
  type RespondentKind,
  respondentKinds,
} from '../../../../src/lib/cognitive/simulation/respondents.ts';

const seeds = ['one', 'two', 'three'];

function play(kind: RespondentKind, seed: string): ScoredFocustrackRun {
  const run = simulateFocustrackRun({ seed, respondent: createRespondent(kind, seed) });
  const result = run && scoreFocustrackRun(run);
  if (!result?.ok) throw new Error('no scores');
  return result.value;
}

const runs = new Map(respondentKinds.map((kind) => [kind, seeds.map((seed) => play(kind, seed))]));
const runsOf = (kind: RespondentKind) => runs.get(kind) ?? [];
const codesOf = ({ quality }: ScoredFocustrackRun) => quality.codes.map(({ code }) => code);

describe('simulated respondents', () => {
  it('give the same run for the same seed', () => {
    const run = () => simulateFocustrackRun({ seed: 's', respondent: createRespondent('average', 's') });
    expect(run()).toEqual(run());
  });

  it.each(['perfect', 'average', 'slow', 'fatigued'] as const)('%s: the run is good', (kind) => {
    for (const { quality } of runsOf(kind)) expect(quality).toEqual({ level: 'ok', codes: [] });
  });

  it('perfect: every score is high', () => {
    for (const { dimensions, composite } of runsOf('perfect')) {
      expect(dimensions.sustained_attention).toBe(100);
      expect(dimensions.impulse_control).toBe(100);
      expect(composite).toBeGreaterThan(85);
    }
  });

  it('average: presses on about a third of the X and misses few', () => {
    for (const { metrics, composite } of runsOf('average')) {
      expect(metrics.rates.commissionRate).toBeGreaterThan(0.15);
      expect(metrics.rates.commissionRate).toBeLessThan(0.45);
      expect(metrics.rates.omissionRate).toBeLessThan(0.06);
      expect(composite).toBeGreaterThan(55);
      expect(composite).toBeLessThan(85);
    }
  });

  it('slow: careful and late', () => {
    for (const { dimensions } of runsOf('slow')) {
      expect(dimensions.processing_speed).toBeLessThan(30);
      expect(dimensions.impulse_control).toBeGreaterThan(70);
    }
  });

  it('guessing: caught, because letters and X are not told apart', () => {
    for (const run of runsOf('guessing')) {
      expect(run.quality.level).toBe('invalid');
      expect(codesOf(run)).toContain('no-discrimination');
      expect(run.composite).toBeNull();
    }
  });

  it('careless: caught, because many presses come before the letter can be read', () => {
    for (const run of runsOf('careless')) {
      expect(run.quality.level).toBe('invalid');
      expect(codesOf(run)).toContain('fast-guesses');
    }
  });

  it('fatigued: fades towards the end', () => {
    for (const { dimensions, metrics } of runsOf('fatigued')) {
      expect(metrics.blockChange.slopePctPerBlock).toBeGreaterThan(2);
      expect(metrics.rates.omissionRateLate).toBeGreaterThan(metrics.rates.omissionRateEarly ?? 1);
      expect(dimensions.vigilance).toBeLessThan(40);
    }
  });
});
