import type { BankDescription, BankDomain, BankItem } from '../../src/lib/assessments/bank-item.ts';
import { wordsOf } from '../../src/lib/readability.ts';
import { contentWords, differInOneWord, jaccard, readingGrade, verbAndObject } from './bank-text.ts';
import {
  assumedRoles,
  type BankFinding,
  type BankRule,
  negations,
  refusedPhrases,
  timesAfterThis,
} from './bank-words.ts';

// Limits of the writing rules. Grades are US school grades, likeness is 0 to 1.
const MAX_WORDS = 18;
const MAX_GRADE = 8;
const MAX_MEAN_GRADE = 6;
const MAX_LIKENESS_IN_DOMAIN = 0.6;
const MAX_LIKENESS_ELSEWHERE = 0.8;
/** Below this many content words a single differing word says little. */
const MIN_WORDS_FOR_SWAP = 3;

/** Every finding for a whole bank: records, single questions, domains and pairs. Empty when all is well. */
export function checkBank(items: readonly BankItem[], bank: BankDescription): BankFinding[] {
  return [
    ...checkRecords(items, bank),
    ...items.flatMap((item) => checkText(item, bank)),
    ...checkMeanGrades(items, bank),
    ...checkLikeness(items, bank),
  ];
}

/** Ids, prefixes, blocks of numbers, order, counts and domains. */
export function checkRecords(items: readonly BankItem[], bank: BankDescription): BankFinding[] {
  const findings: BankFinding[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) findings.push(found(item, 'id', 'used twice'));
    seen.add(item.id);
    const domain = domainOf(item, bank);
    if (domain === undefined) findings.push(found(item, 'record', `unknown domain '${item.domain}'`));
    else findings.push(...checkNumber(item, domain));
  }
  for (const domain of bank.domains) findings.push(...checkCounts(items, domain));
  return findings;
}

function checkNumber(item: BankItem, domain: BankDomain): BankFinding[] {
  const digits = item.id.startsWith(domain.prefix) ? item.id.slice(domain.prefix.length) : '';
  if (!/^\d{3}$/.test(digits)) return [found(item, 'id', `not ${domain.prefix} and three digits`)];
  const facet = domain.facets[Math.ceil(Number(digits) / domain.perFacet) - 1];
  if (facet === undefined) return [found(item, 'id', 'number outside the blocks of the domain')];
  return facet === item.facet ? [] : [found(item, 'id', `number belongs to '${facet}', not '${item.facet}'`)];
}

function checkCounts(items: readonly BankItem[], domain: BankDomain): BankFinding[] {
  const own = items.filter((item) => item.domain === domain.id);
  const findings = domain.facets.flatMap((facet): BankFinding[] => {
    const count = own.filter((item) => item.facet === facet && item.active).length;
    if (count === domain.perFacet) return [];
    return [{ id: domain.prefix, rule: 'count', detail: `${facet}: ${count} active of ${domain.perFacet}` }];
  });
  const misplaced = own.find((item, index) => item.id < (own[index - 1]?.id ?? ''));
  return misplaced ? [...findings, found(misplaced, 'record', 'out of id order')] : findings;
}

/** The rules that look at one question alone. */
export function checkText(item: BankItem, bank: BankDescription): BankFinding[] {
  const stem = stemOf(item, bank);
  const words = wordsOf(item.text);
  const rest = item.text.startsWith(`${stem} `) ? item.text.slice(stem.length) : item.text;
  const restWords = wordsOf(rest);
  const grade = readingGrade(item.text);
  const findings: BankFinding[] = [];
  const add = (rule: BankRule, detail: string) => findings.push(found(item, rule, detail));

  if (!item.text.startsWith(`${stem} `)) add('stem', `does not open with '${stem}'`);
  if (!/^[^?]*\?$/.test(item.text)) add('question_mark', 'needs one question mark, at the end');
  if (/\s{2}|^\s|\s$|\s\?|[^\x20-\x7e]/.test(item.text)) add('spacing', 'stray space or unusual character');
  if (words.length > MAX_WORDS) add('length', `${words.length} words`);
  if (grade > MAX_GRADE) add('grade', `grade ${grade.toFixed(1)}`);
  for (const word of ['and', 'or']) {
    if (count(restWords, word) > 1) add('one_idea', `'${word}' twice`);
  }
  const nots = restWords.map((word) => word.replaceAll("'", '')).filter((word) => negations.has(word));
  if (nots.length > 1) add('negation', `two negations: ${nots.join(', ')}`);
  else if (nots.some((word) => word === 'not' || word.endsWith('nt'))) {
    add('negation', `'${nots[0]}' where a plain verb says it`);
  }
  restWords.forEach((word, index) => {
    const next = restWords[index + 1] ?? '';
    if (word === 'this' && !timesAfterThis.has(next)) add('back_reference', `'this ${next}'`);
  });
  if (matches(restWords, 'work or study') > 1) add('work_or_study', "'work or study' twice");
  return [...findings, ...checkWords(item, restWords, bank)];
}

function checkWords(item: BankItem, words: readonly string[], bank: BankDescription): BankFinding[] {
  const lists: [string, readonly string[]][] = Object.entries(refusedPhrases);
  if (!bank.namesRoles) lists.push(['role', assumedRoles]);
  return lists.flatMap(([rule, phrases]) =>
    phrases
      .filter((phrase) => matches(words, phrase) > 0)
      .map((phrase) => found(item, rule as BankRule, `'${phrase}'`)),
  );
}

/** Mean reading grade of every domain that has items. */
export function checkMeanGrades(items: readonly BankItem[], bank: BankDescription): BankFinding[] {
  return bank.domains.flatMap((domain): BankFinding[] => {
    const mean = meanGrade(items.filter((item) => item.domain === domain.id));
    if (mean <= MAX_MEAN_GRADE) return [];
    return [{ id: domain.prefix, rule: 'mean_grade', detail: `mean grade ${mean.toFixed(2)}` }];
  });
}

/** Mean Flesch-Kincaid grade; 0 without items. */
export function meanGrade(items: readonly BankItem[]): number {
  return items.reduce((sum, item) => sum + readingGrade(item.text), 0) / Math.max(1, items.length);
}

/** Pairs within one bank that say nearly the same. */
export function checkLikeness(items: readonly BankItem[], bank: BankDescription): BankFinding[] {
  return pairsOf(prepare(items, bank)).flatMap(([left, right]) => comparePair(left, right));
}

/** Pairs across two banks that say nearly the same, reported on the item of the first bank. */
export function checkLikenessAcross(
  first: { items: readonly BankItem[]; bank: BankDescription },
  second: { items: readonly BankItem[]; bank: BankDescription },
): BankFinding[] {
  const others = prepare(second.items, second.bank);
  return prepare(first.items, first.bank).flatMap((left) =>
    others.flatMap((right) => likenessFinding(left, right, MAX_LIKENESS_ELSEWHERE)),
  );
}

interface PreparedItem {
  readonly item: BankItem;
  readonly words: readonly string[];
  readonly parts: ReturnType<typeof verbAndObject>;
}

function prepare(items: readonly BankItem[], bank: BankDescription): PreparedItem[] {
  return items.map((item) => {
    const stem = stemOf(item, bank);
    return { item, words: contentWords(item.text, stem), parts: verbAndObject(item.text, stem) };
  });
}

function comparePair(left: PreparedItem, right: PreparedItem): BankFinding[] {
  if (left.item.domain !== right.item.domain) return likenessFinding(left, right, MAX_LIKENESS_ELSEWHERE);
  const findings = likenessFinding(left, right, MAX_LIKENESS_IN_DOMAIN);
  const { id, text } = right.item;
  if (left.words.length >= MIN_WORDS_FOR_SWAP && differInOneWord(left.words, right.words)) {
    findings.push(found(left.item, 'swapped_word', `one word from ${id}: ${text}`));
  }
  const sameObject = left.parts.object === right.parts.object || left.parts.lastWord === right.parts.lastWord;
  if (left.item.facet === right.item.facet && left.parts.verb === right.parts.verb && sameObject) {
    findings.push(found(left.item, 'same_verb_object', `same verb and object as ${id}: ${text}`));
  }
  return findings;
}

function likenessFinding(left: PreparedItem, right: PreparedItem, limit: number): BankFinding[] {
  const likeness = jaccard(left.words, right.words);
  if (likeness < limit) return [];
  return [found(left.item, 'duplicate', `${likeness.toFixed(2)} like ${right.item.id}: ${right.item.text}`)];
}

function pairsOf<T>(values: readonly T[]): [T, T][] {
  return values.flatMap((left, index) => values.slice(index + 1).map((right): [T, T] => [left, right]));
}

/** How many times a phrase occurs in a row of words; a * ends a word that may go on. */
function matches(words: readonly string[], phrase: string): number {
  const pattern = phrase.split(' ');
  const fits = (word: string | undefined, part: string) =>
    word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);
  return words.filter((_, index) => pattern.every((part, step) => fits(words[index + step], part))).length;
}

function count(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length;
}

function domainOf(item: BankItem, bank: BankDescription): BankDomain | undefined {
  return bank.domains.find((domain) => domain.id === item.domain);
}

function stemOf(item: BankItem, bank: BankDescription): string {
  return domainOf(item, bank)?.stem ?? bank.stem;
}

function found(item: BankItem, rule: BankRule, detail: string): BankFinding {
  return { id: item.id, rule, detail };
}
