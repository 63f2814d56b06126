import { searchText, signPairs, similarText } from '@lib/community/search-query.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, casesOf } from './cases.ts';

describe('pairs of signs', () => {
  it.each(casesOf<{ text: string }, string[]>('cjk_bigrams'))('$id', ({ input, expected }) => {
    expect(signPairs(input.text)).toEqual(expected);
  });
});

describe('a search', () => {
  it('sends one line as it was typed', () => {
    expect(searchText('  "slow\n mornings"  -work ')).toBe('"slow mornings" -work');
    expect(searchText('集中')).toBe('集中');
  });

  it('is nothing under two signs', () => {
    for (const typed of ['', ' ', 'a', ' 力 ', '😀']) expect(searchText(typed)).toBeNull();
  });

  it('is a hundred signs at most, whatever is typed, and the same when it is read again', () => {
    fc.assert(
      fc.property(anyText(300), (typed) => {
        const text = searchText(typed);
        if (text === null) return;
        expect(Array.from(text).length).toBeLessThanOrEqual(100);
        expect(searchText(text)).toBe(text);
      }),
    );
    expect(searchText('😀'.repeat(500_000))).toBe('😀'.repeat(100));
    expect(searchText(' '.repeat(1_000_000))).toBeNull();
  });
});

describe('similar questions', () => {
  it('are asked for once a title says something', () => {
    expect(similarText('Short title 12', 'en')).toBeNull();
    expect(similarText(' How do  I start?', 'en')).toBe('How do I start?');
    expect(similarText('集中できません', 'ja')).toBeNull();
    expect(similarText('集中できませんか', 'ja')).toBe('集中できませんか');
    expect(similarText('w '.repeat(500_000), 'en')).toHaveLength(149);
  });
});
