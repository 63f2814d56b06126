import { describe, expect, it } from 'vitest';
import { type FaqEntry, faqTokens, suggestFaq } from '../../../src/lib/faq/suggest.ts';

const entry = (change: Partial<FaqEntry>): FaqEntry => ({
  id: 'one',
  question: '',
  shortAnswer: '',
  fullAnswer: '',
  keywords: [],
  ...change,
});

const score = (message: string, change: Partial<FaqEntry>, language?: string) =>
  suggestFaq(message, [entry(change)], language)[0]?.relevanceScore ?? 0;

describe('the words of a message', () => {
  it('are lower case, three characters or more, no stop words, each once', () => {
    expect(faqTokens('Can I REFUND my refund? It is "the" plan-B, a 7-day one')).toEqual([
      'refund',
      'plan',
      'day',
      'one',
    ]);
  });

  it('keep an apostrophe inside, straight or curly', () => {
    expect(faqTokens("I don’t 'quote' don't")).toEqual(["don't", 'quote']);
  });

  it('are found in languages with other letters, composed or not', () => {
    expect(faqTokens('Отменить подписку', 'ru')).toEqual(['отменить', 'подписку']);
    expect(faqTokens('cafe\u0301')).toEqual(['café']);
  });

  it('are cut out of Japanese and Chinese text', () => {
    expect(faqTokens('プレミアムをキャンセルする', 'ja')).toContain('キャンセル');
    expect(faqTokens('如何取消方案', 'zh')).toEqual(['取消', '方案']);
  });
});

describe('the words of a Korean message', () => {
  it('are taken without what is written onto their end', () => {
    expect(faqTokens('환불을 받고 계정에서 해지는', 'ko')).toEqual(['환불', '받고', '계정', '해지']);
  });
});

describe('a suggestion', () => {
  it('adds up where a word is found', () => {
    expect(score('refund', { question: 'Refunded?' })).toBe(10);
    expect(score('refund', { question: 'A refund?' })).toBe(15);
    expect(score('refund', { keywords: ['refunds', 'refunding'] })).toBe(0); // 8 points are too few
    expect(score('refund', { keywords: ['refund', 'refunding'] })).toBe(13);
    expect(
      score('refund', {
        question: 'Refund',
        keywords: ['refund'],
        shortAnswer: 'refund',
        fullAnswer: 'refund',
      }),
    ).toBe(31);
    expect(score('refund cancel', { question: 'Refund, cancel' })).toBe(30);
  });

  it('is found in Japanese by a word inside an unspaced sentence', () => {
    expect(score('キャンセルしたい', { question: 'プランをキャンセルするには' }, 'ja')).toBe(15);
  });

  it('comes at most three times, best first, ties in list order', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id, i) =>
      entry({ id, question: i === 3 ? 'Cancel a plan' : 'Cancelling', shortAnswer: 'x' }),
    );
    expect(suggestFaq('cancel', entries).map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  });

  it('is not given to an empty message', () => {
    expect(suggestFaq('', [entry({ question: 'Anything' })])).toEqual([]);
  });
});
