import { faqPlaces } from '../../config/built.ts';
import type { Path } from '../../config/paths.ts';
import { type FaqCategory, type FaqId, type FaqPlace, faqRows } from './outline.ts';
import { type FaqEntry, fold } from './suggest.ts';

/** A question as a file of `src/content/faq` has it. `{{name}}` stands for a fact. */
export interface FaqSource {
  readonly id: FaqId;
  readonly question: string;
  readonly shortAnswer: readonly string[];
  readonly fullAnswer: readonly string[];
  readonly keywords: readonly string[];
}

/** What answers name and do not know: prices, counts, names. What is missing leaves out its sentence. */
export type FaqFacts = Readonly<Record<string, string | undefined>>;

export interface FaqLink {
  readonly place: FaqPlace;
  readonly path: Path;
}

export interface FaqAnswer extends FaqEntry {
  readonly id: FaqId;
  readonly category: FaqCategory;
  readonly paragraphs: readonly string[];
  readonly links: readonly FaqLink[];
}

/** The text with its facts; null where one of them is not known. */
function filled(text: string, facts: FaqFacts): string | null {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  if (names.some((name) => facts[name] === undefined)) return null;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '');
}

const known = <Value>(value: Value | null): value is Value => value !== null;

/** All questions in their order, with what is known by now. */
export function faqAnswers(source: readonly FaqSource[], facts: FaqFacts): FaqAnswer[] {
  const byId = new Map(source.map((entry) => [entry.id, entry]));
  return faqRows.flatMap(({ id, category, links }) => {
    const entry = byId.get(id);
    if (!entry) return [];
    const fill = (parts: readonly string[]) => parts.map((part) => filled(part, facts)).filter(known);
    const paragraphs = fill(entry.fullAnswer);
    return [
      {
        id,
        category,
        question: filled(entry.question, facts) ?? entry.question,
        shortAnswer: fill(entry.shortAnswer).join(' '),
        fullAnswer: paragraphs.join(' '),
        paragraphs,
        keywords: entry.keywords,
        links: links.map((place) => ({ place, path: faqPlaces[place] })),
      },
    ];
  });
}

/** Whether what is looked for stands in question, answers or keywords, large or small letters alike. */
export function matchesFaq(entry: FaqEntry, query: string): boolean {
  const wanted = fold(query).trim().replace(/\s+/g, ' ');
  const { question, shortAnswer, fullAnswer, keywords } = entry;
  return [question, shortAnswer, fullAnswer, ...keywords].some((text) => fold(text).includes(wanted));
}
