import { describe, expect, it } from 'vitest';
import {
  areComparable,
  compareScores,
  meaningfulDifference,
} from '../../../src/lib/assessments/difference.ts';

const attempt = {
  test_id: 'focus_snapshot',
  form: 'self',
  language: 'en',
  completedAt: '2026-01-15T09:00:00Z',
  quality: { level: 'ok' },
} as const;
const earlier = { ...attempt, completedAt: '2026-01-01T09:00:00Z' };

describe('a difference between two scores', () => {
  it('needs 15 points on up to four answers and 10 points on more', () => {
    expect([3, 4, 5, 18].map(meaningfulDifference)).toEqual([15, 15, 10, 10]);
  });

  it('is worded only from the threshold on, in spite of binary fractions', () => {
    expect(compareScores(16.4, 1.4, 4)).toBe('higher'); // 14.999999999999998 in binary
    expect(compareScores(35.1, 50.1, 4)).toBe('lower');
    expect(compareScores(50, 35.1, 4)).toBe('same');
    expect(compareScores(20.3, 10.3, 18)).toBe('higher');
    expect(compareScores(10.4, 20.3, 18)).toBe('same');
  });
});

describe('two attempts', () => {
  it('may be compared from 14 days on', () => {
    expect(areComparable(earlier, attempt)).toBe(true);
    expect(areComparable({ ...earlier, completedAt: '2026-01-01T09:00:01Z' }, attempt)).toBe(false);
    expect(areComparable(attempt, earlier)).toBe(false);
  });

  it.each([
    ['test', { test_id: 'memory_check' }],
    ['respondent', { form: 'teacher' }],
    ['language', { language: 'de' }],
    ['quality', { quality: { level: 'low' } }],
    ['readable time', { completedAt: 'then' }],
  ] as const)('are not compared without the same %s', (_, change) => {
    expect(areComparable({ ...earlier, ...change }, attempt)).toBe(false);
  });
});
