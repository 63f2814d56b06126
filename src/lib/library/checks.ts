import type { Language } from '../../config/languages.ts';
import { measureReadability, wordsOf } from '../readability.ts';
import { claimsIn } from './claims.ts';
import {
  headingsOfText,
  highestGrade,
  type LibraryKind,
  libraryLengths,
  longestMeanSentence,
  wordsOfKind,
} from './kinds.ts';
import { lands } from './landing.ts';
import { isOwnPicture } from './markup.ts';
import { type Outline, outlineOf, proseOf } from './outline.ts';

/** What keeps a text of the library from being finished. The desk shows it; the files of the team have none of it. */

export type LibraryRule =
  | 'length'
  | 'words'
  | 'headings'
  | 'heading_order'
  | 'to_try'
  | 'help'
  | 'pause'
  | 'html'
  | 'link'
  | 'picture'
  | 'grade'
  | 'sentences'
  | 'claim';

export interface Finding {
  readonly rule: LibraryRule;
  readonly detail: string;
}

export interface Text {
  readonly kind: LibraryKind;
  readonly lang: Language;
  /** Markdown */
  readonly body: string;
}

export const helpHeading = 'When to get help';
const toTry = /\b(?:try|today)\b/i;

/** @param slugs of all texts that links may name */
export function findingsIn({ kind, lang, body }: Text, slugs: ReadonlySet<string>): Finding[] {
  const outline = outlineOf(body);
  return [
    ...lengthOf(body),
    ...structureOf(outline, kind),
    ...leadsOf(outline, slugs),
    ...(lang === 'en' ? [...sectionsOf(outline, kind), ...wordingOf(outline, kind)] : []),
  ];
}

const finding = (rule: LibraryRule, detail: string): Finding => ({ rule, detail });

function lengthOf(body: string): Finding[] {
  const [least, most] = libraryLengths.body;
  const signs = [...body].length;
  return signs < least || signs > most ? [finding('length', `${signs} signs, ${least} to ${most}`)] : [];
}

function structureOf({ headings, pauses, tags, underlined }: Outline, kind: LibraryKind): Finding[] {
  const found: Finding[] = [];
  const [least, most] = headingsOfText;
  const chapters = headings.filter(({ level }) => level === 2).length;
  if (chapters < least || chapters > most) {
    found.push(finding('headings', `${chapters} of level 2, ${least} to ${most}`));
  }
  let before = 1;
  for (const { level, text } of headings) {
    if (level === 1 || level > before + 1)
      found.push(finding('heading_order', `${'#'.repeat(level)} ${text}`));
    if (level > 4) found.push(finding('heading_order', `${'#'.repeat(level)} ${text}`));
    before = level;
  }
  if (underlined > 0)
    found.push(finding('heading_order', 'a line of dashes without an empty line before it'));
  if (kind === 'podcast' && pauses === 0) found.push(finding('pause', 'no --- where something is tried'));
  if (tags > 0) found.push(finding('html', `${tags} lines begin with a tag`));
  return found;
}

function leadsOf({ links, pictures }: Outline, slugs: ReadonlySet<string>): Finding[] {
  return [
    ...links.filter((link) => !lands(link, slugs)).map((link) => finding('link', link)),
    ...pictures
      .filter(({ alt, src }) => alt.trim().length < 5 || !isOwnPicture(src))
      .map(({ alt, src }) => finding('picture', `${src} (${alt.trim() || 'not described'})`)),
  ];
}

function sectionsOf({ headings }: Outline, kind: LibraryKind): Finding[] {
  if (kind !== 'article') return [];
  const titles = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  const tries = titles.filter((title) => toTry.test(title)).length;
  const helps = titles.filter((title) => title === helpHeading).length;
  return [
    ...(tries === 1 ? [] : [finding('to_try', `${tries} headings with 'try' or 'today', 1 wanted`)]),
    ...(helps === 1 ? [] : [finding('help', `${helps} headings '${helpHeading}', 1 wanted`)]),
  ];
}

function wordingOf(outline: Outline, kind: LibraryKind): Finding[] {
  const [least, most] = wordsOfKind[kind];
  const { words, grade, sentenceLength } = measuresOf(outline);
  const found = claimsIn(proseOf(outline)).map((claim) => finding('claim', claim));
  if (words < least || words > most) found.push(finding('words', `${words}, ${least} to ${most}`));
  if (grade > highestGrade) found.push(finding('grade', `${grade.toFixed(1)}, at most ${highestGrade}`));
  if (sentenceLength > longestMeanSentence) {
    found.push(
      finding('sentences', `${sentenceLength.toFixed(1)} words on average, at most ${longestMeanSentence}`),
    );
  }
  return found;
}

export interface Measures {
  /** of headings and everything below them */
  readonly words: number;
  readonly grade: number;
  /** mean words per sentence */
  readonly sentenceLength: number;
}

/** Measures of an English text; headings count as words, not as sentences. */
export function measuresOf(outline: Outline): Measures {
  const { words, grade, sentenceLength } = measureReadability(proseOf(outline));
  const inHeadings = outline.headings.flatMap(({ text }) => wordsOf(text)).length;
  return { words: words + inHeadings, grade, sentenceLength };
}
