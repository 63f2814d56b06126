import { expect } from 'vitest';
import { groupWords, type TimeItem } from '../../../../src/lib/exercises/time-sense/exercise.ts';
import { type Properties, tally } from './shape.ts';

export const properties: Properties<TimeItem> = {
  setups: [{ variant: 'tone', run: 3 }],
  check(items) {
    const targets = items.flatMap((item) => (item.part === 'produce' ? [item.targetMs] : []));
    expect(tally(targets, (ms) => ms)).toEqual({ 5000: 3, 10000: 3, 20000: 3 });
    expect(items.slice(9).map((item) => (item.part === 'job' ? item.job : item.part))).toEqual([
      'sort',
      'copy',
      'counted',
    ]);
    const words = items.flatMap((item) => (item.part === 'job' && item.job === 'sort' ? item.words : []));
    expect(new Set(words).size).toBe(12);
    expect(words.filter((word) => word < groupWords)).toHaveLength(6);
  },
};
