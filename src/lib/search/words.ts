import type { Language } from '../../config/languages.ts';
import { withoutParticle } from '../faq/suggest.ts';

/** Longer than anything that is looked for; what comes after is left out. */
export const maxQueryLength = 200;
/** So many words of what is looked for count. */
const maxQueryWords = 12;

/** Letters that no mark was put on, but that people type without what sets them apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
/** All marks but those that make another letter of a kana (U+3099, U+309A): が is not か. */
const MARKS = /[^\P{M}\u3099\u309a]/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Writing without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
/** 'FocusTrack' is two words to some. */
const INNER_CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/gu;
const HYPHENS = /[-\u2010-\u2015/]\s*/gu;

/** Most texts of most languages have letters alone that no mark was put on. */
const NOTHING_TO_TAKE_OFF = /^[\x20-\x7e]*$/;

/** Small letters without marks, in one form, so that what reads alike is alike. */
export function plain(text: string): string {
  if (NOTHING_TO_TAKE_OFF.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * What somebody looks for, as it may stand in an address and on a page: one line, without signs that do not show
 * (controls, direction overrides, halves of characters), at most `maxQueryLength` long.
 */
export function cleanQuery(text: string): string {
  return text
    .slice(0, maxQueryLength)
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const found = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, found);
  return found;
}

/** Whether some of it is written without spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** 'ADHDのテスト' → 'adhd', 'の', 'テスト' */
function segmented(word: string, language: Language): string[] {
  return (word.match(PARTS) ?? []).flatMap((part) =>
    isUnspaced(part) ? [...segmenterOf(language).segment(part)].map(({ segment }) => segment) : [part],
  );
}

function wordsOf(text: string, language: Language): string[] {
  const words = plain(text).match(WORD) ?? [];
  return words.flatMap((word) => (isUnspaced(word) ? segmented(word, language) : [word]));
}

/** Every word under which a text is to be found. */
export function indexWords(text: string, language: Language): Set<string> {
  // Most texts read one way only.
  const ways = new Set([text, text.replace(INNER_CAPITAL, ' '), text.replace(HYPHENS, '')]);
  const words = [...ways].flatMap((way) => wordsOf(way, language));
  return new Set(language === 'ko' ? [...words, ...words.map(withoutParticle)] : words);
}

/** The words of what is looked for, in their order; the last may be the beginning of one. */
export function queryWords(query: string, language: Language): string[] {
  const words = wordsOf(cleanQuery(query), language).slice(0, maxQueryWords);
  return language === 'ko' ? words.map(withoutParticle) : words;
}
