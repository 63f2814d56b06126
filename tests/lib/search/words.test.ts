import { describe, expect, it } from 'vitest';
import { cleanQuery, maxQueryLength } from '../../../src/lib/search/words.ts';

describe('what is looked for, as it may stand in an address', () => {
  it('is one line without signs that do not show, and no longer than anybody needs', () => {
    expect(cleanQuery('  two\n\twords\0 ')).toBe('two words');
    expect(cleanQuery('a\u202eb\u200bc\u00ad')).toBe('abc');
    expect(cleanQuery('x'.repeat(10_000))).toHaveLength(maxQueryLength);
  });

  it('can always be written into an address', () => {
    for (const text of ['\ud83d', 'a\ude00', `${'x'.repeat(maxQueryLength - 1)}😀`, '%', '&q=#']) {
      expect(decodeURIComponent(encodeURIComponent(cleanQuery(text)))).toBe(cleanQuery(text));
    }
  });
});
