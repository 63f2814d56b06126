import { describe, expect, it } from 'vitest';
import { assessQuality } from '../../../src/lib/assessments/attempt-checks.ts';
import { snapshot } from './snapshot-fixtures.ts';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `AC${String(i + 1).padStart(3, '0')}`);

function assess(values: readonly (number | null)[], itemTimesMs: readonly number[] = []) {
  const questionIds = ids(values.length);
  const answers = Object.fromEntries(questionIds.map((id, i) => [id, values[i]]));
  return assessQuality(snapshot.domains, { questionIds, answers, itemTimesMs });
}

const repeat = (value: number, count: number) => Array.from({ length: count }, () => value);

describe('the quality of an attempt', () => {
  it('is too fast from five times on, by their median', () => {
    expect(assess([1, 2], repeat(1000, 4)).flags).toEqual([]);
    expect(assess([1, 2], repeat(1000, 5)).flags).toEqual(['too_fast']);
    expect(assess([1, 2], [100, 100, 1900, 2098, 9000, 9000]).flags).toEqual(['too_fast']);
    expect(assess([1, 2], [100, 100, 1900, 2100, 9000, 9000]).flags).toEqual([]);
  });

  it('lacks answers under 80 % of what was served', () => {
    expect(assess([1, 2, 3, 4, null]).flags).toEqual([]);
    expect(assess([1, 2, 3, 4, 5, 1, 2, null, null]).flags).toEqual(['many_missing']);
  });

  it('is a straight line from a run of 10 and 60 % of the answers on, gaps left out', () => {
    const run = (equal: number, total: number) => [
      ...repeat(3, equal),
      ...Array.from({ length: total - equal }, (_, i) => (i % 2) + 1),
    ];
    expect(assess(repeat(3, 9)).flags).toEqual([]);
    expect(assess(run(10, 16)).flags).toEqual(['straight_lining']);
    expect(assess(run(10, 17)).flags).toEqual([]);
    expect(assess(run(11, 17)).flags).toEqual(['straight_lining']);
    expect(assess([...repeat(3, 5), null, ...repeat(3, 5)]).flags).toEqual(['straight_lining']);
  });

  it('is to be checked with one flag and low with two', () => {
    expect(assess(repeat(3, 12), repeat(9000, 12)).level).toBe('check');
    expect(assess(repeat(3, 12), repeat(900, 12)).level).toBe('low');
  });

  it('names areas with fewer than half of their questions answered', () => {
    expect(assess([1, null]).thin_prefixes).toEqual([]);
    expect(assess([1, null, null]).thin_prefixes).toEqual(['AC']);
  });

  it('leaves questions of other instruments out of every count', () => {
    const questionIds = [...ids(4), 'ZZ001', 'ZZ002'];
    const answers = { AC001: 1, AC002: 2, AC003: 3, AC004: 4, ZZ001: 99 };
    expect(assessQuality(snapshot.domains, { questionIds, answers, itemTimesMs: [] })).toEqual({
      level: 'ok',
      flags: [],
      thin_prefixes: [],
      out_of_range: false,
    });
  });
});
