import { describe, expect, it } from 'vitest';
import { everyArticle, readShelf, shelfOf, shelfSearch } from '../../../src/lib/admin/library-address.ts';

const id = 'bbbbbbbb-0000-4000-8000-000000000001';
const read = (search: string) => readShelf(new URLSearchParams(search));

describe('the address of the library desk', () => {
  it('says what is listed, and is read as it was written', () => {
    const address = {
      filters: { ...everyArticle, kind: 'blog', missing: 'de', review: 'due' },
      size: 50,
      open: id,
      text: 'ja',
    } as const;
    const search = shelfSearch(address);
    expect(search).toBe(`?tab=education&kind=blog&missing=de&review=due&size=50&article=${id}&text=ja`);
    expect(read(search)).toEqual(address);
  });

  it.each([
    ['an unknown filter', '?state=lost&kind=film&lang=xx&review=maybe&size=7'],
    ['an article that is none', '?article=../etc'],
    ['a language that is none', `?text=<script>`],
  ])('leaves out %s', (_, search) => {
    expect(shelfSearch(read(search))).toBe('?tab=education');
  });

  it('leads from an entry of the log to its article', () => {
    expect(shelfOf(`article:${id}`)).toBe(`?tab=education&article=${id}`);
    expect(shelfOf(`topic:${id}`)).toBeNull();
    expect(shelfOf('article:1')).toBeNull();
  });
});
