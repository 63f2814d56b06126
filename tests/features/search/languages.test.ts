import i18next, { type Resource } from 'i18next';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '@/config/languages';
import { entryTexts, faqEntries, placeEntries } from '@/features/search/use-search-entries';
import type { FaqSource } from '@/lib/faq/entries';
import { faqAnswers } from '@/lib/faq/entries';
import { findAll, quickResults, type SearchEntry, searchIndex } from '@/lib/search/search';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../src/i18n/locales/*/{common,search,hub,training}.json',
  {
    eager: true,
    import: 'default',
  },
);
const questions = import.meta.glob<readonly FaqSource[]>('../../../src/content/faq/*.json', {
  eager: true,
  import: 'default',
});

const texts: Record<string, Record<string, unknown>> = {};
for (const [file, content] of Object.entries(files)) {
  const [namespace = '', language = ''] = file.replace('.json', '').split('/').reverse();
  texts[language] = { ...texts[language], [namespace]: content };
}
const i18n = i18next.createInstance();
await i18n.init({
  lng: 'en',
  fallbackNS: 'common',
  resources: texts as Resource,
  interpolation: { escapeValue: false },
});

describe.each(languageCodes)('what is looked for in %s', (language) => {
  const source = questions[`../../../src/content/faq/${language}.json`] ?? [];
  const entries = [
    ...placeEntries(i18n.getFixedT(language, entryTexts)),
    ...faqEntries(faqAnswers(source, { name: 'Focus Clarity Lab' })),
  ];
  const index = searchIndex(entries, language);
  /** Those that do not find the entry among the first, in a dialog. */
  const lost = (queriesOf: (entry: SearchEntry) => readonly string[]) =>
    entries.flatMap((entry) =>
      queriesOf(entry)
        .filter((query) => !findAll(index, query).slice(0, quickResults).includes(entry))
        .map((query) => `${entry.id}: ${query}`),
    );

  it('is found by its name', () => {
    expect(entries.length).toBeGreaterThan(70);
    expect(lost(({ title }) => [title])).toEqual([]);
  });

  it('is found while its name is typed, after the first half', () => {
    expect(lost(({ title }) => [title.slice(0, Math.ceil(title.length / 2) + 1)])).toEqual([]);
  });

  it('is found by every other word that is listed for it', () => {
    const places = (entry: SearchEntry) => entry.kind === 'page' || entry.kind === 'test';
    const missing = entries
      .filter(places)
      .flatMap((entry) =>
        entry.words
          .filter((word) => !findAll(index, word).includes(entry))
          .map((word) => `${entry.id}: ${word}`),
      );
    expect(missing).toEqual([]);
  });
});
