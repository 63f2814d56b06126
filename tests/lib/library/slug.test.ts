import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from '../../../src/lib/library/slug.ts';

describe('the address of a text', () => {
  it.each([
    ['How attention works', 'how-attention-works'],
    ['Été à la plage: naïve & déjà vu!', 'ete-a-la-plage-naive-deja-vu'],
    ['  --- ', ''],
    ['注意力', ''],
    ['ﬁve ２ things', 'five-2-things'],
    ['word '.repeat(30), Array(16).fill('word').join('-')],
  ])('is proposed from %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each(['new', 'edit', 'feed', 'search', 'ab', 'Über-uns', 'внимание', 'a--b', '-a-b', 'a b c', '../etc'])(
    'is never %s',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );

  it('has 3 to 80 signs', () => {
    expect([isSlug('abc'), isSlug('x'.repeat(80)), isSlug('x'.repeat(81))]).toEqual([true, true, false]);
  });
});
