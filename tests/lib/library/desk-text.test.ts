import { describe, expect, it } from 'vitest';
import {
  emptySource,
  faultsIn,
  fieldsOf,
  hasFaults,
  isSameText,
  sourceOf,
  type TextFields,
} from '../../../src/lib/library/desk-text.ts';
import { changedDetails, detailsOf, faultsOfDetails } from '../../../src/lib/library/details.ts';
import { publishableAt } from '../../../src/lib/library/publish-at.ts';

const source = {
  authors: '',
  title: 'A title',
  publisher: 'A journal',
  year: '2012',
  url: 'https://example.org/a',
};
const good: TextFields = {
  title: 'A desk in the morning',
  summary: 'What is on a desk, and what is not.',
  body: 'word '.repeat(40),
  sources: [source],
};

describe('a text at the desk', () => {
  it('is stored when nothing is wrong with it', () => {
    expect(hasFaults(faultsIn(good, 'en'))).toBe(false);
  });

  it('is counted in code points: 40,000 fit, one more does not', () => {
    expect(faultsIn({ ...good, body: '😀'.repeat(40_000) }, 'en').body).toBeNull();
    expect(faultsIn({ ...good, body: '😀'.repeat(40_001) }, 'en').body).toEqual({
      code: 'too_long',
      number: 40_000,
    });
  });

  it('may be a card alone in another language, not in English', () => {
    expect(faultsIn({ ...good, body: ' \n ' }, 'de').body).toBeNull();
    expect(faultsIn({ ...good, body: ' \n ' }, 'en').body?.code).toBe('empty');
    expect(faultsIn({ ...good, body: 'Hello' }, 'de').body?.code).toBe('too_short');
  });

  it.each([
    ['a forged DOI', { url: 'https://doi.org/forged' }, 'doi'],
    ['a DOI of another resolver', { url: 'https://dx.doi.org/10.1000/x' }, 'doi'],
    ['an address without https', { url: 'http://example.org/' }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a user name in the address', { url: 'https://me@example.org/' }, 'url'],
    ['a year in words', { year: 'last year' }, 'year'],
    ['a year that is far', { year: '3012' }, 'year'],
    ['no name', { title: ' ' }, 'title'],
    ['no publisher', { publisher: '' }, 'publisher'],
    ['one sign for an author', { authors: 'x' }, 'authors'],
  ])('is told of a source with %s', (_, change, fault) => {
    const { sources } = faultsIn({ ...good, sources: [{ ...source, ...change }] }, 'en');
    expect([...sources]).toEqual([[0, fault]]);
  });

  it('names an address once', () => {
    expect([...faultsIn({ ...good, sources: [source, source] }, 'en').sources]).toEqual([[1, 'twice']]);
  });

  it('comes back from the store as it was written', () => {
    const stored = { ...good, sources: good.sources.map(sourceOf) };
    expect(isSameText(fieldsOf(stored), good)).toBe(true);
    expect(fieldsOf(null).sources).toEqual([]);
    expect(faultsIn({ ...good, sources: [emptySource] }, 'en').sources.size).toBe(1);
  });
});

describe('the facts of a text', () => {
  const read = {
    slug: 'a-desk',
    tier: 'freemium',
    category: 'habits',
    author_name: 'Focus Clarity Lab team',
    reviewed_by: null,
    reviewed_at: null,
    audio_url: null,
    audio_s: null,
    audio_bytes: null,
  } as const;
  const fields = detailsOf(read);

  it('are sent as far as they changed', () => {
    expect(changedDetails(fields, read)).toEqual({});
    expect(
      changedDetails({ ...fields, tier: 'plus', reviewed_by: ' Dr. A ', reviewed_at: '2026-05-01' }, read),
    ).toEqual({
      tier: 'plus',
      reviewed_by: 'Dr. A',
      reviewed_at: '2026-05-01',
    });
  });

  it.each([
    ['a review without a day', { reviewed_by: 'Dr. A' }, { reviewed_at: 'pair' }],
    ['a day without a reviewer', { reviewed_at: '2026-05-01' }, { reviewed_at: 'pair' }],
    ['an address in another script', { slug: 'внимание' }, { slug: 'slug' }],
    ['no author', { author_name: ' ' }, { author_name: 'name' }],
    [
      'a recording without length and size',
      { audio_url: '/content/audio/a.mp3' },
      { audio_s: 'number', audio_bytes: 'number' },
    ],
    [
      'a program for a recording',
      { audio_url: 'https://example.com/a.exe', audio_s: '5', audio_bytes: '5' },
      { audio_url: 'audio' },
    ],
    [
      'a recording of a week',
      { audio_url: '/content/audio/a.mp3', audio_s: '604800', audio_bytes: '5' },
      { audio_s: 'number' },
    ],
  ])('are refused with %s', (_, change, faults) => {
    expect(faultsOfDetails({ ...fields, ...change })).toEqual(faults);
  });
});

describe('a date of publishing', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  it.each([
    ['1970-01-01T00:00:00Z', false],
    ['2026-05-01T12:04:00Z', false],
    ['2026-05-01T12:05:00Z', true],
    ['2028-05-01T12:00:00Z', true],
    ['2028-05-01T12:01:00Z', false],
    ['2099-01-01T00:00:00Z', false],
  ])('%s: %s', (at, fits) => {
    expect(publishableAt(Date.parse(at), now)).toBe(fits);
  });
});
