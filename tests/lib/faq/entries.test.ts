import { describe, expect, it } from 'vitest';
import { type FaqSource, faqAnswers, matchesFaq } from '../../../src/lib/faq/entries.ts';

const source: readonly FaqSource[] = [
  {
    id: 'plans-prices',
    question: 'What does {{name}} cost?',
    shortAnswer: ['Freemium is free.', 'Plus is {{plus}}.'],
    fullAnswer: ['The first.', '{{trial}} days, {{name}}.'],
    keywords: ['Price'],
  },
  {
    id: 'calendar-access',
    question: 'Calendar?',
    shortAnswer: ['It is.'],
    fullAnswer: ['It is.'],
    keywords: ['calendar'],
  },
];

describe('an answer', () => {
  it('names what is known and leaves out the sentence of what is not', () => {
    const [answer] = faqAnswers(source, { name: 'Lab', plus: '$9.99' });
    expect(answer).toMatchObject({
      question: 'What does Lab cost?',
      shortAnswer: 'Freemium is free. Plus is $9.99.',
      paragraphs: ['The first.'],
    });
    expect(faqAnswers(source, { name: 'Lab' })[0]?.shortAnswer).toBe('Freemium is free.');
  });

  it('leads to pages that are there', () => {
    expect(faqAnswers(source, {})[0]?.links).toEqual([
      { place: 'accountSettings', path: '/account-settings' },
      { place: 'contact', path: '/contact' },
    ]);
  });
});

describe('a search', () => {
  const [answer] = faqAnswers(source, { name: 'Lab', plus: '$9.99', trial: '7' });
  const finds = (query: string) => answer !== undefined && matchesFaq(answer, query);

  it.each(['cost', 'COST', '  cost  ', 'does   Lab', '$9.99', 'price', '7 days', ''])(
    'for %j finds it',
    (query) => {
      expect(finds(query)).toBe(true);
    },
  );

  it.each(['second', '.*', '<b>', '%', "'; drop", '\\u0000', '(((', 'x'.repeat(10_000)])(
    'for %j finds nothing',
    (query) => {
      expect(finds(query)).toBe(false);
    },
  );
});
