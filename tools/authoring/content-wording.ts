/**
 * Wording that no English report text may hold: verdicts, labels for the person, names of conditions, and
 * promises. Whole words, any case; a * matches any ending.
 */
const phrases = `
  normal, abnormal, positive, negative result, at risk, you have, you suffer*, you are, you're, always, never,
  adhd, attention deficit, disorder*, autis*, depress*, anxiety, dementia, alzheimer*, bipolar, ocd, ptsd,
  dyslexi*, syndrome*, disease*, impair*, deficit*, symptom*, diagnos*, burnout, insomnia, hyperactiv*,
  percentile*, norm, norms, lazy, laziness, weak, cure*, treats, treatment*, guarantee*, proven,
  best in, better than other, worse than other, compared with others, most people
`
  .split(',')
  .map((phrase) => phrase.trim());

const patterns = phrases.map((phrase) => ({
  phrase,
  pattern: new RegExp(`\\b${phrase.replaceAll('*', '\\w*').replaceAll(' ', '\\s+')}\\b`, 'i'),
}));

/** The forbidden phrases a text holds, in list order. */
export function forbiddenWording(text: string): string[] {
  const plain = text.replaceAll('’', "'");
  return patterns.filter(({ pattern }) => pattern.test(plain)).map(({ phrase }) => phrase);
}
