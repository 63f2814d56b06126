import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isLanguage, type Language } from '@/config/languages.ts';
import { type BankItem, readBankItems } from '@/lib/assessments/bank-item.ts';

/** The translated Focus Snapshot questions: adapted wording, but the same bank question by question. */
const bank = fileURLToPath(new URL('../../src/content/items/focus-snapshot/', import.meta.url));

type Translation = Exclude<Language, 'en'>;

interface LanguageRules {
  /** Whole question: the opening or ending every one of them shares, and its closing mark. */
  readonly stem: RegExp;
  /** Longest allowed, stem included. Words are runs of characters between spaces that hold a letter or digit. */
  readonly limit: { readonly characters: number } | { readonly words: number };
  /** A 'you' the language leaves out, and marks of another writing system. */
  readonly refused?: RegExp;
}

const words = { words: 22 };

const rules: Readonly<Record<Translation, LanguageRules>> = {
  es: { stem: /^¿Con qué frecuencia .+\?$/, limit: words },
  fr: { stem: /^À quelle fréquence .+\?$/, limit: words },
  de: { stem: /^Wie oft .+\?$/, limit: words },
  it: { stem: /^Con quale frequenza .+\?$/, limit: words },
  pt: { stem: /^Com que frequência (você )?.+\?$/, limit: words },
  pl: { stem: /^Jak często zdarza Ci się .+\?$/, limit: words },
  ru: { stem: /^Как часто вам случается .+\?$/, limit: words },
  ja: { stem: /^.+ことはどのくらいありますか。$/, limit: { characters: 45 }, refused: /あなた|[,.?!;:]/ },
  ko: { stem: /^(.+ )?얼마나 자주 .+나요\?$/, limit: { characters: 60 }, refused: /당신|너는|[、。，？]/ },
  zh: { stem: /^您有多经常.+？$/, limit: { characters: 45 }, refused: /[你妳]|[,.?!;:]/ },
};

/** Languages whose script leaves no reason for two Latin words in a row. */
const otherScripts: ReadonlySet<Translation> = new Set(['ja', 'ko', 'zh', 'ru']);

const folders = readdirSync(bank);
const translations = folders.filter((folder): folder is Translation => isLanguage(folder) && folder !== 'en');

function filesOf(language: string): string[] {
  return readdirSync(`${bank}${language}`).sort();
}

function readDomain(language: string, file: string): BankItem[] {
  return readBankItems(JSON.parse(readFileSync(`${bank}${language}/${file}`, 'utf8')));
}

function readBank(language: string): BankItem[] {
  return filesOf(language).flatMap((file) => readDomain(language, file));
}

/** What a row is apart from its wording. */
function recordOf({ id, domain, facet, active }: BankItem): string {
  return `${id} ${domain}/${facet} ${active ? 'active' : 'retired'}`;
}

/** Rows that differ from English in id, domain, facet, state or place. */
function checkRecords(items: readonly BankItem[], source: readonly BankItem[]): string[] {
  const rows = Array.from({ length: Math.max(items.length, source.length) }, (_, index) => index);
  return rows.flatMap((index) => {
    const [found, wanted] = [items[index], source[index]].map((item) => (item ? recordOf(item) : 'nothing'));
    return found === wanted ? [] : [`row ${index + 1}: ${found} instead of ${wanted}`];
  });
}

/** Findings on the wording of a translation, each with the id of its question. */
function checkTexts(
  language: Translation,
  items: readonly BankItem[],
  source: readonly BankItem[],
): string[] {
  const english = new Set(source.map((item) => lettersOf(item.text)));
  const seen = new Map<string, string>();
  return items.flatMap(({ id, text }) => {
    const findings = checkText(language, text);
    const letters = lettersOf(text);
    const earlier = seen.get(letters);
    if (earlier) findings.push(`same as ${earlier}`);
    seen.set(letters, id);
    if (english.has(letters)) findings.push('left in English');
    return findings.map((finding) => `${id}: ${finding}`);
  });
}

function checkText(language: Translation, text: string): string[] {
  const { stem, limit, refused } = rules[language];
  const findings: string[] = [];
  if (!stem.test(text)) findings.push('stem');
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

it('keeps Focus Snapshot questions in folders named by interface language', () => {
  expect(folders.filter((folder) => !isLanguage(folder))).toEqual([]);
  expect(translations).toEqual(expect.arrayContaining(['ja', 'ko', 'zh']));
});

describe.each(translations)('the Focus Snapshot questions in %s', (language) => {
  it('are the questions of English, file by file and in the same order', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    for (const file of filesOf('en')) {
      expect(checkRecords(readDomain(language, file), readDomain('en', file))).toEqual([]);
    }
  });

  it('keep the stem, length and script of the language and are all different', () => {
    expect(checkTexts(language, readBank(language), readBank('en'))).toEqual([]);
  });
});

describe('a planted fault in a translation is found', () => {
  const source = readDomain('en', 'attention_concentration.json').slice(0, 3);
  const good = readDomain('ja', 'attention_concentration.json').slice(0, 3);
  const [first, second, third] = good as [BankItem, BankItem, BankItem];

  it('says nothing about three sound questions', () => {
    expect([...checkRecords(good, source), ...checkTexts('ja', good, source)]).toEqual([]);
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
    expect(checkTexts('ja', twice, source)).toEqual(['AC002: same as AC001']);
    const english = [{ ...first, text: source[0]?.text ?? '' }];
    expect(checkTexts('ja', english, source)).toContain('AC001: left in English');
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
    expect(checkText(language, text)).toContain(finding);
  });
});
