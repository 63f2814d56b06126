import { readSearch, signPairs, similarTo } from '@lib/community/search-query.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, casesOf } from './cases.ts';

describe('pairs of signs', () => {
  it.each(casesOf<{ text: string }, string[]>('cjk_bigrams'))('$id', ({ input, expected }) => {
    expect(signPairs(input.text)).toEqual(expected);
  });
});

describe('what is looked for', () => {
  it('has its last word as a beginning', () => {
    expect(readSearch('morning rout')).toEqual({ words: 'morning', pairs: [], prefix: 'rout' });
    expect(readSearch('  Fokus   Ćwicz ')).toEqual({ words: 'Fokus', pairs: [], prefix: 'ćwicz' });
    expect(readSearch('e-mail')).toEqual({ words: 'e-', pairs: [], prefix: 'mail' });
  });

  it('has no beginning within quotes, behind a minus or in the word between two others', () => {
    expect(readSearch('"slow morn')).toEqual({ words: '"slow morn', pairs: [], prefix: null });
    expect(readSearch('sleep -work')).toEqual({ words: 'sleep -work', pairs: [], prefix: null });
    expect(readSearch('sleep or')).toEqual({ words: 'sleep or', pairs: [], prefix: null });
    expect(readSearch('"slow mornings" wal')).toEqual({ words: '"slow mornings"', pairs: [], prefix: 'wal' });
  });

  it('is pairs where words have no blanks between them, and a sign alone at the end begins one', () => {
    expect(readSearch('ADHD と 集中力')).toEqual({
      words: 'ADHD',
      pairs: ['と', '集中', '中力'],
      prefix: null,
    });
    expect(readSearch('集中 力')).toEqual({ words: '', pairs: ['集中'], prefix: '力' });
    expect(readSearch('집중 ADH')).toEqual({ words: '', pairs: ['집중'], prefix: 'adh' });
  });

  it('is nothing under two signs', () => {
    for (const typed of ['', ' ', 'a', ' 力 ', '😀']) expect(readSearch(typed)).toBeNull();
  });

  it('is a hundred signs at most and never a pattern, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(300), (typed) => {
        const query = readSearch(typed);
        if (!query) return;
        expect(Array.from(query.words).length).toBeLessThanOrEqual(100);
        expect(query.pairs.every((pair) => pair.length > 0 && pair.length <= 2)).toBe(true);
        expect(query.prefix ?? 'none').toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      }),
    );
    expect(readSearch('(a+)+$ .* foo|')?.prefix).toBeNull();
    expect(readSearch('x '.repeat(1_000_000))?.words.length).toBeLessThan(100);
  });
});

describe('similar questions', () => {
  it('are asked for once a title says something', () => {
    expect(similarTo('Short title 12', 'en')).toBeNull();
    expect(similarTo('How do I start? How?', 'en')).toEqual(['how', 'do', 'start']);
    expect(similarTo('集中できません', 'ja')).toBeNull();
    expect(similarTo('集中できませんか', 'ja')).toContain('集中');
    expect(similarTo('?'.repeat(30), 'en')).toBeNull();
  });

  it('are asked for with twenty words at most', () => {
    const title = Array.from({ length: 3000 }, (_, at) => `w${at}`).join(' ');
    expect(similarTo(title, 'en')).toHaveLength(20);
  });
});
