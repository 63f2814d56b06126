import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedAttempt, compareAttempts } from '../../../src/lib/assessments/compare.ts';
import { focusSnapshot } from '../../../src/lib/assessments/tests/focus-snapshot/definition.ts';
import { focusTrack } from '../../../src/lib/assessments/tests/focustrack/definition.ts';
import type { ComparableRun } from '../../../src/lib/cognitive/focustrack/variability.ts';

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => [`${prefix}00${i + 1}`, 3] as const);

const attempt = (more: Partial<ComparedAttempt> = {}): ComparedAttempt => ({
  id: 'earlier',
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  question_ids: [...ids('AC', 4), ...ids('IC', 3)].map(([id]) => id),
  form: 'self',
  language: 'en',
  completedAt: '2026-01-01T09:00:00Z',
  quality: { level: 'ok' },
  overall: 50,
  domains: { attention_concentration: 50, impulsivity_control: 50, organization_memory: null },
  answers: Object.fromEntries([...ids('AC', 4), ...ids('IC', 3)]),
  run: null,
  subject: null,
  ...more,
});
const later = (more: Partial<ComparedAttempt> = {}) =>
  attempt({ id: 'later', completedAt: '2026-02-01T09:00:00Z', ...more });

const compare = (a: ComparedAttempt, b: ComparedAttempt) => compareAttempts([a, b], focusSnapshot);

describe('two attempts side by side', () => {
  it('stand in the order of time, whichever was named first', () => {
    expect(compare(later(), attempt()).earlier.id).toBe('earlier');
    expect(compare(attempt(), later()).later.id).toBe('later');
  });

  it('differ in an area of four answers only beyond the variation assumed for so few', () => {
    const changed = (percent: number) =>
      compare(attempt(), later({ domains: { attention_concentration: percent } })).areas[0];
    // 1.96 · 20 · √2 · √(1 − r), r = 0.25 · 4 / (1 + 0.25 · 3): 36.29 points
    expect(changed(64.9)).toMatchObject({ step: 6.25, needed: 36.3, change: 'same' });
    expect(changed(65)?.change).toBe('some');
    expect(changed(86.2)?.change).toBe('some');
    expect(changed(86.3)?.change).toBe('higher');
    expect(changed(13.7)?.change).toBe('lower');
  });

  it('differ overall from 10 points on by some, and by a change only beyond the variation assumed', () => {
    const overall = (percent: number) => compare(attempt(), later({ overall: percent })).overall;
    expect(overall(59.9).change).toBe('same');
    expect(overall(60)).toMatchObject({ needed: 30.4, change: 'some' });
    expect(overall(19.6)).toMatchObject({ needed: 30.4, change: 'lower' });
  });

  it('count the answers of the attempt that has fewer, and tell no change where there are too few', () => {
    const few = (count: number) =>
      compare(
        attempt(),
        later({
          domains: { attention_concentration: 100 },
          answers: Object.fromEntries([...ids('AC', count), ...ids('IC', 3)]),
        }),
      ).areas[0];
    expect(few(3)).toMatchObject({ needed: 39.2, change: 'higher' });
    expect(few(2)).toMatchObject({ step: 12.5, needed: 43, change: null });
  });

  it('say nothing about an area that one of them has no number for', () => {
    expect(compare(attempt(), later()).areas[2]).toMatchObject({ earlier: null, later: null, change: null });
  });

  it.each([
    ['too_close', { completedAt: '2026-01-10T09:00:00Z' }],
    ['low_quality', { quality: { level: 'low' } }],
    ['different_language', { language: 'de' }],
    ['different_informant', { form: 'teacher' }],
    ['different_subject', { subject: 'm' }],
    ['different_test_version', { test_id: 'attention_flow_interview' }],
    ['different_test_version', { instrument_version: '4.0.0' }],
    ['same_attempt', { id: 'earlier' }],
  ] as const)('keep their numbers and describe no change when there is a reason: %s', (reason, more) => {
    const result = compare(attempt(), later({ overall: 90, ...more }));
    expect(result.obstacles).toEqual([reason]);
    expect(result.overall).toMatchObject({ earlier: 50, later: 90, change: null });
    expect(result.areas.every(({ change }) => change === null)).toBe(true);
  });

  it('describe opposite changes when their numbers are exchanged', () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((n) => n / 10);
    const opposite = { higher: 'lower', lower: 'higher', same: 'same', some: 'some' } as const;
    fc.assert(
      fc.property(percent, percent, (x, y) => {
        const there = compare(attempt({ overall: x }), later({ overall: y })).overall.change;
        const back = compare(attempt({ overall: y }), later({ overall: x })).overall.change;
        expect(there && opposite[there]).toBe(back);
      }),
    );
  });
});

describe('two reaction-time runs', () => {
  const scores = {
    sustained_attention: 60,
    impulse_control: 60,
    processing_speed: 60,
    consistency: 60,
    vigilance: null,
  };
  const facts = (more: Partial<ComparableRun> = {}): ComparableRun => ({
    variant: 'letters',
    taskVersion: '1.0.0',
    scaleVersion: '1.0.0',
    deviceClass: 'keyboard',
    quality: 'ok',
    scores,
    // Of both runs together 1.96 * sqrt(9 + 16) = 9.8 points.
    standardErrors: { ...scores, sustained_attention: 3, impulse_control: 3, consistency: 3 },
    ...more,
  });
  const run = (more: Partial<ComparableRun>, number = 3) => {
    const standardErrors = { ...scores, sustained_attention: 4, impulse_control: 4, consistency: 4 };
    const base = { answers: {}, overall: 40, test_id: 'focustrack_attention_test' };
    return compareAttempts(
      [
        attempt({ ...base, domains: { sustained_attention: 40 }, run: { facts: facts(), number: 1 } }),
        later({
          ...base,
          domains: { sustained_attention: 30 },
          run: { facts: facts({ standardErrors, ...more }), number },
        }),
      ],
      focusTrack,
    );
  };
  const area = (id: string, ...args: Parameters<typeof run>) =>
    run(...args).areas.find((row) => row.id === id)?.change;

  it('change only beyond the spread of both, and better performance is less difficulty', () => {
    const better = { scores: { ...scores, sustained_attention: 69.9, impulse_control: 69.7 } };
    expect(area('sustained_attention', better)).toBe('lower');
    expect(area('impulse_control', better)).toBe('some');
    expect(area('impulse_control', { scores: { ...scores, impulse_control: 40 } })).toBe('higher');
  });

  it('describe no change of the overall number or of a dimension without a score', () => {
    const result = run({});
    expect(result.obstacles).toEqual([]);
    expect(result.overall).toMatchObject({ earlier: 40, later: 40, step: null, needed: null, change: null });
    expect(area('vigilance', {})).toBeNull();
  });

  it('are not described before the third run', () => {
    expect(run({}, 2).obstacles).toEqual(['practice_run']);
  });

  it('are described only on the same kind of device and with the same material', () => {
    expect(run({ deviceClass: 'touch' }).obstacles).toEqual(['different_device']);
    expect(run({ variant: 'audio' }).obstacles).toEqual(['different_device']);
  });
});
