import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf, proseOf } from '../../../src/lib/library/outline.ts';
import { readingMinutes } from '../../../src/lib/library/reading.ts';
import { doiOf, doisOfTwo, isForgedDoi, sourceSchema } from '../../../src/lib/library/sources.ts';

describe('an outline', () => {
  it('finds headings, links, pictures and pauses, but none in code', () => {
    const text = [
      '## *Two* minutes ##',
      'Start with [one line](/planner "Plan").',
      '',
      '---',
      '',
      '- first',
      '- second',
      '![A lamp](/content/figures/lamp.svg)',
      '```',
      '## not a heading',
      '[no](/link)',
      '```',
      '### Later',
    ].join('\n');
    const { headings, links, pictures, pauses, blocks } = outlineOf(text);
    expect(headings).toEqual([
      { level: 2, text: 'Two minutes' },
      { level: 3, text: 'Later' },
    ]);
    expect(links).toEqual(['/planner']);
    expect(pictures).toEqual([{ alt: 'A lamp', src: '/content/figures/lamp.svg' }]);
    expect(pauses).toBe(1);
    expect(blocks).toEqual(['Start with one line.', 'first', 'second']);
    expect(proseOf({ blocks })).toBe('Start with one line.\nfirst.\nsecond.');
  });

  it('reads any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => outlineOf(text).pauses >= 0));
  });

  it('reads a text of nothing but marks at once', () => {
    const marks = ['[', '![', '<', '>', '- ', '*', '`', '#', '](', '| ', '[a](', '_ ', '![a](b '];
    for (const mark of marks) {
      expect(outlineOf(mark.repeat(20_000)).headings).toEqual([]);
    }
  });
});

describe('reading time', () => {
  it('counts words, and signs where words are not spaced', () => {
    expect(readingMinutes('word '.repeat(401), 'en')).toBe(3);
    expect(readingMinutes('字'.repeat(901), 'zh')).toBe(3);
    expect(readingMinutes('', 'en')).toBe(1);
  });
});

describe('a source', () => {
  const source = { title: 'Title', publisher: 'Journal', year: 2012, url: 'https://doi.org/10.1146/abc' };
  it.each([
    ['http', { url: 'http://example.com/' }],
    ['a user part', { url: 'https://me@example.com/' }],
    ['no address', { url: 'doi:10.1146/abc' }],
    ['a year to come', { year: 2101 }],
    ['no publisher', { publisher: '' }],
    ['more than is known', { checked_on: '2026-01-01' }],
  ])('is refused with %s', (_, change) => {
    expect(sourceSchema.safeParse({ ...source, ...change }).success).toBe(false);
  });

  it('is taken with an address or a DOI', () => {
    expect(sourceSchema.safeParse(source).success).toBe(true);
    expect(sourceSchema.safeParse({ ...source, url: 'https://www.who.int/' }).success).toBe(true);
  });

  it('has a DOI only where one is written', () => {
    expect(doiOf('https://doi.org/10.1146/ABC')).toBe('10.1146/abc');
    expect(doiOf('https://example.com/10.1146/abc')).toBeNull();
    expect(isForgedDoi('https://doi.org/abc')).toBe(true);
    expect(isForgedDoi('https://doi.org/10.1146/abc')).toBe(false);
    expect(isForgedDoi('https://dx.doi.org/10.1/x')).toBe(true);
  });

  it('has one title for one DOI', () => {
    const other = { ...source, title: 'Another' };
    expect(doisOfTwo([source, { ...source, title: 'title.' }])).toEqual([]);
    expect(doisOfTwo([source, other])).toEqual(['10.1146/abc']);
  });
});
