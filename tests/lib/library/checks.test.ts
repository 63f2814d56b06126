import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../../src/lib/library/checks.ts';

const slugs = new Set(['how-attention-works']);
const sentence = 'You put the kettle on and find a note from the day before. ';
const section = (title: string, words = 160) =>
  `## ${title}\n\n${sentence.repeat(Math.ceil(words / 13))}\n\n`;
const good = ['A morning', 'At the desk', 'In the bus', 'One thing to try today', 'When to get help']
  .map((title) => section(title))
  .join('');
const rulesOf = (body: string, kind: 'article' | 'blog' | 'podcast' = 'article', lang: 'en' | 'de' = 'en') =>
  findingsIn({ kind, lang, body }, slugs).map(({ rule }) => rule);

describe('a text of the library', () => {
  it('has nothing to mend when it keeps every rule', () => {
    expect(rulesOf(good)).toEqual([]);
  });

  it.each([
    ['is too short', section('One thing to try today') + section('When to get help'), ['headings', 'words']],
    ['lacks the thing to try', good.replace('One thing to try today', 'In the evening'), ['to_try']],
    ['lacks where help is found', good.replace('When to get help', 'Later'), ['help']],
    ['begins with a title of its own', `# Attention\n\n${good}`, ['heading_order']],
    ['leaves out a level', good.replace('## At the desk', '## At the desk\n\n#### Lamps'), ['heading_order']],
    ['underlines words by a pause', good.replace('\n\n## In', '\n---\n\n## In'), ['heading_order']],
    ['leads nowhere', `${good}[there](/nowhere)`, ['link']],
    ['leads outside', `${good}[there](https://example.com/)`, ['link']],
    ['names an address', `${good}See www.example.com for more.`, ['link']],
    ['runs a script', `${good}[there](javascript:alert(1))`, ['link']],
    ['shows a picture of another site', `${good}![A desk lamp](https://example.com/a.svg)`, ['picture']],
    ['shows a picture without words', `${good}![](/content/figures/lamp.svg)`, ['picture']],
    ['holds raw HTML', `${good}<script>alert(1)</script>`, ['html']],
    ['promises a cure', `${good}This exercise cures forgetfulness.`, ['claim']],
    ['promises a better daily life', `${good}Our training improves your attention.`, ['claim']],
    ['gives a guarantee', `${good}We do not sell it, we guarantee it.`, ['claim']],
  ])('is told when it %s', (_, body, rules) => {
    expect(rulesOf(body)).toEqual(rules);
  });

  it.each([
    'This exercise does not cure forgetfulness.',
    'A doctor or a psychologist can diagnose it.',
    'Many causes can be treated.',
    'Whether training improves attention in daily life is not established.',
  ])('may say: %s', (said) => {
    expect(rulesOf(good + said)).toEqual([]);
  });

  it.each([
    '/focus-snapshot',
    '/training-hub/breathing',
    '/education/how-attention-works',
    '/dashboard?tab=training-progress',
  ])('may lead to %s', (link) => {
    expect(rulesOf(`${good}[there](${link})`)).toEqual([]);
  });

  it('has long words and long sentences counted', () => {
    const heavy = 'Considerable organizational difficulties necessitate environmental modifications '.repeat(
      3,
    );
    expect(rulesOf(good.replaceAll(sentence, `${heavy}and more.`))).toEqual(['words', 'grade', 'sentences']);
  });

  it('is an episode only with a pause where something is tried', () => {
    const told = good + section('After', 350);
    expect(rulesOf(told, 'podcast')).toEqual(['pause']);
    expect(rulesOf(told.replace('## In', '---\n\n## In'), 'podcast')).toEqual([]);
  });

  it('is not measured as English in another language', () => {
    expect(rulesOf(good.replaceAll(sentence, 'Du stellst den Kessel auf. '), 'article', 'de')).toEqual([]);
  });

  it('is refused when a body holds 40,001 signs', () => {
    expect(rulesOf('😀'.repeat(40_001))).toContain('length');
    expect(rulesOf('😀'.repeat(40_000))).not.toContain('length');
  });
});
