/** How easy English text of any length is to read: words, syllables, sentences, school grade. */

/** Lower-case words without punctuation. Hyphenated words stay one word. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z0-9'-]+/)
    .map((word) => word.replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * Syllables of one English word: vowel groups, silent final e and silent -ed/-es not counted, at least 1.
 * A final -le after a consonant ('table'), -ed after t or d ('needed') and -es after a hiss ('pages') are spoken.
 */
export function syllablesOf(word: string): number {
  const parts = word
    .toLowerCase()
    .split('-')
    .map((part) => part.replace(/[^a-z]/g, ''));
  return Math.max(
    1,
    parts.filter((part) => part !== '').reduce((sum, part) => sum + partSyllables(part), 0),
  );
}

function partSyllables(part: string): number {
  const groups = part.match(/[aeiouy]+/g)?.length ?? 0;
  const silentE = /[^aeiouy]e$/.test(part) && !/[^aeiouy]le$/.test(part);
  const silentEd = /[^aeiouytd]ed$/.test(part);
  const silentEs = /[^aeiouy]es$/.test(part) && !/(?:[sxzcg]|ch|sh|[^aeiouy]l)es$/.test(part);
  return Math.max(1, groups - (silentE || silentEd || silentEs ? 1 : 0));
}

/** Readability of English text of any length. Words and syllables are counted as for the item banks. */
export type Readability = {
  readonly words: number;
  readonly sentences: number;
  /** Mean words per sentence; 0 for an empty text. */
  readonly sentenceLength: number;
  /** US school grade after Flesch-Kincaid (Kincaid et al., 1975); 0 for an empty text, below 0 for very easy ones. */
  readonly grade: number;
};

/** Measures a text. A text without an end mark is one sentence; decimals and 'e.g.' inside one do not end it. */
export function measureReadability(text: string): Readability {
  const sentences = splitSentences(text).map(wordsOf);
  const words = sentences.flat();
  if (words.length === 0) return { words: 0, sentences: 0, sentenceLength: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const sentenceLength = words.length / sentences.length;
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength,
    grade: 0.39 * sentenceLength + (11.8 * syllables) / words.length - 15.59,
  };
}

/** Sentences end at . ! or ? before white space and an upper-case letter, digit or quote, or at the end. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'’”)]?)\s+(?=["'‘“(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}
