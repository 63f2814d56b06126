/** Words that mean what another word says already: see Words in docs/architecture.md. */
const refused: readonly [instead: string, pattern: RegExp][] = [
  ['sign in', /\blog[- ]?ins?\b|\blogg(?:ed|ing) in\b/i],
  ['sign out', /\blog[- ]?outs?\b|\blogg(?:ed|ing) out\b/i],
  ['sign up', /\bregister(?:ed)? (?:now|here|an account)\b/i],
  ['confirmation link', /\bactivation\b/i],
  ['self-check', /\bassessments?\b|\bself-assessments?\b|\bquiz(?:zes)?\b|\bsurveys?\b|\bself ?checks?\b/i],
  ['Testing Hub', /\b[Ss]elf-[Cc]heck [Hh]ub\b|\b[Tt]esting hub\b/],
  ['Training Hub', /\b[Tt]raining hub\b/],
  ['report', /\bevaluations?\b/i],
  ['Focus Snapshot', /\bfocus snapshot\b|\bFocus snapshot\b|\b[Mm]ini[- ]test\b/],
  ['plan', /\bsubscriptions?\b/i],
  ['student', /\bpupils?\b/i],
  [
    'US spelling',
    /\bpractis|\blicence|\b(?:col|neighb|behavi|fav|hon)our|\borganis|\brecognis|\bcentre\b|\bprogramme|\bcatalogue\b|\bcancell(?:ed|ing)|\btowards\b|\bgrey\b/i,
  ],
];

/** What a text should say instead. */
export const wordFaults = (text: string): string[] =>
  refused.filter(([, pattern]) => pattern.test(text)).map(([instead]) => instead);
