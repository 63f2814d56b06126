import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { textsOf } from '../support/locales.ts';

/** A letter, in each language; a person may have been shown shapes, and their report is made of the same texts. */
const letter = {
  en: /letter/i,
  de: /buchstab/i,
  fr: /lettre/i,
  es: /letra(?! pequeña)/i,
  it: /letter[ae]/i,
  pt: /letra(?!s pequenas)/i,
  pl: /liter/i,
  ru: /букв/i,
  ja: /文字/,
  ko: /글자/,
  zh: /字母/,
} as const;
/** The letter to wait for, and those that an example shows beside it; 'T' would be an abbreviation in some languages. */
const oneLetter = /(?<!\p{L})[XBH](?!\p{L})/u;

/** What the report of this test says in the interface's own words. */
const ofTheRun = /^run\.(certificate|finding|measure)\./;

function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
}

describe('the report of the reaction-time test', () => {
  it.each(languageCodes)('is true of shapes as of letters, in %s', (language) => {
    const file = `public/content/reports/${language}/focustrack_attention_test.json`;
    const texts = [
      ...said(JSON.parse(readFileSync(file, 'utf8'))),
      ...[...textsOf(language, 'report-parts')].flatMap(([key, text]) => (ofTheRun.test(key) ? [text] : [])),
      textsOf(language, 'report').get('scoring.task.impulse_control') ?? '',
    ];
    expect(texts.filter((text) => letter[language].test(text) || oneLetter.test(text))).toEqual([]);
  });
});
