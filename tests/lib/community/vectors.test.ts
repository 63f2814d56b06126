import { communityRefusals, refusalOf } from '@lib/community/refusals.ts';
import { communityTags, isTagCount, readTags } from '@lib/community/tags.ts';
import { describe, expect, it } from 'vitest';
import { caseCounts, groups } from './cases.ts';

describe('the vectors of the community', () => {
  it('are whole', () => {
    const counts = Object.fromEntries(
      Object.entries(groups).map(([name, { cases }]) => [name, cases.length]),
    );
    expect(counts).toEqual(caseCounts);
    for (const { cases } of Object.values(groups)) {
      const ids = cases.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the code of a refusal', () => {
  it('is one of the list, whatever the backend says', () => {
    for (const code of communityRefusals) expect(refusalOf(code)).toBe(code);
    for (const message of ['', 'toString', 'permission denied', null, undefined])
      expect(refusalOf(message)).toBe('other');
  });
});

describe('tags', () => {
  it('are 24, and 1 to 5 of a question', () => {
    expect(new Set(communityTags).size).toBe(24);
    expect(
      [[], ['a'], ['a', 'a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e', 'f']].map(isTagCount),
    ).toEqual([false, true, true, false]);
  });

  it('are read from an address without what is none', () => {
    expect(readTags(['sleep', 'nonsense', 'sleep', '__proto__', 'work'])).toEqual(['sleep', 'work']);
    expect(readTags(communityTags)).toHaveLength(5);
  });
});
