import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isLanguage, type Language, languageCodes } from '@/config/languages.ts';
import { type BankItem, itemsOfForm, readStoredItems, type StoredItem } from '@/lib/assessments/bank-item.ts';
import type { FormId } from '@/lib/assessments/types.ts';
import { itemPlaces } from './support/item-places.ts';
import { checkRecords } from './support/item-records.ts';

/** The translated questions of every bank: adapted wording, but the same bank question by question. */
const content = fileURLToPath(new URL('../../src/content/items/', import.meta.url));

type Translation = Exclude<Language, 'en'>;
type OtherForm = Exclude<FormId, 'self'>;

interface LanguageRules {
  /** Whole question about oneself: the opening or ending every one of them shares, and its closing mark. */
  readonly stem: RegExp;
  /** Whole question about a child, a student or a person one knows, where it differs from the stem. */
  readonly otherStem?: RegExp;
  /** The one name each form has for the person it asks about; every text of the form holds it. */
  readonly persons: Readonly<Record<OtherForm, string>>;
  /** Longest allowed, stem included. Words are runs of characters between spaces that hold a letter or digit. */
  readonly limit: { readonly characters: number } | { readonly words: number };
  /** A 'you' the language leaves out, and marks of another writing system. */
  readonly refused?: RegExp;
}

const words = { words: 22 };

const rules: Readonly<Record<Translation, LanguageRules>> = {
  es: {
    stem: /^¿Con qué frecuencia .+\?$/,
    persons: { parent: 'tu hijo o hija', teacher: 'este alumno o alumna', informant: 'esta persona' },
    limit: words,
  },
  fr: {
    stem: /^À quelle fréquence .+\?$/,
    persons: { parent: 'votre enfant', teacher: 'votre élève', informant: 'cette personne' },
    limit: words,
  },
  de: {
    stem: /^Wie oft .+\?$/,
    persons: { parent: 'Ihr Kind', teacher: 'dieses Kind', informant: 'diese Person' },
    limit: words,
  },
  it: {
    stem: /^Con quale frequenza .+\?$/,
    persons: {
      parent: 'tuo figlio o tua figlia',
      teacher: 'quest’alunno o alunna',
      informant: 'questa persona',
    },
    limit: words,
  },
  pt: {
    stem: /^Com que frequência (você )?.+\?$/,
    persons: { parent: 'seu filho ou filha', teacher: 'este aluno ou aluna', informant: 'esta pessoa' },
    limit: words,
  },
  pl: {
    stem: /^Jak często zdarza Ci się .+\?$/,
    otherStem: /^Jak często .+ zdarza się .+\?$/,
    persons: { parent: 'Twojemu dziecku', teacher: 'temu dziecku', informant: 'tej osobie' },
    limit: words,
  },
  ru: {
    stem: /^Как часто вам случается .+\?$/,
    otherStem: /^Как часто .+ случается .+\?$/,
    persons: { parent: 'вашему ребёнку', teacher: 'этому ребёнку', informant: 'этому человеку' },
    limit: words,
  },
  ja: {
    stem: /^.+ことはどのくらいありますか。$/,
    persons: { parent: 'お子さんが', teacher: 'この生徒が', informant: 'この方が' },
    limit: { characters: 45 },
    refused: /あなた|[,.?!;:]/,
  },
  ko: {
    stem: /^(.+ )?얼마나 자주 .+나요\?$/,
    persons: { parent: '자녀가', teacher: '이 학생이', informant: '이분이' },
    limit: { characters: 60 },
    refused: /당신|너는|[、。，？]/,
  },
  zh: {
    stem: /^您有多经常.+？$/,
    otherStem: /^.{2,8}有多经常.+？$/,
    persons: { parent: '您的孩子', teacher: '这名学生', informant: '这个人' },
    limit: { characters: 45 },
    refused: /[你妳]|[,.?!;:]/,
  },
};

/** Languages whose script leaves no reason for two Latin words in a row. */
const otherScripts: ReadonlySet<Translation> = new Set(['ja', 'ko', 'zh', 'ru']);

const banks = readdirSync(content, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Each translation of each bank, with the forms its questions are asked in. */
const translations = banks.flatMap((bank) =>
  foldersOf(bank)
    .filter((folder): folder is Translation => isLanguage(folder) && folder !== 'en')
    .map((language) => ({ bank, language, forms: formsOf(bank) })),
);

function foldersOf(bank: string): string[] {
  return readdirSync(`${content}${bank}`);
}

function filesOf(bank: string, language: string): string[] {
  return readdirSync(`${content}${bank}/${language}`).sort();
}

function readDomain(bank: string, language: string, file: string): StoredItem[] {
  return readStoredItems(JSON.parse(readFileSync(`${content}${bank}/${language}/${file}`, 'utf8')));
}

function readBank(bank: string, language: string): StoredItem[] {
  return filesOf(bank, language).flatMap((file) => readDomain(bank, language, file));
}

/** Forms in which English has a text for at least one question of the bank. */
function formsOf(bank: string): FormId[] {
  const source = readBank(bank, 'en');
  const about: FormId[] = source.some((item) => 'age_bands' in item)
    ? ['parent', 'teacher']
    : ['self', 'informant'];
  return about.filter((form) => itemsOfForm(source, form).length > 0);
}

/** Findings on the wording of one form of a translation, each with the id of its question. */
function checkTexts(
  language: Translation,
  form: FormId,
  items: readonly BankItem[],
  source: readonly BankItem[],
): string[] {
  const english = new Set(source.map((item) => lettersOf(item.text)));
  const seen = new Map<string, string>();
  return items.flatMap(({ id, text }) => {
    const findings = checkText(language, text, form);
    const letters = lettersOf(text);
    const earlier = seen.get(letters);
    if (earlier) findings.push(`same as ${earlier}`);
    seen.set(letters, id);
    if (english.has(letters)) findings.push('left in English');
    return findings.map((finding) => `${id}: ${finding}`);
  });
}

function checkText(language: Translation, text: string, form: FormId): string[] {
  const { stem, otherStem, persons, limit, refused } = rules[language];
  const findings: string[] = [];
  if (!(form === 'self' ? stem : (otherStem ?? stem)).test(text)) findings.push('stem');
  if (form !== 'self' && !text.includes(persons[form])) findings.push('person');
  // Composed characters only: a Korean syllable typed as its parts would count as three.
  if (text !== text.normalize('NFC').trim() || /[^\S\u00a0\u202f]{2}/.test(text)) findings.push('spacing');
  if ('characters' in limit) {
    const length = [...text].length;
    if (length > limit.characters) findings.push(`${length} characters`);
  } else {
    const length = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (length > limit.words) findings.push(`${length} words`);
  }
  if (refused?.test(text)) findings.push('refused word or mark');
  if (otherScripts.has(language) && /[A-Za-z]+[\s,]+[A-Za-z]+/.test(text)) findings.push('Latin sentence');
  return findings;
}

/** Letters and digits alone, so that marks and spaces make no difference between two texts. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

it('keeps questions in folders named by interface language', () => {
  const strange = banks.flatMap((bank) => foldersOf(bank).filter((folder) => !isLanguage(folder)));
  expect(strange).toEqual([]);
});

it('has the Focus Snapshot, the one test open to visitors, in every language', () => {
  expect(foldersOf('focus-snapshot').sort()).toEqual([...languageCodes].sort());
});

describe.each(translations)('the questions of $bank in $language', ({ bank, language, forms }) => {
  it('are the questions of English, file by file and in the same order', () => {
    expect(filesOf(bank, language)).toEqual(filesOf(bank, 'en'));
    const findings = filesOf(bank, 'en').flatMap((file) =>
      checkRecords(readDomain(bank, language, file), readDomain(bank, 'en', file)).map(
        (finding) => `src/content/items/${bank}/${language}/${file}: ${finding}`,
      ),
    );
    expect(findings).toEqual([]);
  });

  it.each(forms)(
    'keep the stem, length and script of the language and are all different: form %s',
    (form) => {
      const [items, source] = [readBank(bank, language), readBank(bank, 'en')];
      const placeOf = itemPlaces(bank, language);
      expect(
        checkTexts(language, form, itemsOfForm(items, form), itemsOfForm(source, form)).map(
          (finding) => `${placeOf(finding.split(':')[0] ?? '')}  ${finding}`,
        ),
      ).toEqual([]);
    },
  );
});

describe('a planted fault in a translation is found', () => {
  const read = (language: Language) =>
    itemsOfForm(readDomain('focus-snapshot', language, 'attention_concentration.json'), 'self').slice(0, 3);
  const [source, good] = [read('en'), read('ja')];
  const [first, second, third] = good as [BankItem, BankItem, BankItem];

  it('says nothing about three sound questions', () => {
    expect([...checkRecords(good, source), ...checkTexts('ja', 'self', good, source)]).toEqual([]);
  });

  it.each<[string, BankItem[]]>([
    ['a question left out', [first, second]],
    ['a question too many', [...good, { ...third, id: 'AC004' }]],
    ['two questions in the wrong order', [second, first, third]],
    ['another domain', [{ ...first, domain: 'emotion_stress' }, second, third]],
    ['another facet', [{ ...first, facet: 'reading_focus' }, second, third]],
    ['another state', [{ ...first, active: false }, second, third]],
  ])('as a record: %s', (_fault, items) => {
    expect(checkRecords(items, source)).not.toEqual([]);
  });

  it('as wording: the same question twice, and one left in English', () => {
    const twice = [first, { ...second, text: first.text.replace('、', '') }];
    expect(checkTexts('ja', 'self', twice, source)).toEqual(['AC002: same as AC001']);
    const english = [{ ...first, text: source[0]?.text ?? '' }];
    expect(checkTexts('ja', 'self', english, source)).toContain('AC001: left in English');
  });

  it.each<[Translation, string, string]>([
    ['ja', '作業を途中で放り出しますか。', 'stem'],
    ['ja', `${'作業を続けて'.repeat(6)}しまうことはどのくらいありますか。`, '53 characters'],
    ['ja', 'あなたが席を立つことはどのくらいありますか。', 'refused word or mark'],
    ['ja', 'open a taskことはどのくらいありますか。', 'Latin sentence'],
    ['ko', '하던 일을 멈추나요?', 'stem'],
    ['ko', '얼마나 자주 하던 일을 멈추나요', 'stem'],
    ['ko', `얼마나 자주 ${'하던 일을 '.repeat(9)}멈추나요?`, '66 characters'],
    ['ko', '얼마나 자주  일을 멈추나요?', 'spacing'],
    ['ko', '얼마나 자주 일을 멈추나요?'.normalize('NFD'), 'spacing'],
    ['zh', '您经常放下手头的事吗？', 'stem'],
    ['zh', '您有多经常放下手头的事?', 'stem'],
    ['zh', '您有多经常放下手头的事,去看别的？', 'refused word or mark'],
    ['zh', `您有多经常${'放下手头的事'.repeat(7)}？`, '48 characters'],
    ['es', 'Con qué frecuencia dejas una tarea?', 'stem'],
    ['fr', 'Combien de fois laissez-vous une tâche ?', 'stem'],
    ['fr', `À quelle fréquence ${'laissez-vous une tâche '.repeat(7)}?`, '24 words'],
    ['de', 'Wie oft legen Sie eine Aufgabe weg.', 'stem'],
    ['it', 'Quanto spesso lasci un compito?', 'stem'],
    ['pt', 'Quantas vezes você larga uma tarefa?', 'stem'],
    ['pl', 'Jak często odkładasz zadanie?', 'stem'],
    ['ru', 'Как часто вы бросаете дело?', 'stem'],
    ['ru', 'Как часто вам случается leave the task?', 'Latin sentence'],
  ])('as wording in %s: %s', (language, text, finding) => {
    expect(checkText(language, text, 'self')).toContain(finding);
  });

  it('as a record: a child question for other ages, or without its teacher text', () => {
    const [child] = readDomain('childfocus', 'en', 'attention_focus.json');
    if (!child || !('age_bands' in child)) throw new Error('the bank about children gives ages');
    expect(checkRecords([{ ...child, text_parent: 'Otra' }], [child])).toEqual([]);
    expect(checkRecords([{ ...child, age_bands: ['13-17'] }], [child])).not.toEqual([]);
    expect(checkRecords([{ ...child, text_teacher: null }], [child])).not.toEqual([]);
  });

  it.each<[Translation, OtherForm, string, string]>([
    ['es', 'parent', 'Tu hijo o hija deja a menudo una tarea.', 'stem'],
    ['es', 'parent', '¿Con qué frecuencia tu niño deja una tarea?', 'person'],
    ['es', 'teacher', '¿Con qué frecuencia tu hijo o hija deja una tarea?', 'person'],
    ['es', 'informant', '¿Con qué frecuencia dejas una tarea?', 'person'],
    ['pl', 'parent', 'Czy Twoje dziecko często odchodzi od zadania?', 'stem'],
    ['ru', 'informant', 'Часто ли этот человек бросает дело?', 'stem'],
    ['zh', 'teacher', '这名学生经常放下手头的事吗？', 'stem'],
  ])('as wording in %s about another person, form %s: %s', (language, form, text, finding) => {
    expect(checkText(language, text, form)).toContain(finding);
  });

  it.each<[Translation, OtherForm, string]>([
    ['de', 'parent', 'Wie oft verlässt Ihr Kind mitten in einer Aufgabe den Tisch?'],
    ['pl', 'parent', 'Jak często Twojemu dziecku zdarza się odchodzić od zadania?'],
    ['zh', 'parent', '您的孩子有多经常放下手头的事？'],
    ['ko', 'teacher', '이 학생이 얼마나 자주 하던 일을 멈추나요?'],
  ])('but not in %s about another person, form %s: %s', (language, form, text) => {
    expect(checkText(language, text, form)).toEqual([]);
  });
});
