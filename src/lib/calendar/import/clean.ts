import { plainLine, plainText } from '../../plain-text.ts';

/*
 * Words of a file, which anybody may have written: text without markup, shown as text alone.
 */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

/** Markup goes, its line ends stay; entities are read once, so that what was escaped twice stays a text. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<(?:script|style)\b[^<>]*>[^<]*<\/(?:script|style)\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[/!?a-z][^<>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, entity);
}

export interface Cleaned {
  readonly text: string;
  /** It was longer. */
  readonly cut: boolean;
}

function cutTo(text: string, max: number): Cleaned {
  const chars = [...text];
  if (chars.length <= max) return { text, cut: false };
  return {
    text: `${chars
      .slice(0, max - 1)
      .join('')
      .trimEnd()}…`,
    cut: true,
  };
}

export const cleanLine = (text: string, max: number): Cleaned =>
  cutTo(plainLine(withoutMarkup(text).normalize('NFC')).replace(/ {2,}/g, ' ').trim(), max);

export const cleanText = (text: string, max: number): Cleaned =>
  cutTo(
    plainText(withoutMarkup(text).normalize('NFC').replace(/\r\n?/g, '\n'))
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
