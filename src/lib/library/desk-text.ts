import { fallbackLanguage, type Language } from '../../config/languages.ts';
import { signsIn } from '../community/text.ts';
import { libraryLengths } from './kinds.ts';
import { isForgedDoi, type Source, sourceSchema } from './sources.ts';

/** A text as it stands in the fields of the desk, and what keeps it from being stored. */

export interface SourceFields {
  readonly authors: string;
  readonly title: string;
  readonly publisher: string;
  readonly year: string;
  readonly url: string;
}
export const sourceFields = ['authors', 'title', 'publisher', 'year', 'url'] as const;

export interface TextFields {
  readonly title: string;
  readonly summary: string;
  /** Markdown */
  readonly body: string;
  /** Of the English text alone. */
  readonly sources: readonly SourceFields[];
}
export const emptyText: TextFields = { title: '', summary: '', body: '', sources: [] };
export const emptySource: SourceFields = { authors: '', title: '', publisher: '', year: '', url: '' };
export const mostSources = 20;

export interface StoredText {
  readonly title: string;
  readonly summary: string;
  readonly body: string | null;
  readonly sources: readonly (Omit<Source, 'authors'> & { readonly authors?: string | undefined })[];
}

/** A stored text as the fields show it; null: there is none. */
export function fieldsOf(text: StoredText | null): TextFields {
  if (text === null) return emptyText;
  const { title, summary, body, sources } = text;
  return {
    title,
    summary,
    body: body ?? '',
    sources: sources.map(({ authors = '', title: named, publisher, year, url }) => ({
      authors,
      title: named,
      publisher,
      year: String(year),
      url,
    })),
  };
}

/** The same words, whoever wrote them. */
export const isSameText = (one: TextFields, other: TextFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the field holds as it is stored; the year of what is no number is none. */
export const sourceOf = ({ authors, title, publisher, year, url }: SourceFields): Source => ({
  ...(authors.trim() === '' ? {} : { authors: authors.trim() }),
  title: title.trim(),
  publisher: publisher.trim(),
  year: /^\d{4}$/.test(year.trim()) ? Number(year) : Number.NaN,
  url: url.trim(),
});

export type LengthFault = 'empty' | 'too_short' | 'too_long';
export interface TextFault {
  readonly code: LengthFault;
  /** Signs that are the least or the most. */
  readonly number: number;
}
export type SourceFault = (typeof sourceFields)[number] | 'doi' | 'twice';

export interface TextFaults {
  readonly title: TextFault | null;
  readonly summary: TextFault | null;
  readonly body: TextFault | null;
  /** By the place of the source, from 0; the first fault of each. */
  readonly sources: ReadonlyMap<number, SourceFault>;
}

/** Code points, as the database counts them. */
export const signsOf = (text: string): number => signsIn(text.trim());

function lengthFault(text: string, [least, most]: readonly [number, number]): TextFault | null {
  const signs = signsOf(text);
  if (signs === 0) return { code: 'empty', number: least };
  if (signs < least) return { code: 'too_short', number: least };
  return signs > most ? { code: 'too_long', number: most } : null;
}

function sourceFault(fields: SourceFields, earlier: readonly SourceFields[]): SourceFault | null {
  const source = sourceOf(fields);
  if (isForgedDoi(source.url)) return 'doi';
  const parsed = sourceSchema.safeParse(source);
  if (!parsed.success)
    return sourceFields.find((name) => parsed.error.issues.some(({ path }) => path[0] === name)) ?? 'url';
  return earlier.some(({ url }) => url.trim() === source.url) ? 'twice' : null;
}

/** A translation may be a card alone, without a body. */
export function faultsIn(text: TextFields, lang: Language): TextFaults {
  const isCard = lang !== fallbackLanguage && text.body.trim() === '';
  const faults = text.sources.flatMap((source, at) => {
    const fault = sourceFault(source, text.sources.slice(0, at));
    return fault === null ? [] : [[at, fault] as const];
  });
  return {
    title: lengthFault(text.title, libraryLengths.title),
    summary: lengthFault(text.summary, libraryLengths.summary),
    body: isCard ? null : lengthFault(text.body, libraryLengths.body),
    sources: new Map(faults),
  };
}

export const hasFaults = ({ title, summary, body, sources }: TextFaults): boolean =>
  title !== null || summary !== null || body !== null || sources.size > 0;
