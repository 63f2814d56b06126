import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { judgeRecall } from '../../src/lib/cognitive/word-memory.ts';
import { maxPairs } from '../../src/lib/exercises/word-recall/session.ts';
import { readWordPairs } from '../../src/lib/exercises/word-recall/word-pairs.ts';

const root = join(import.meta.dirname, '../../src/content/word-pairs');
const pairsIn = (language: string) =>
  readWordPairs(JSON.parse(readFileSync(join(root, `${language}.json`), 'utf8')));

describe.each(languageCodes)('word pairs in %s', (language) => {
  const pairs = pairsIn(language);

  it('are sixty, with no name and no object twice', () => {
    expect(pairs).toHaveLength(60);
    expect(new Set(pairs.map(({ name }) => name)).size).toBe(60);
    expect(new Set(pairs.map(({ object }) => object)).size).toBe(60);
  });

  it('hold no two objects in a run of which one would be taken for the other', () => {
    const mistaken = pairs.flatMap(({ object }, i) => {
      const start = i - (i % maxPairs);
      return pairs
        .slice(start, start + maxPairs)
        .filter((other) => other.object !== object && judgeRecall([object], [other.object]).correct === 1)
        .map((other) => `${other.object} for ${object}`);
    });
    expect(mistaken).toEqual([]);
  });
});
