import { fallbackLanguage, isLanguage, type Language } from '../../config/languages.ts';
import { findingsIn, type LibraryRule, measuresOf } from './checks.ts';
import { faultsIn, signsOf, type TextFields } from './desk-text.ts';
import type { LibraryKind } from './kinds.ts';
import { outlineOf } from './outline.ts';
import type { Problem } from './refusals.ts';

/** What is missing before a text is published, and what is worth another look. Each leads to the field it is about. */

export type GapField = 'title' | 'summary' | 'body' | 'sources';
export type GapRule = LibraryRule | 'missing' | 'sources' | 'outside';

export interface Gap {
  readonly lang: Language;
  readonly field: GapField;
  readonly rule: GapRule;
  /** Words of the text that are meant; '' where all of it is. */
  readonly detail: string;
  /** What was measured; null where nothing was. */
  readonly figure: number | null;
  /** It is not published with it. */
  readonly blocks: boolean;
}

/** The rest is a note: of a text that is otherwise right, an editor may know better. */
const blocking: ReadonlySet<GapRule> = new Set([
  'missing',
  'length',
  'sources',
  'heading_order',
  'picture',
  'link',
]);
const quoted: ReadonlySet<GapRule> = new Set(['heading_order', 'link', 'outside', 'picture', 'claim']);

const gap = (
  lang: Language,
  field: GapField,
  rule: GapRule,
  detail = '',
  figure: number | null = null,
): Gap => ({
  lang,
  field,
  rule,
  detail: quoted.has(rule) ? detail : '',
  figure,
  blocks: blocking.has(rule),
});

export interface Written {
  readonly kind: LibraryKind;
  readonly lang: Language;
  readonly text: TextFields;
}

/** @param slugs of texts that links may name */
export function gapsIn({ kind, lang, text }: Written, slugs: ReadonlySet<string>): Gap[] {
  const faults = faultsIn(text, lang);
  const fields = (['title', 'summary', 'body'] as const).flatMap((field) => {
    const fault = faults[field];
    if (fault === null) return [];
    return [gap(lang, field, fault.code === 'empty' ? 'missing' : 'length', '', signsOf(text[field]))];
  });
  const cites =
    lang === fallbackLanguage && (text.sources.length === 0 || faults.sources.size > 0)
      ? [gap(lang, 'sources', 'sources')]
      : [];
  return [...fields, ...cites, ...bodyGaps({ kind, lang, text }, slugs)];
}

function bodyGaps({ kind, lang, text: { body } }: Written, slugs: ReadonlySet<string>): Gap[] {
  if (body.trim() === '') return [];
  const outline = outlineOf(body);
  const { words, grade, sentenceLength } = measuresOf(outline);
  const figures: Partial<Record<LibraryRule, number>> = {
    words,
    grade,
    sentences: sentenceLength,
    headings: outline.headings.filter(({ level }) => level === 2).length,
  };
  return findingsIn({ kind, lang, body }, slugs).flatMap(({ rule, detail }) => {
    if (rule === 'length') return []; // told with the other fields
    const told = rule === 'link' && /^(?:https?:\/\/|www\.)/i.test(detail) ? 'outside' : rule;
    return [gap(lang, 'body', told, detail, figures[rule] ?? null)];
  });
}

/** Addresses of the library that a text leads to, each once. */
export const slugsIn = (markdown: string): string[] => [
  ...new Set(
    outlineOf(markdown).links.flatMap((link) => {
      const [, slug] = /^\/education\/([a-z0-9-]+)(?:[?#].*)?$/.exec(link) ?? [];
      return slug === undefined ? [] : [slug];
    }),
  ),
];

/** What the database misses, as the desk tells it. */
export function gapOfProblem({ lang, rule, detail }: Problem): Gap {
  const told = isLanguage(lang) ? lang : fallbackLanguage;
  if (rule === 'english') return gap(told, 'body', 'missing');
  return gap(told, rule === 'sources' ? 'sources' : 'body', rule, detail);
}
