import { expect } from 'vitest';
import type { JudgedCard } from '../../../../src/lib/exercises/executive-function/cards.ts';
import type { SortItem } from '../../../../src/lib/exercises/executive-function/exercise.ts';
import { expectNoTwins, type Properties } from './shape.ts';

export const properties: Properties<SortItem> = {
  check(items, { level }, played) {
    expect(items).toHaveLength(60);
    expectNoTwins(items, ({ card }) => JSON.stringify(card));
    expect(new Set(items.map(({ ruleOrder }) => ruleOrder.join())).size).toBe(1);
    const wanted = ['color', 'number', 'shape'];
    expect(items[0]?.ruleOrder.toSorted()).toEqual(wanted);
    for (const { card, criterion } of items) {
      const keys = Object.values(card);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.every((key) => key >= 1 && key <= 4)).toBe(true);
      if (level === 1) expect(criterion).toBe(6);
    }
    // A rule holds until it was followed often enough in a row, and then goes.
    const trials = played.map(({ trial }) => trial as JudgedCard);
    let run = 0;
    for (const [i, { correct, rule }] of trials.entries()) {
      run = correct ? run + 1 : 0;
      const changes = trials[i + 1] !== undefined && trials[i + 1]?.rule !== rule;
      if (i < 59) expect(changes).toBe(run === items[i]?.criterion);
      if (changes) run = 0;
    }
  },
};
