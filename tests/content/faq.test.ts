/** The questions and answers of every language: whole, of the length that reads well, and naming nothing that is not there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { faqPlaces } from '@/config/built';
import { isCjk, type Language, languageCodes } from '@/config/languages';
import { loadFaq } from '@/content/faq/load-faq';
import { exercises } from '@/lib/cognitive/registry';
import { faqAnswers } from '@/lib/faq/entries';
import { faqCategories, faqRows } from '@/lib/faq/outline';
import { suggestFaq } from '@/lib/faq/suggest';
import { isPlainText } from '@/lib/plain-text';
import { placeholdersOf, textsOf } from '../support/locales';

const text = z.string().check(z.minLength(1), z.refine(isPlainText), z.trim());
const schema = z.array(
  z.strictObject({
    id: z.string(),
    question: text,
    shortAnswer: z.array(text).check(z.minLength(1)),
    fullAnswer: z.array(text).check(z.minLength(1)),
    keywords: z.array(text).check(z.minLength(4)),
  }),
);

const facts = (language: Language) => ({
  name: 'Focus Clarity Lab',
  email: 'hello@focusclaritylab.example.com',
  support: textsOf(language, 'common').get('support') ?? '',
  languages: String(languageCodes.length),
  exercises: String(exercises.length),
  snapshot: '5',
  waitReaction: '7',
  waitOther: '30',
  resend: '60',
  plus: '$9.99',
  premium: '$19.99',
  trial: '7',
});
const lengthOf = (words: string) => [...words].length;
/** East Asian writing says the same in about half the characters. */
const limits = (language: Language) =>
  isCjk(language)
    ? { short: [20, 160] as const, full: [80, 900] as const }
    : { short: [40, 160] as const, full: [200, 900] as const };

it('has a file for every language, and no other', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/content/faq')).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.sort()).toEqual(languageCodes.map((code) => `${code}.json`).sort());
});

it('asks twenty questions of six subjects, and leads to every place', () => {
  expect(faqRows).toHaveLength(20);
  expect(new Set(faqRows.map(({ id }) => id)).size).toBe(20);
  expect(new Set(faqRows.map(({ category }) => category))).toEqual(new Set(faqCategories));
  expect(new Set(faqRows.flatMap(({ links }) => links))).toEqual(new Set(Object.keys(faqPlaces)));
});

describe.each(languageCodes)('questions and answers in %s', (language) => {
  it('are whole, in the order of all', async () => {
    const source = await loadFaq(language);
    expect(z.safeParse(schema, source).error?.issues).toBeUndefined();
    expect(source.map(({ id }) => id)).toEqual(faqRows.map(({ id }) => id));
  });

  it('are as long as reads well', async () => {
    const { short, full } = limits(language);
    const wrong: string[] = [];
    for (const { id, shortAnswer, fullAnswer } of await loadFaq(language)) {
      const lengths = [
        ['short', lengthOf(shortAnswer.join(' ')), short],
        ['full', lengthOf(fullAnswer.join(' ')), full],
        ['shown', lengthOf(fullAnswer.filter((part) => typeof part === 'string').join(' ')), full],
      ] as const;
      for (const [what, length, [least, most]] of lengths) {
        // The line of support stands in it whole.
        const isSupport = id === 'feeling-bad' && what === 'short';
        if (length > most || (length < least && !isSupport)) wrong.push(`${id}: ${what} ${length}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('name the same facts as in English', async () => {
    const [source, english] = await Promise.all([loadFaq(language), loadFaq('en')]);
    for (const [n, { id, question, shortAnswer, fullAnswer }] of source.entries()) {
      const all = [question, ...shortAnswer, ...fullAnswer].flatMap(placeholdersOf);
      const own = english[n];
      const wanted = own && [own.question, ...own.shortAnswer, ...own.fullAnswer].flatMap(placeholdersOf);
      expect(new Set(all), id).toEqual(new Set(wanted));
    }
  });

  it('write no price of their own', async () => {
    const source = JSON.stringify(await loadFaq(language));
    expect(source).not.toMatch(/[$€£¥₽₩]|\bUSD\b|\d[.,]\d\d\b/);
  });

  it('are left in English nowhere', async () => {
    if (language === 'en') return;
    const [source, english] = await Promise.all([loadFaq(language), loadFaq('en')]);
    const same = source.filter(
      (entry, n) =>
        entry.question === english[n]?.question ||
        entry.shortAnswer.join(' ') === english[n]?.shortAnswer.join(' ') ||
        entry.fullAnswer.some((part) => english[n]?.fullAnswer.includes(part)),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('name the exercises that are free as they are called', async () => {
    const answer = (await loadFaq(language)).find(({ id }) => id === 'which-exercises');
    const training = textsOf(language, 'training');
    for (const { id } of exercises.filter(({ tier }) => tier === 'freemium')) {
      expect(answer?.shortAnswer.join(' ')).toContain(training.get(`exercise.${id}.name`));
    }
  });

  it('give the line of support whole, and speak of nothing that is not there', async () => {
    const answers = faqAnswers(await loadFaq(language), facts(language));
    expect(answers.find(({ id }) => id === 'feeling-bad')?.shortAnswer).toContain(facts(language).support);
    expect(answers.some(({ id }) => id === 'calendar-access')).toBe(faqPlaces.calendar !== null);
    expect(JSON.stringify(answers)).not.toContain('{{');
  });
});

/** What somebody may write in a language, by the answer that is meant; one file a language. */
const messages = import.meta.glob<Readonly<Record<string, string>>>('./faq-messages/*.json', {
  eager: true,
  import: 'default',
});
const messagesIn = (language: Language) => Object.entries(messages[`./faq-messages/${language}.json`] ?? {});

it('are tried with five messages in every language', () => {
  expect(languageCodes.filter((language) => messagesIn(language).length < 5)).toEqual([]);
});

describe.each(languageCodes)('a message in %s', (language) => {
  it.each(messagesIn(language))('finds %s first for: %s', async (id, message) => {
    const answers = faqAnswers(await loadFaq(language), facts(language));
    expect(suggestFaq(message, answers, language)[0]?.id).toBe(id);
  });
});
