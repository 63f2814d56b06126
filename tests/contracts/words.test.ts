import { describe, expect, it } from 'vitest';
import { namespacesOf, textsOf } from '../support/locales.ts';

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

/** Texts that the list of features or the rules of the community fix word by word, with their place. */
const fixed: Readonly<Record<string, string>> = {
  'auth:failed.login': 'AUT-21',
  'auth:failed.loginError': 'AUT-22',
  'auth:failed.loginErrorText': 'AUT-22',
  'errors:notFound.testingHub': 'RDR-05',
  'hub:strip.choose': 'HUB-02',
  'hub:available': 'HUB-04',
  'hub:more': 'HUB-06',
  'hub:plan.free_one': 'HUB-07',
  'hub:plan.free_other': 'HUB-07',
  'hub:help.link': 'HUB-08',
  'hub:why.title': 'HUB-09',
  'tests:problems.missing': 'SNP-15',
  'tests:problems.missingText': 'SNP-16',
  'tests:results.retake': 'SNP-19',
  'membership:guard.redirecting': 'GRD-06',
  'faq:categories.billing': 'FAQ-01',
  'community-guidelines:rules.noSelling.text': 'rules of the community, 5.5',
};

/** What somebody may type who looks for a page: other people's words are the point of it, and nobody reads them. */
const typed = /^search:page\.\w+\.words$/;

const faults = (text: string) =>
  refused.filter(([, pattern]) => pattern.test(text)).map(([instead]) => instead);

describe('the words of the interface', () => {
  it('are those of the list, in every English text that is not fixed', () => {
    const found = namespacesOf('en').flatMap((namespace) =>
      [...textsOf('en', namespace)].flatMap(([key, text]) =>
        fixed[`${namespace}:${key}`] === undefined && !typed.test(`${namespace}:${key}`)
          ? faults(text).map((instead) => `${namespace}:${key} (${instead}): ${text}`)
          : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are fixed only where a text would else be refused', () => {
    const needless = Object.keys(fixed).filter((place) => {
      const [namespace = '', key = ''] = place.split(':');
      const text = textsOf('en', namespace).get(key);
      return text === undefined || faults(text).length === 0;
    });
    expect(needless).toEqual([]);
  });

  it.each([
    ['Please log in first', 'sign in'],
    ['Back to the testing hub', 'Testing Hub'],
    ['The Self-Check Hub', 'Testing Hub'],
    ['We sent an activation link', 'confirmation link'],
    ['Take the assessment', 'self-check'],
    ['Practise again', 'US spelling'],
  ])('refuse %j', (text, instead) => {
    expect(faults(text)).toContain(instead);
  });
});
