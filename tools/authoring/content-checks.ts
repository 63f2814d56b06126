import { measureReadability, wordsOf } from '../../src/lib/readability.ts';
import { forbiddenWording } from './content-wording.ts';

/* Findings about report content, and the checks of a single English text. */

export type ContentFinding = {
  readonly rule: ContentRule;
  /** Where: 'focus_snapshot.attention_concentration.40.description'. */
  readonly path: string;
  readonly detail: string;
};

export type ContentRule =
  | 'missing_test'
  | 'dimension_order'
  | 'ranges'
  | 'blank'
  | 'length'
  | 'list_size'
  | 'address'
  | 'wording'
  | 'reading_level'
  | 'plan'
  | 'condition'
  | 'narrative'
  | 'repetition'
  | 'middle_row'
  | 'free_step'
  | 'semicolon';

export type ContentRuleOptions = {
  /** Tests that must be present; default: every test that can be taken. */
  readonly requiredTests?: readonly string[];
  /** Ids of every exercise a plan or a tool list may name; default: any. */
  readonly exercises?: ReadonlySet<string>;
  /** Exercises open to the free plan. */
  readonly freeExercises?: ReadonlySet<string>;
};

const MAX_GRADE = 8;
const MAX_SENTENCE_WORDS = 20;

/** Length, wording and reading level of one English text. */
export function checkEnglishText(
  path: string,
  text: string,
  words: { readonly min: number; readonly max: number },
): ContentFinding[] {
  return [...checkLength(path, text, words), ...checkWording(path, text), ...checkReading(path, text)];
}

export function checkLength(
  path: string,
  text: string,
  { min, max }: { min: number; max: number },
): ContentFinding[] {
  const count = wordsOf(text).length;
  if (count >= min && count <= max) return [];
  return [{ rule: 'length', path, detail: `${count} words, ${min} to ${max} wanted` }];
}

export function checkWording(path: string, text: string): ContentFinding[] {
  return forbiddenWording(text).map((phrase) => ({ rule: 'wording', path, detail: `'${phrase}'` }));
}

export function checkReading(path: string, text: string): ContentFinding[] {
  const { grade, sentenceLength } = measureReadability(text);
  const findings: ContentFinding[] = [];
  if (grade > MAX_GRADE) findings.push({ rule: 'reading_level', path, detail: `grade ${grade.toFixed(1)}` });
  if (sentenceLength > MAX_SENTENCE_WORDS) {
    findings.push({ rule: 'reading_level', path, detail: `${sentenceLength.toFixed(1)} words per sentence` });
  }
  return findings;
}

/** A list read as one field: every entry a sentence. */
export function asSentences(entries: readonly string[]): string {
  return entries.map((entry) => (/[.!?]$/.test(entry) ? entry : `${entry}.`)).join(' ');
}
