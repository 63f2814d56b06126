/** The sentences of a text by the rules of its language. */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
}

/** The first sentence as a heading (no full stop) and the rest as a line under it. */
export function asHeading(text: string, language: string): { heading: string; rest: string } {
  const [first = '', ...rest] = sentencesOf(text, language);
  return { heading: first.replace(/[.。]$/, ''), rest: rest.join(' ') };
}
