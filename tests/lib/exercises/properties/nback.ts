import { expect } from 'vitest';
import { alphabets } from '../../../../src/lib/exercises/nback/exercise.ts';
import type { NbackItem } from '../../../../src/lib/exercises/nback/judge.ts';
import { nbackPositions, sequenceFaults } from '../../../../src/lib/exercises/nback/sequence.ts';
import { byBlock, type Properties } from './shape.ts';

const cells = [1, 2, 3, 4, 5, 6, 7, 8];

export const properties: Properties<NbackItem> = {
  setups: [{ variant: 'dual' }, { variant: 'spoken-digits' }, { options: { rule: 'jaeggi' } }],
  check(items, { variant }) {
    const isDual = String(variant).startsWith('dual');
    const letters = String(variant).endsWith('digits') ? alphabets.digits : alphabets.letters;
    const rounds = byBlock(items);
    expect(rounds).toHaveLength(8);
    for (const round of rounds) {
      const n = round[0]?.n ?? 0;
      const heard = round.map(({ letter }) => letter);
      expect(sequenceFaults<string>(heard, n, letters)).toEqual([]);
      const found = nbackPositions(heard, n);
      expect(found.luresNminus1.length + found.luresNplus1.length).toBeLessThanOrEqual(6);
      expect(new Set([...found.luresNminus1, ...found.luresNplus1]).size).toBeLessThanOrEqual(3);
      expect(round.flatMap(({ isTargetLetter }, i) => (isTargetLetter ? [i] : []))).toEqual(found.targets);
      const seen = round.flatMap(({ square }) => (square === null ? [] : [square]));
      expect(seen).toHaveLength(isDual ? round.length : 0);
      if (isDual) {
        expect(sequenceFaults(seen, n, cells)).toEqual([]);
        expect(
          round.filter(({ isTargetLetter, isTargetSquare }) => isTargetLetter && isTargetSquare),
        ).toHaveLength(2);
      }
      expect(round.map(({ isScored }) => isScored)).toEqual(round.map((_, i) => i >= n));
    }
    for (const [i, round] of rounds.entries()) {
      const before = rounds[i - 1]?.[0]?.n;
      if (before !== undefined) expect(Math.abs((round[0]?.n ?? 0) - before)).toBeLessThanOrEqual(1);
    }
  },
};
