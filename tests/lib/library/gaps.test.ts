import { describe, expect, it } from 'vitest';
import { gapOfProblem, gapsIn, slugsIn } from '../../../src/lib/library/gaps.ts';

const slugs = new Set(['how-attention-works']);
const body = ['A morning', 'At the desk', 'In the bus', 'One thing to try today', 'When to get help']
  .map(
    (title) =>
      `## ${title}\n\n${'You put the kettle on and find a note from the day before. '.repeat(13)}\n\n`,
  )
  .join('');
const source = {
  authors: '',
  title: 'A title',
  publisher: 'A journal',
  year: '2012',
  url: 'https://example.org/a',
};
const good = {
  title: 'A desk in the morning',
  summary: 'What is on a desk, and what is not.',
  body,
  sources: [source],
};
const told = (change: Partial<typeof good>, lang: 'en' | 'de' = 'en') =>
  gapsIn({ kind: 'article', lang, text: { ...good, ...change } }, slugs).map(
    ({ field, rule, blocks, detail }) => `${blocks ? '!' : '?'} ${field} ${rule} ${detail}`.trim(),
  );

describe('what is missing before a text is published', () => {
  it('is nothing where everything is there', () => {
    expect(told({})).toEqual([]);
  });

  it.each([
    ['no title', { title: '' }, ['! title missing']],
    ['a summary of a word', { summary: 'Short' }, ['! summary length']],
    ['no body', { body: '' }, ['! body missing']],
    ['no source', { sources: [] }, ['! sources sources']],
    ['a forged source', { sources: [{ ...source, url: 'https://doi.org/x' }] }, ['! sources sources']],
    [
      'a picture without words',
      { body: `${body}![](/content/figures/lamp.svg)` },
      ['! body picture /content/figures/lamp.svg (not described)'],
    ],
    ['a level left out', { body: `${body}#### Deep\n\nMore.` }, ['! body heading_order #### Deep']],
    [
      'a dead link',
      { body: `${body}[there](/education/never-written)` },
      ['! body link /education/never-written'],
    ],
    [
      'a script for a link',
      { body: `${body}[there](javascript:alert(1))` },
      ['! body link javascript:alert(1)'],
    ],
    [
      'a link out of the site',
      { body: `${body}[there](https://example.com/)` },
      ['? body outside https://example.com/'],
    ],
    [
      'a promise',
      { body: `${body}This exercise cures forgetfulness.` },
      ['? body claim This exercise cures forgetfulness.'],
    ],
    [
      'too few words',
      { body: body.slice(0, 1200) },
      ['? body headings', '? body to_try', '? body help', '? body words'],
    ],
  ])('is told of a text with %s', (_, change, gaps) => {
    expect(told(change)).toEqual(gaps);
  });

  it('is not asked of the words of a translation, and not of a card', () => {
    expect(told({ body: '', sources: [] }, 'de')).toEqual([]);
    expect(told({ body: `${body}This exercise cures forgetfulness.`, sources: [] }, 'de')).toEqual([]);
  });

  it('is what the database says, too', () => {
    expect(gapOfProblem({ lang: 'en', rule: 'english', detail: '' })).toMatchObject({
      field: 'body',
      rule: 'missing',
    });
    expect(gapOfProblem({ lang: 'de', rule: 'picture', detail: '/x' })).toMatchObject({
      lang: 'de',
      detail: '/x',
    });
  });
});

describe('links of a text', () => {
  it('name other texts, each once', () => {
    const text =
      '[a](/education/one#part-2) [b](/education/one) [c](/education/two?x=1) [d](/faq) `[e](/education/x)`';
    expect(slugsIn(text).toSorted()).toEqual(expect.arrayContaining(['one', 'two']));
  });
});
