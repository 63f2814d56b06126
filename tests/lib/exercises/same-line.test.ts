import { describe, expect, it } from 'vitest';
import { isSameLine } from '../../../src/lib/exercises/time-sense/same-line.ts';

describe('a copied line', () => {
  it('is the same whatever spaces, marks and capitals are typed', () => {
    expect(isSameLine('the train  leaves at seven', 'The train leaves at seven.')).toBe(true);
    expect(isSameLine('L’eau est froide', "L'eau est froide.")).toBe(true);
    expect(isSameLine('朝７時に電車が出ます', '朝7時に電車が出ます。')).toBe(true);
  });

  it('is another one with a letter missing, changed or without its mark', () => {
    expect(isSameLine('The train leaves at seve', 'The train leaves at seven.')).toBe(false);
    expect(isSameLine('The train leaves at eleven.', 'The train leaves at seven.')).toBe(false);
    expect(isSameLine('La nina canta', 'La niña canta')).toBe(false);
  });
});
