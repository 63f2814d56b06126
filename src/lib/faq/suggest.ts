import { isLanguage, type Language } from '../../config/languages.ts';
import { faqStopWords } from './stop-words.ts';

/** One question of the FAQ page, as far as search and suggestions need it. */
export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly shortAnswer: string;
  readonly fullAnswer: string;
  readonly keywords: readonly string[];
};

export type FaqSuggestion = {
  readonly id: string;
  readonly question: string;
  readonly shortAnswer: string;
  readonly relevanceScore: number;
};

const maxFaqSuggestions = 3;
const MIN_SCORE = 10;
const MIN_TOKEN_LENGTH = 3;
/** A word of East Asian writing is mostly two characters long. */
const MIN_CJK_LENGTH = 2;
const points = { question: 10, keyword: 8, shortAnswer: 5, fullAnswer: 3, wholeWord: 5 } as const;

/** Languages written without spaces between words. */
const unspacedLanguages: readonly string[] = ['ja', 'zh'];
const cjkLanguages: readonly string[] = [...unspacedLanguages, 'ko'];
/** What Korean writes onto the end of a noun. */
const KOREAN_PARTICLE = /(?:에서|에게|까지|부터|으로|이나|에는|은|는|이|가|을|를|에|의|도|로|와|과|만)$/;

/** Letters and digits, with apostrophes inside; U+0300-036F and other marks belong to their letter. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu;

/**
 * At most three entries that may answer a message while it is typed, best first, ties in list order.
 * Each token of the message scores each entry: found in the question 10, in any keyword 8, in the short answer 5,
 * in the full answer 3, and 5 more when it is a whole word of any of these. Under 10 points is no suggestion.
 * @param language decides how text is cut into words: Japanese and Chinese need a segmenter
 */
export function suggestFaq(message: string, entries: readonly FaqEntry[], language = 'en'): FaqSuggestion[] {
  const tokens = faqTokens(message, language);
  return entries
    .map((entry) => ({ entry, relevanceScore: scoreEntry(entry, tokens, language) }))
    .filter(({ relevanceScore }) => relevanceScore >= MIN_SCORE)
    .sort((a, b) => b.relevanceScore - a.relevanceScore)
    .slice(0, maxFaqSuggestions)
    .map(({ entry: { id, question, shortAnswer }, relevanceScore }) => ({
      id,
      question,
      shortAnswer,
      relevanceScore,
    }));
}

/**
 * Words of a message that count: lower case, three characters or more (two in East Asian writing), no stop word, each
 * once.
 */
export function faqTokens(message: string, language = 'en'): string[] {
  const known: Language = isLanguage(language) ? language : 'en';
  const stopWords = new Set(faqStopWords[known]);
  const least = cjkLanguages.includes(known) ? MIN_CJK_LENGTH : MIN_TOKEN_LENGTH;
  const tokens = wordsOf(message, known)
    .filter((word) => !stopWords.has(word))
    .map((word) => (known === 'ko' ? withoutParticle(word) : word))
    .filter((word) => [...word].length >= least);
  return [...new Set(tokens)];
}

function scoreEntry(entry: FaqEntry, tokens: readonly string[], language: string): number {
  const question = fold(entry.question);
  const keywords = entry.keywords.map(fold);
  const shortAnswer = fold(entry.shortAnswer);
  const fullAnswer = fold(entry.fullAnswer);
  const words = new Set(
    [question, ...keywords, shortAnswer, fullAnswer].flatMap((text) => wordsOf(text, language)),
  );
  return tokens.reduce(
    (sum, token) =>
      sum +
      (question.includes(token) ? points.question : 0) +
      (keywords.some((keyword) => keyword.includes(token)) ? points.keyword : 0) +
      (shortAnswer.includes(token) ? points.shortAnswer : 0) +
      (fullAnswer.includes(token) ? points.fullAnswer : 0) +
      (words.has(token) ? points.wholeWord : 0),
    0,
  );
}

/** '환불을' → '환불': of two syllables at least, or as it was. */
export function withoutParticle(word: string): string {
  const bare = word.replace(KOREAN_PARTICLE, '');
  return [...bare].length >= MIN_CJK_LENGTH ? bare : word;
}

function wordsOf(text: string, language: string): string[] {
  const folded = fold(text);
  if (!unspacedLanguages.includes(language)) return folded.match(WORD) ?? [];
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(folded);
  return [...segments].flatMap(({ segment }) => segment.match(WORD) ?? []);
}

/** Lower case, composed letters, straight apostrophes: so that the same word is the same text. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}
