import { describe, expect, it } from 'vitest';
import { splitWords } from '@/features/tests/tests/memory-check/split-words';

describe('words typed or dictated at once', () => {
  it('are parted at spaces, commas and stops', () => {
    expect(splitWords(' owl, goose swan. ', ['owl', 'goose'])).toEqual(['owl', 'goose', 'swan']);
  });

  it('keep their spaces where a word of the list holds one', () => {
    expect(splitWords('ice cream, owl', ['ice cream', 'owl'])).toEqual(['ice cream', 'owl']);
  });

  it('are cut to what a record takes', () => {
    expect(splitWords('x'.repeat(80), [])).toEqual(['x'.repeat(60)]);
  });
});
