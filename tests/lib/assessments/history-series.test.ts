import { describe, expect, it } from 'vitest';
import { labelled, placesOf, type SeriesAttempt, seriesOf } from '@/lib/assessments/history-series';

const attempt = (id: string, completedAt: string, more: Partial<SeriesAttempt> = {}): SeriesAttempt => ({
  id,
  test_id: 'focus_snapshot',
  form: 'self',
  language: 'en',
  completedAt,
  quality: { level: 'ok' },
  subject: null,
  invited: false,
  domains: { a: 40 },
  ...more,
});

describe('results over time', () => {
  it('are those of one test, respondent and child, oldest first, the test taken last on top', () => {
    const child = { test_id: 'child_focus_tracker', form: 'parent' } as const;
    const found = seriesOf([
      attempt('s2', '2026-02-01T09:00:00Z'),
      attempt('m1', '2026-01-01T09:00:00Z', { ...child, subject: 'max' }),
      attempt('s1', '2026-01-05T09:00:00Z'),
      attempt('m2', '2026-03-01T09:00:00Z', { ...child, subject: 'max' }),
      attempt('mia', '2026-03-02T09:00:00Z', { ...child, subject: 'mia' }),
      attempt('teacher', '2026-03-02T10:00:00Z', { ...child, form: 'teacher', subject: 'max' }),
    ]);
    expect(found.map(({ attempts }) => attempts.map(({ id }) => id))).toEqual([
      ['m1', 'm2'],
      ['s1', 's2'],
    ]);
  });

  it('leave out what has no number and what somebody was invited to answer', () => {
    const days = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => `${day}T09:00:00Z`);
    const [a = '', b = '', c = ''] = days;
    expect(seriesOf([attempt('1', a), attempt('2', b, { domains: { a: null } })])).toEqual([]);
    expect(seriesOf([attempt('1', a), attempt('2', b, { invited: true })])).toEqual([]);
    expect(seriesOf([attempt('1', a), attempt('2', 'never'), attempt('3', c)])[0]?.attempts).toHaveLength(2);
  });

  it('stand to scale between the first and the last', () => {
    expect(placesOf([100, 200, 500], 10, 90)).toEqual([10, 30, 90]);
    expect(placesOf([7, 7], 10, 90)).toEqual([50, 50]);
  });

  it.each([
    [[0, 40, 80, 200], 70, [0, 2, 3]],
    [[0, 195, 200], 70, [0, 2]],
    [[190, 200], 70, [1]],
    [[5], 70, [0]],
    [[], 70, []],
  ])('at %s with room of %s are dated at %s', (places, gap, shown) => {
    expect(labelled(places, gap)).toEqual(shown);
  });
});
