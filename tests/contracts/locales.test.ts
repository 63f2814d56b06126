import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import {
  namespacesOf,
  placeholdersOf,
  pluralBases,
  splitPlural,
  tagsOf,
  textsOf,
} from '../support/locales.ts';
import { sameInEveryLanguage, sameInLanguage } from '../support/untranslated-terms.ts';

const namespaces = namespacesOf('en');

/** Plural endings a language needs: the categories its own rules name. */
function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
}

function expectedKeys(language: string, namespace: string): string[] {
  const english = textsOf('en', namespace);
  const plurals = pluralBases(english);
  const plain = [...english.keys()].filter((key) => {
    const { base, form } = splitPlural(key);
    return form === null || !plurals.has(base);
  });
  const endings = [...plurals].flatMap((base) => pluralForms(language).map((form) => `${base}_${form}`));
  return [...plain, ...endings].sort();
}

describe.each(languageCodes)('interface texts in %s', (language) => {
  it('has the namespaces of English', () => {
    expect(namespacesOf(language)).toEqual(namespaces);
  });

  it.each(namespaces)('has every key of %s with every plural form of the language', (namespace) => {
    expect([...textsOf(language, namespace).keys()].sort()).toEqual(expectedKeys(language, namespace));
  });

  it.each(namespaces)('keeps the placeholders and tags of %s and leaves no text empty', (namespace) => {
    const english = textsOf('en', namespace);
    const plurals = pluralBases(english);
    const wrong: string[] = [];
    for (const [key, text] of textsOf(language, namespace)) {
      const { base, form } = splitPlural(key);
      const isPlural = form !== null && plurals.has(base);
      const source = english.get(isPlural ? `${base}_other` : key);
      if (source === undefined) continue; // the key test reports it
      if (text.trim() === '') wrong.push(`${key}: empty`);
      const wanted = placeholdersOf(source);
      const found = placeholdersOf(text);
      // 'one' may say the number as a word; `shown` is that number as people write it.
      const spellsNumber = isPlural && form !== 'other' && found.length < wanted.length;
      const missing = wanted.filter(
        (name) => !found.includes(name) && !(spellsNumber && (name === 'count' || name === 'shown')),
      );
      const extra = found.filter((name) => !wanted.includes(name));
      if (missing.length + extra.length > 0) wrong.push(`${key}: placeholders ${found} instead of ${wanted}`);
      if (tagsOf(text).join() !== tagsOf(source).join()) wrong.push(`${key}: tags ${tagsOf(text)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(languageCodes.filter((code) => code !== 'en'))('translation into %s', (language) => {
  it.each(namespaces)('leaves no text of %s in English but for names and allowed terms', (namespace) => {
    const english = textsOf('en', namespace);
    const allowed = new Set([...sameInEveryLanguage, ...(sameInLanguage[language] ?? [])]);
    const untranslated = [...textsOf(language, namespace)].filter(([key, text]) => {
      const bare = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').trim();
      return text === english.get(key) && /\p{L}{2}/u.test(bare) && !allowed.has(bare);
    });
    expect(untranslated).toEqual([]);
  });
});
