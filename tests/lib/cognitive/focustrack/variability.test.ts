import { describe, expect, it } from 'vitest';
import { dimensionIds } from '../../../../src/lib/cognitive/focustrack/dimensions.ts';
import { scoreFocustrackRun } from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import {
  bootstrapErrors,
  type ComparableRun,
  changeBetween,
} from '../../../../src/lib/cognitive/focustrack/variability.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import {
  createRespondent,
  type RespondentKind,
} from '../../../../src/lib/cognitive/simulation/respondents.ts';

function runOf(kind: RespondentKind, seed: string) {
  const run = simulateFocustrackRun({ seed, respondent: createRespondent(kind, seed) });
  const result = run && scoreFocustrackRun(run);
  if (!result?.ok) throw new Error('no scores');
  return result.value;
}

const average = runOf('average', 'a');

const comparable = (scored: typeof average, overrides: Partial<ComparableRun> = {}): ComparableRun => ({
  variant: 'letters',
  taskVersion: scored.taskVersion,
  scaleVersion: scored.scaleVersion,
  deviceClass: 'keyboard',
  quality: scored.quality.level,
  scores: scored.dimensions,
  standardErrors: scored.standardErrors ?? {
    sustained_attention: null,
    impulse_control: null,
    processing_speed: null,
    consistency: null,
    vigilance: null,
  },
  ...overrides,
});

describe('the standard errors of a run', () => {
  it('are the same for the same seed', () => {
    const errors = bootstrapErrors(average.trials, 'a:bootstrap', true);
    expect(errors).toEqual(average.standardErrors);
    expect(bootstrapErrors(average.trials, 'b', true)).not.toEqual(errors);
  });

  it('are near the ones theory gives for a rate', () => {
    const { commissionRate } = average.metrics.rates;
    const p = commissionRate ?? 0;
    const expected = 100 * Math.sqrt((p * (1 - p)) / 72);
    expect(average.standardErrors?.impulse_control).toBeGreaterThan(0.75 * expected);
    expect(average.standardErrors?.impulse_control).toBeLessThan(1.25 * expected);
  });

  it('say nothing about speed where speed is not reported', () => {
    expect(bootstrapErrors(average.trials, 'a', false).processing_speed).toBeNull();
  });
});

describe('a change between two runs', () => {
  const before = comparable(average);
  const slow = comparable(runOf('slow', 'b'));

  it('is marked when it is larger than chance explains', () => {
    expect(changeBetween(before, slow, 3, 'processing_speed').kind).toBe('lower');
    expect(changeBetween(slow, before, 3, 'processing_speed').kind).toBe('higher');
  });

  it('is within usual variation nearly always when nothing but chance is at work', () => {
    const runs = Array.from({ length: 12 }, (_, i) => comparable(runOf('average', `day ${i}`)));
    const changes = runs
      .slice(1)
      .flatMap((later, i) => dimensionIds.map((id) => changeBetween(runs[i] ?? later, later, 3, id).kind));
    // 55 comparisons, one in twenty marked by chance.
    expect(changes.filter((kind) => kind === 'within-usual').length).toBeGreaterThanOrEqual(47);
    expect(changes).not.toContain('not-compared');
  });

  it.each<[string, Partial<ComparableRun>]>([
    ['another device', { deviceClass: 'touch' }],
    ['another task version', { taskVersion: '2.0.0' }],
    ['another scale', { scaleVersion: '2.0.0' }],
    ['spoken letters', { variant: 'audio' }],
    ['an invalid run', { quality: 'invalid' }],
    ['a missing score', { scores: { ...slow.scores, processing_speed: null } }],
  ])('is not looked for with %s', (_, overrides) => {
    expect(changeBetween(before, { ...slow, ...overrides }, 3, 'processing_speed').kind).toBe('not-compared');
  });

  it('is not looked for before the third run', () => {
    expect(changeBetween(before, slow, 2, 'processing_speed').kind).toBe('not-compared');
  });
});
