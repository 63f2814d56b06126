import type { FaqAnswer } from './entries.ts';

/**
 * The questions with their whole answers as programs read them.
 * Source: schema.org, FAQPage. A question whose answer is not known by now is left out.
 */
export function faqPageData(answers: readonly FaqAnswer[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answers
      .map(({ question, shortAnswer, fullAnswer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [shortAnswer, fullAnswer].filter(Boolean).join(' ') },
      }))
      .filter(({ acceptedAnswer }) => acceptedAnswer.text !== ''),
  };
}
