import { expect, it } from 'vitest';
import type { FaqAnswer } from '../../../src/lib/faq/entries.ts';
import { faqPageData } from '../../../src/lib/faq/structured-data.ts';

const answer = (question: string, shortAnswer: string, fullAnswer: string): FaqAnswer => ({
  id: 'what-is-it',
  category: 'start',
  question,
  shortAnswer,
  fullAnswer,
  paragraphs: [fullAnswer],
  keywords: [],
  links: [],
});

it('gives programs every question with its whole answer, as schema.org names them', () => {
  const { '@type': type, mainEntity } = faqPageData([answer('Why?', 'Because.', 'It is so.')]);
  expect(type).toBe('FAQPage');
  expect(mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because. It is so.' } },
  ]);
});

it('leaves out a question whose answer is not known', () => {
  expect(faqPageData([answer('Why?', '', ''), answer('Who?', 'You.', '')]).mainEntity).toEqual([
    expect.objectContaining({ name: 'Who?', acceptedAnswer: { '@type': 'Answer', text: 'You.' } }),
  ]);
});
