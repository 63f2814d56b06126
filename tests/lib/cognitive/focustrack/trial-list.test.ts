import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attentionVariants,
  type FocustrackVariant,
  stimuliOf,
} from '../../../../src/lib/cognitive/focustrack/design.ts';
import {
  createPracticeList,
  createTrialList,
  type PlannedTrial,
} from '../../../../src/lib/cognitive/focustrack/trial-list.ts';

const anySeed = fc.uuid();
const anyVariant = fc.constantFrom(...attentionVariants);

function forAnyList(check: (list: PlannedTrial[], seed: string, variant: FocustrackVariant) => void): void {
  fc.assert(
    fc.property(anySeed, anyVariant, (seed, variant) => check(createTrialList(seed, variant), seed, variant)),
    { numRuns: 60 },
  );
}

const waits = (trials: readonly PlannedTrial[]) => trials.filter(({ kind }) => kind === 'X').length;
const subBlocks = (list: readonly PlannedTrial[]) =>
  Array.from({ length: 18 }, (_, i) => list.slice(20 * i, 20 * i + 20));

describe('the list of the attention test', () => {
  it('is the same for the same seed and another for another', () => {
    forAnyList((list, seed, variant) => {
      expect(createTrialList(seed, variant)).toEqual(list);
    });
    expect(createTrialList('a', 'letters')).not.toEqual(createTrialList('b', 'letters'));
  });

  it('is the list stored runs rely on: it may never change without a new task version', () => {
    const list = createTrialList('3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10', 'letters');
    expect(
      list
        .slice(0, 20)
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('LDBAETXXFAXDFHXTECBP');
    expect(subBlocks(list).map(([first]) => first?.soaMs)).toEqual([
      1000, 4000, 2000, 4000, 1000, 2000, 1000, 2000, 4000, 4000, 2000, 1000, 2000, 4000, 1000, 2000, 1000,
      4000,
    ]);
  });

  it('has 360 trials of 14 minutes with 4 X among each 20', () => {
    forAnyList((list, _, variant) => {
      expect(list).toHaveLength(360);
      expect(list.map(({ index }) => index)).toEqual(list.map((_, i) => i));
      for (const part of subBlocks(list)) {
        expect(waits(part)).toBe(4);
        expect(new Set(part.map(({ soaMs }) => soaMs)).size).toBe(1);
      }
      const minutes = list.reduce((sum, { soaMs }) => sum + soaMs, 0) / 60_000;
      expect(minutes).toBe(variant === 'audio' ? 21 : 14);
    });
  });

  it('uses each order of the three paces in exactly one block', () => {
    forAnyList((list) => {
      const paces = subBlocks(list).map(([first]) => first?.soaMs);
      const orders = Array.from({ length: 6 }, (_, i) => paces.slice(3 * i, 3 * i + 3).join());
      expect(new Set(orders).size).toBe(6);
      for (const order of orders) expect(new Set(order.split(',')).size).toBe(3);
    });
  });

  it('begins every part with a target and never has three X in a row', () => {
    forAnyList((list) => {
      for (const [first] of subBlocks(list)) expect(first?.kind).toBe('T');
      expect(list.map(({ kind }) => kind).join('')).not.toContain('XXX');
    });
  });

  it('shows each target 4 times a block and none twice in a row', () => {
    forAnyList((list, _, variant) => {
      const { wait, targets } = stimuliOf(variant);
      for (let block = 1; block <= 6; block++) {
        const shown = list.filter((trial) => trial.block === block && trial.kind === 'T');
        for (const name of targets) expect(shown.filter(({ letter }) => letter === name)).toHaveLength(4);
      }
      for (const [i, { kind, letter }] of list.entries()) {
        expect(kind === 'X').toBe(letter === wait);
        if (kind === 'T') expect(letter).not.toBe(list[i - 1]?.letter);
      }
    });
  });

  it('is slower by half when letters are spoken', () => {
    const spoken = createTrialList('seed', 'audio');
    const shown = createTrialList('seed', 'letters');
    expect(spoken.map(({ soaMs }) => soaMs / 1.5)).toEqual(shown.map(({ soaMs }) => soaMs));
    expect(spoken.map(({ letter }) => letter)).toEqual(shown.map(({ letter }) => letter));
  });
});

describe('the list of a round of practice', () => {
  it('has 24 trials with 5 X, eight at each pace, medium first', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 3 }), (seed, round) => {
        const list = createPracticeList(seed, round, 'letters');
        expect(list.map(({ soaMs }) => soaMs)).toEqual([
          ...Array(8).fill(2000),
          ...Array(8).fill(1000),
          ...Array(8).fill(4000),
        ]);
        expect(waits(list)).toBe(5);
        expect(list[0]?.kind).toBe('T');
        expect(list).toEqual(createPracticeList(seed, round, 'letters'));
      }),
    );
  });

  it('differs from round to round', () => {
    expect(createPracticeList('s', 1, 'letters')).not.toEqual(createPracticeList('s', 2, 'letters'));
  });
});
