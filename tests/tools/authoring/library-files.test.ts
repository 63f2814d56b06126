import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/config/languages.ts';
import { findingsOf, missingFiles, readFiles } from '../../../tools/authoring/library-files.ts';

const head = {
  kind: 'article',
  number: 1,
  tier: 'freemium',
  category: 'attention',
  title: 'How attention works',
  summary: 'What attention does on a plain morning.',
  sources: [{ title: 'Title', publisher: 'Journal', year: 2012, url: 'https://doi.org/10.1146/abc' }],
};
const card = { title: 'Wie das geht', summary: 'Was Aufmerksamkeit am Morgen tut.' };
const file = (slug: string, lang: Language, of: object, body = '') => ({
  slug,
  lang,
  text: `---\n${JSON.stringify(of)}\n---\n${body}`,
});
const read = (...files: ReturnType<typeof file>[]) => readFiles(files, JSON.parse);
const found = (...files: ReturnType<typeof file>[]) => {
  const { texts, findings } = read(...files);
  return [...findings, ...findingsOf(texts, () => false)].map(({ rule, lang }) => `${rule} ${lang}`);
};
const slug = 'how-attention-works';

describe('files of the library', () => {
  it('agree with the list of what the team wrote', () => {
    expect(found(file('nothing-of-ours', 'en', head))).toEqual(['work en']);
    expect(found(file(slug, 'en', { ...head, tier: 'plus', number: 2 }))).toContain('work en');
  });

  it('have a head that holds what is asked and no more', () => {
    expect(found({ slug, lang: 'en', text: 'No head' })).toEqual(['head en']);
    expect(found({ slug, lang: 'en', text: '---\n{\n---\n' })).toEqual(['head en']);
    expect(found(file(slug, 'en', { ...head, reviewed_by: 'Nobody' }))).toEqual(['head en']);
    expect(found(file(slug, 'en', { ...head, sources: [] }))).toEqual(['head en']);
    expect(found(file(slug, 'de', { ...card, summary: 'x'.repeat(301) }))).toContain('head de');
  });

  it('have an English text first', () => {
    expect(found(file('what-adhd-is', 'de', card))).toEqual(['english de']);
  });

  it('are built alike in every language', () => {
    const [english, german] = ['## A\n\nOne [two](/faq).\n\n## B', '## A\n\nEins.'];
    expect(found(file(slug, 'en', head, english), file(slug, 'de', card, german))).toEqual(
      expect.arrayContaining(['translation de']),
    );
  });

  it('share no passage of eight words, but for sentences with one wording', () => {
    const shared = 'On a grey morning the kettle sings and nobody hears it at all.';
    const fixed = 'Sudden confusion, sudden trouble speaking, or sudden weakness needs emergency help now.';
    const other = { ...head, number: 3, title: 'What ADHD is' };
    const of = (said: string) => found(file(slug, 'en', head, said), file('what-adhd-is', 'en', other, said));
    expect(of(shared)).toContain('copy en');
    expect(of(fixed)).not.toContain('copy en');
  });

  it('do not give one DOI to two titles, and forge none', () => {
    const cited = (title: string, url = 'https://doi.org/10.1146/abc') => ({
      ...head,
      sources: [{ ...head.sources[0], title, url }],
    });
    expect(
      found(file(slug, 'en', cited('One')), file('what-adhd-is', 'en', { ...cited('Two'), number: 3 })),
    ).toContain('doi en');
    expect(found(file(slug, 'en', cited('One', 'https://doi.org/made-up')))).toContain('doi en');
  });

  it('open as the rules say where they do', () => {
    const worries = { ...head, number: 24, category: 'memory' };
    const opening =
      'If you or people close to you are concerned, talk to a doctor, whatever this result shows.';
    expect(found(file('memory-worries', 'en', worries, `${opening} Then.`))).not.toContain('opening en');
    expect(found(file('memory-worries', 'en', worries, `Well. ${opening}`))).toContain('opening en');
  });

  it('show pictures that are there', () => {
    expect(found(file(slug, 'en', head, '![A desk lamp](/content/figures/none.svg)'))).toContain(
      'missing_picture en',
    );
  });

  it('are told by name while they are not written', () => {
    const { texts } = read(file(slug, 'en', head));
    expect(missingFiles(texts)).toHaveLength(36 * 11 - 1);
  });
});
