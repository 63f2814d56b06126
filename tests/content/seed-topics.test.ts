/** Questions of the team to begin with: whole in every language, in the words of the product, and claiming nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCjk, type Language, languageCodes } from '@/config/languages';
import { paths } from '@/config/paths';
import { loadSupportPhrases } from '@/content/support-phrases/load-support-phrases';
import { starterQuestions } from '@/lib/community/starter-questions';
import { needsSupportCard } from '@/lib/community/support';
import { checkText } from '@/lib/community/text';
import { exerciseFacts } from '@/lib/exercises/facts';
import { assumedDifference } from '@/lib/progress/reliable-change.ts';
import { starterMigration, starterTexts } from '../../scripts/community-seed.ts';
import { textsOf } from '../support/locales';
import { wordFaults } from '../support/refused-words';

const root = join(import.meta.dirname, '../..');
const rawOf = (language: Language) =>
  readFileSync(join(root, `src/content/community/seed-topics/${language}.json`), 'utf8');

const linkOf = /\[[^\]]+\]\((\/[^)]*)\)/g;
const addressesIn = (answer: string) => [...answer.matchAll(linkOf)].map((match) => match[1] ?? '');
const places: readonly string[] = [
  ...Object.values(paths),
  ...exerciseFacts.map(({ id }) => `/training-hub/${id}/intro`),
];

/** As people count: words, or signs where there are no blanks between words. */
function lengthOf(answer: string, language: Language): number {
  const shown = answer.replace(/\]\([^)]*\)|[[*]/g, '');
  if (isCjk(language)) return [...shown.replace(/\s/g, '')].length;
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes, days, points and people that the rules of the product or of this list name. */
const figures = new Set(['2', '3', '5', '10', '15', '25', '1', String(Math.ceil(assumedDifference(18)))]);

describe.each(languageCodes)('starter questions in %s', (language) => {
  const texts = starterTexts(language);

  it('are all there, in their order', () => {
    expect(texts.map(({ id }) => id)).toEqual(starterQuestions.map(({ id }) => id));
  });

  it('are taken by the rules that hold for everybody', () => {
    for (const { id, title, body, answer } of texts) {
      for (const [kind, text] of [
        ['title', title],
        ['topic', body],
        ['answer', answer],
      ] as const) {
        const checked = checkText(text, kind, 'new', 'https://focusclaritylab.example.com');
        expect(checked, id).toEqual({ ok: true, value: text });
      }
    }
  });

  it('have an answer of good length, that leads to one place and ends with a question', () => {
    const [least, most] = isCjk(language) ? [180, 330] : [80, 150];
    for (const { id, answer } of texts) {
      expect(lengthOf(answer, language), id).toBeGreaterThanOrEqual(least);
      expect(lengthOf(answer, language), id).toBeLessThanOrEqual(most);
      const addresses = addressesIn(answer);
      expect(addresses, id).toHaveLength(1);
      expect(places, id).toEqual(expect.arrayContaining(addresses));
      expect(answer, id).toMatch(/[?？]$/);
    }
  });

  it('use of Markdown what posts may use', () => {
    for (const { id, answer } of texts)
      expect(answer.replace(linkOf, ''), id).not.toMatch(/^#|[<>|_`{}]|!\[|https?:/m);
  });

  it('name no figure of their own', () => {
    for (const { id, title, body, answer } of texts) {
      const named = `${title} ${body} ${answer.replace(linkOf, '')}`.match(/\d+/g) ?? [];
      expect(
        named.filter((figure) => !figures.has(figure)),
        id,
      ).toEqual([]);
    }
  });

  it('carry the line of support on the day when nothing works, and nowhere else', () => {
    const support = textsOf(language, 'common').get('support') ?? '';
    expect(support).not.toBe('');
    expect(texts.filter(({ answer }) => answer.includes(support)).map(({ id }) => id)).toEqual([
      'nothing-works',
    ]);
  });

  it('frighten nobody: no phrase of the support card stands in them', async () => {
    const phrases = await loadSupportPhrases(language);
    for (const { id, title, body, answer } of texts)
      expect(needsSupportCard(`${title} ${body} ${answer}`, phrases), id).toBe(false);
  });

  it('are left in English nowhere, and lead to the same places', () => {
    const english = starterTexts('en');
    texts.forEach(({ title, body, answer }, n) => {
      expect(addressesIn(answer)).toEqual(addressesIn(english[n]?.answer ?? ''));
      if (language === 'en') return;
      expect([title, body]).not.toContain(english[n]?.title);
      expect([title, body]).not.toContain(english[n]?.body);
    });
  });
});

it('starter questions say in English what the product says elsewhere, and promise no effect', () => {
  const english = rawOf('en');
  expect(wordFaults(english)).toEqual([]);
  expect(english).not.toMatch(
    /\b(?:treats?|cures?|heals?|proven|guarantee|always works|you seem|you suffer)\b/i,
  );
});

it('the database gets what stands in the files: npm run seed:community prints the migration', () => {
  const folder = join(root, 'supabase/migrations');
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_community_starter_questions.sql'))
    .sort()
    .at(-1);
  expect(readFileSync(join(folder, newest ?? ''), 'utf8')).toBe(starterMigration());
});
