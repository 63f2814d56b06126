import { isTooTangled, plainExcerpt, postElements, postSchema } from '@lib/community/markdown.ts';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

describe('what Markdown may become', () => {
  it('has every element that the cases expect, and no other way in than an address', () => {
    type Expected = { elements: string[] };
    const expected = casesOf<unknown, Expected>('markdown').flatMap((each) => each.expected.elements);
    expect([...postElements]).toEqual(expect.arrayContaining(expected));
    for (const name of ['script', 'style', 'img', 'iframe', 'svg', 'h1', 'table', 'input'])
      expect(postSchema.tagNames).not.toContain(name);
    expect(postSchema.attributes).toEqual({ a: ['href'] });
    expect(postSchema.protocols).toEqual({ href: ['http', 'https'] });
  });
});

describe('a text that costs more than it says', () => {
  it.each([
    ['brackets', '['.repeat(10_000)],
    ['brackets that close', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['links that never end', '[a](<b'.repeat(1666)],
    ['stars', '*a '.repeat(3000)],
    ['quotes within quotes', '>'.repeat(10_000)],
    ['lists within lists', `${'- '.repeat(4000)}x`],
    ['numbers within numbers', `${'1. '.repeat(3000)}x`],
    ['code that never ends', '`a'.repeat(5000)],
  ])('is shown as it was typed: %s', (_, text) => {
    expect(isTooTangled(text)).toBe(true);
  });

  it('is none that people write', () => {
    for (const { input } of casesOf<{ markdown: string }, unknown>('markdown'))
      expect(isTooTangled(input.markdown)).toBe(false);
    expect(isTooTangled('- [ ] *wash* the `dishes` &amp; <b>rest</b>\n'.repeat(200))).toBe(false);
    expect(isTooTangled('> > > answered\n\n* * *\n')).toBe(false);
    expect(isTooTangled('')).toBe(false);
  });

  it('is found in one of a megabyte, too', () => {
    expect(isTooTangled('a '.repeat(500_000))).toBe(false);
    expect(isTooTangled(' '.repeat(1_000_000))).toBe(false);
  });
});

describe('a text that is only named', () => {
  it('has its words without marks, in one line', () => {
    expect(plainExcerpt('**Two** *minutes*, then [the plan](/x).\n\n> done\n- one\n- `two`')).toBe(
      'Two minutes, then the plan. done one two',
    );
    expect(plainExcerpt('3 - 2 = 1, a_b and 5 > 4')).toBe('3 - 2 = 1, a_b and 5 > 4');
  });
});
