/** The questions and answers of every language: whole, of the length that reads well, and naming nothing that is not there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { faqParts, faqPlaces } from '@/config/built';
import { isCjk, type Language, languageCodes } from '@/config/languages';
import { paths } from '@/config/paths';
import { loadFaq } from '@/content/faq/load-faq';
import { exercises } from '@/lib/cognitive/registry';
import { type FaqPart, faqAnswers } from '@/lib/faq/entries';
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
    fullAnswer: z
      .array(z.union([text, z.strictObject({ with: z.enum(['community', 'reminders']), text })]))
      .check(z.minLength(1)),
    keywords: z.array(text).check(z.minLength(4)),
  }),
);

const facts = (language: Language) => ({
  name: 'Focus Clarity Lab',
  email: 'hello@focusclaritylab.example.com',
  support: textsOf(language, 'common').get('support') ?? '',
  languages: '11',
  exercises: String(exercises.length),
  snapshot: '5',
  waitReaction: '7',
  waitOther: '30',
  resend: '60',
  plus: '$9.99',
  premium: '$19.99',
  trial: '7',
});
const textOf = (part: FaqPart) => (typeof part === 'string' ? part : part.text);
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

it('leads to a page as soon as there is one', () => {
  const addresses = { myProgress: '/my-progress', calendar: '/calendar' };
  const registered: readonly string[] = Object.values(paths);
  for (const [place, address] of Object.entries(addresses)) {
    const isNamed = faqPlaces[place as keyof typeof addresses] !== null;
    expect(isNamed, place).toBe(registered.includes(address));
  }
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
        ['full', lengthOf(fullAnswer.map(textOf).join(' ')), full],
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
      const all = [question, ...shortAnswer, ...fullAnswer.map(textOf)].flatMap(placeholdersOf);
      const own = english[n];
      const wanted =
        own && [own.question, ...own.shortAnswer, ...own.fullAnswer.map(textOf)].flatMap(placeholdersOf);
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
        entry.fullAnswer.some((part) => english[n]?.fullAnswer.map(textOf).includes(textOf(part))),
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
    const source = await loadFaq(language);
    const hidden = source.flatMap(({ fullAnswer }) =>
      fullAnswer.flatMap((part) => (typeof part !== 'string' && !faqParts[part.with] ? [part.text] : [])),
    );
    const shown = JSON.stringify(answers);
    for (const part of hidden) expect(shown).not.toContain(part);
    expect(shown).not.toContain('{{');
  });
});

/** What somebody may write, and the answer that is meant. */
const messages: Readonly<Record<Language, readonly (readonly [message: string, id: string])[]>> = {
  en: [
    ['I forgot to cancel and want my money back', 'cancel-refund'],
    ['The confirmation mail is not in my spam folder', 'email-missing'],
    ['Can the teacher of my child answer too?', 'child-tests'],
    ['Is my privacy safe, who gets my data?', 'who-sees-data'],
    ['I feel dizzy when I do the breathing', 'breathing-safe'],
  ],
  es: [
    ['Quiero cancelar y que me devuelvan el dinero, un reembolso', 'cancel-refund'],
    ['El correo de confirmación no está en spam', 'email-missing'],
    ['¿La docente de mi niño puede responder también?', 'child-tests'],
    ['Me importa la privacidad de mis datos', 'who-sees-data'],
    ['Siento mareo con la respiración', 'breathing-safe'],
  ],
  fr: [
    ['Je veux résilier et obtenir un remboursement', 'cancel-refund'],
    ['L’e-mail de confirmation n’est pas dans le spam', 'email-missing'],
    ['L’enseignant de mon enfant peut-il répondre aussi ?', 'child-tests'],
    ['Mes données et ma vie privée sont-elles protégées ?', 'who-sees-data'],
    ['J’ai un vertige pendant la respiration', 'breathing-safe'],
  ],
  de: [
    ['Ich möchte kündigen und mein Geld zurück', 'cancel-refund'],
    ['Die Bestätigung kam nicht, auch nicht im Spam', 'email-missing'],
    ['Darf die Lehrkraft von meinem Kind auch antworten?', 'child-tests'],
    ['Was ist mit dem Datenschutz meiner Daten?', 'who-sees-data'],
    ['Mir wird bei der Atemübung schwindlig', 'breathing-safe'],
  ],
  it: [
    ['Vorrei disdire e avere un rimborso', 'cancel-refund'],
    ['L’email di conferma non è nello spam', 'email-missing'],
    ['Può rispondere anche un insegnante del bambino?', 'child-tests'],
    ['La privacy dei miei dati è protetta?', 'who-sees-data'],
    ['Ho capogiri durante la respirazione', 'breathing-safe'],
  ],
  pt: [
    ['Quero cancelar e receber um reembolso', 'cancel-refund'],
    ['O e-mail de confirmação não está no spam', 'email-missing'],
    ['O professor da criança pode responder também?', 'child-tests'],
    ['A privacidade dos meus dados está protegida?', 'who-sees-data'],
    ['Sinto tontura com a respiração', 'breathing-safe'],
  ],
  pl: [
    ['Chcę zrezygnować i dostać zwrot', 'cancel-refund'],
    ['Nie ma potwierdzenia w folderze spam', 'email-missing'],
    ['Czy nauczyciel mojego dziecka też może odpowiadać? Jest rodzic i nauczyciel', 'child-tests'],
    ['Czy moja prywatność i dane są bezpieczne?', 'who-sees-data'],
    ['Mam zawroty przy ćwiczeniu, które ma uspokoić oddech', 'breathing-safe'],
  ],
  ru: [
    ['Хочу отменить и вернуть деньги, нужен возврат', 'cancel-refund'],
    ['Нет подтверждения, смотрела и спам', 'email-missing'],
    ['Может ли учитель тоже отвечать? Он знает, какой ребёнок', 'child-tests'],
    ['Важна конфиденциальность, мои данные', 'who-sees-data'],
    ['Головокружение, когда упражнение на дыхание', 'breathing-safe'],
  ],
  ja: [
    ['解約して返金してほしい', 'cancel-refund'],
    ['確認メールが迷惑メールにもありません', 'email-missing'],
    ['先生にも子どもについて答えてもらえますか', 'child-tests'],
    ['プライバシーとデータの共有が心配です', 'who-sees-data'],
    ['呼吸をするとめまいがします', 'breathing-safe'],
  ],
  ko: [
    ['해지하고 환불을 받고 싶어요', 'cancel-refund'],
    ['확인 메일이 스팸에도 없어요', 'email-missing'],
    ['교사도 아이에 대해 답할 수 있어요?', 'child-tests'],
    ['개인정보와 데이터가 걱정돼요', 'who-sees-data'],
    ['호흡을 하면 어지러움을 느껴요', 'breathing-safe'],
  ],
  zh: [
    ['我想取消方案并申请退款', 'cancel-refund'],
    ['垃圾邮件里也没有确认邮件', 'email-missing'],
    ['教师也可以为孩子作答吗', 'child-tests'],
    ['我担心隐私和数据', 'who-sees-data'],
    ['做呼吸练习时头晕', 'breathing-safe'],
  ],
};

describe.each(languageCodes)('a message in %s', (language) => {
  it.each(messages[language])('%s: finds %s first', async (message, id) => {
    const answers = faqAnswers(await loadFaq(language), facts(language));
    expect(suggestFaq(message, answers, language)[0]?.id).toBe(id);
  });
});
