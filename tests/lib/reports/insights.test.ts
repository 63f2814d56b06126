import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildInsights, type InsightAttempt, type InsightInput } from '../../../src/lib/reports/insights.ts';
import { renderEn } from '../../../src/lib/reports/messages.ts';

const attempt: InsightAttempt = {
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  answered: 18,
  served: 18,
  form: 'self',
  language: 'en',
  completedAt: '2026-03-01T09:00:00Z',
  quality: { level: 'ok' },
  subject: null,
  invited: false,
  overall: 50,
};
const earlier = (overall: number | null, completedAt = '2026-01-01T09:00:00Z'): InsightAttempt => ({
  ...attempt,
  overall,
  completedAt,
});

function dimensions(...scores: (number | null)[]): InsightInput['dimensions'] {
  return scores.map((score, i) => ({
    id: `d${i}`,
    name: `Area ${i}`,
    score: score ?? 0,
    scored: score !== null,
  }));
}

function insights(change: Partial<InsightInput> = {}) {
  return buildInsights({
    attempt,
    others: [],
    dimensions: dimensions(80, 40, 60),
    answered: { d0: 4, d1: 4, d2: 4 },
    ...change,
  });
}
const keys = (change: Partial<InsightInput> = {}) =>
  insights(change).map(({ key }) => key.replace('insights.', ''));

describe('the insights', () => {
  it('come in fixed order and say what they rest on', () => {
    expect(insights({ others: [earlier(30)] }).map(({ id, based_on }) => [id, based_on])).toEqual([
      ['overall_level', ['overall']],
      ['highest_area', ['d0']],
      ['lowest_area', ['d1']],
      ['profile_shape', ['d0', 'd2', 'd1']],
      ['change_since_last', ['overall']],
    ]);
  });

  it('read as plain English', () => {
    expect(insights({ others: [earlier(30)] }).map(renderEn)).toEqual([
      'Your overall score is 50.0 of 100. Your answers show moderate indications of difficulty.',
      'You reported the most difficulty in Area 0 (80.0 of 100).',
      'You reported the least difficulty in Area 1 (40.0 of 100).',
      'Your areas are uneven: highest and lowest lie 40.0 points apart.',
      'Your overall score differs from your earlier result (50.0 now, 30.0 then), but it could be ordinary variation.',
    ]);
  });

  it('word no difference that is too small for the number of answers', () => {
    expect(keys({ dimensions: dimensions(50, 36) })).toContain('highest_area.same');
    expect(keys({ dimensions: dimensions(50, 36) })).toContain('lowest_area.same');
    expect(keys({ dimensions: dimensions(50, 36), answered: { d0: 5, d1: 8 } })).toContain(
      'highest_area.clear',
    );
    expect(keys({ dimensions: dimensions(50, 36), answered: {} })).toContain('highest_area.same');
  });

  it.each([
    [[50, 40], 'even'],
    [[50, 39.9], 'mixed'],
    [[50, 25.1], 'mixed'],
    [[50, 25], 'uneven'],
  ] as const)('call a profile of %j %s', ([a, b], shape) => {
    expect(keys({ dimensions: dimensions(a, b) })).toContain(`profile_shape.${shape}`);
  });

  it('leave out what one area or none cannot show', () => {
    expect(keys({ dimensions: dimensions(null, 70) })).toEqual([
      'overall_level.moderate',
      'highest_area.only',
    ]);
    expect(keys({ dimensions: dimensions(null), attempt: { ...attempt, overall: null } })).toEqual([]);
  });

  it('name no area before its equals', () => {
    expect(keys({ dimensions: dimensions(0, 0, 0) })).toEqual([
      'overall_level.moderate',
      'profile_shape.even',
    ]);
    expect(keys({ dimensions: dimensions(80, 80, 20) })).toEqual([
      'overall_level.moderate',
      'lowest_area.clear',
      'profile_shape.uneven',
    ]);
    expect(keys({ dimensions: dimensions(80, 20, 20) })).toEqual([
      'overall_level.moderate',
      'highest_area.clear',
      'profile_shape.uneven',
    ]);
  });

  it('compare with the latest attempt that may be compared', () => {
    const others = [
      earlier(49, '2026-02-20T09:00:00Z'), // too close
      earlier(10, '2025-12-01T09:00:00Z'),
      earlier(72, '2026-02-01T09:00:00Z'),
      { ...earlier(1, '2026-02-10T09:00:00Z'), quality: { level: 'low' as const } },
      { ...earlier(1, '2026-02-10T09:00:00Z'), test_id: 'memory_check' },
      earlier(null, '2026-02-10T09:00:00Z'),
    ];
    expect(insights({ others }).at(-1)).toMatchObject({
      key: 'insights.change_since_last.lower',
      params: { score: 50, previous: 72 },
    });
    expect(keys({ others: [earlier(41)] })).toContain('change_since_last.same');
    expect(keys({ others: [earlier(35)] })).toContain('change_since_last.some');
  });

  it('tell no change between two children, and none where somebody invited answered', () => {
    const tom = { ...attempt, test_id: 'child_focus_tracker', form: 'parent', subject: 'tom' };
    const before = { ...tom, overall: 20, completedAt: '2026-01-01T09:00:00Z' };
    const told = (other: InsightAttempt, now = tom) => keys({ attempt: now, others: [other] });
    expect(told(before)).toContain('change_since_last.higher');
    expect(told({ ...before, subject: 'mia' })).not.toContain('change_since_last.higher');
    const invited = { ...before, form: 'teacher', invited: true };
    expect(told(invited, { ...tom, form: 'teacher', invited: true })).not.toContain(
      'change_since_last.higher',
    );
  });

  it('tell no change of a reaction-time run, which is held against its own spread elsewhere', () => {
    const run = { ...attempt, test_id: 'focustrack_attention_test' };
    const before = { ...run, overall: 20, completedAt: '2026-01-01T09:00:00Z' };
    expect(insights({ attempt: run, others: [before] }).map(({ id }) => id)).not.toContain(
      'change_since_last',
    );
  });

  it('give way to a note when the answers came too quickly or look alike', () => {
    const hasty = { ...attempt, quality: { level: 'check' as const } };
    const told = insights({ attempt: hasty, others: [earlier(10)] });
    expect(told.map(({ id }) => id)).not.toContain('change_since_last');
    expect(renderEn(told.at(-1) ?? { key: 'summary.none', params: {} })).toBe(
      'Some answers came very quickly or look alike. If that does not fit how you answered, you can retake the test.',
    );
  });

  it('are at most five, each kind once, in order, for any scores', () => {
    const score = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(score, { maxLength: 8 }),
        score,
        fc.array(score, { maxLength: 3 }),
        (scores, overall, others) => {
          const ids = insights({
            attempt: { ...attempt, overall },
            dimensions: dimensions(...scores),
            others: others.map((value) => earlier(value)),
          }).map(({ id }) => id);
          const order = [
            'overall_level',
            'highest_area',
            'lowest_area',
            'profile_shape',
            'change_since_last',
          ];
          expect(ids).toEqual(order.filter((id) => ids.some((each) => each === id)));
        },
      ),
    );
  });
});
