/** The texts of the library hold what a reader is promised; see scripts/check-library.ts. */
import { describe, expect, it } from 'vitest';
import { isPictureThere, libraryFiles } from '../../scripts/library-files.ts';
import { works } from '../../src/lib/library/works.ts';
import { findingsOf } from '../../tools/authoring/library-files.ts';

const { texts, findings } = libraryFiles();

describe('the texts of the library', () => {
  it('are 24 articles, 8 posts and 4 episodes with an address each', () => {
    const count = (kind: string) => works.filter((work) => work.kind === kind).length;
    expect([count('article'), count('blog'), count('podcast')]).toEqual([24, 8, 4]);
    expect(new Set(works.map(({ slug }) => slug)).size).toBe(36);
  });

  it('keep posts, episodes and what helps with memory worries open to everybody', () => {
    const closed = works.filter(({ tier }) => tier !== 'freemium');
    expect(closed.filter(({ kind, slug }) => kind !== 'article' || slug === 'memory-worries')).toEqual([]);
  });

  it('can all be read', () => {
    expect(findings).toEqual([]);
  });

  it('are as long, as plain and as honest as the rules say, and lead to pages that exist', () => {
    expect(findingsOf(texts, isPictureThere)).toEqual([]);
  });
});
