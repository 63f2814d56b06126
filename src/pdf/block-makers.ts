import type { HeadingLevel, ParagraphBlock, PdfBlock, Span } from './document';

export function heading(level: HeadingLevel, text: string, lang?: string): PdfBlock {
  return { kind: 'heading', level, text, lang };
}

/** The head of a part that begins a page. */
export function pageHeading(text: string): PdfBlock {
  return { kind: 'heading', level: 2, text, newPage: true };
}

export function paragraph(text: string, lang?: string): PdfBlock {
  return { kind: 'paragraph', look: 'body', spans: [{ text }], lang };
}

export function small(text: string): ParagraphBlock {
  return { kind: 'paragraph', look: 'small', spans: [{ text }] };
}

export function list(items: readonly string[] | null, lang?: string): PdfBlock[] {
  if (!items || items.length === 0) return [];
  return [{ kind: 'list', ordered: false, lang, items: items.map((text): Span[] => [{ text }]) }];
}

/** A list under its own small heading; nothing without entries. */
export function titledList(
  title: string,
  items: readonly string[] | null,
  lang: string | undefined,
  level: HeadingLevel = 4,
): PdfBlock[] {
  const blocks = list(items, lang);
  return blocks.length > 0 ? [heading(level, title), ...blocks] : [];
}
