import { describe, expect, it } from 'vitest';
import { namespacesOf, textsOf } from '../support/locales.ts';
import { wordFaults } from '../support/refused-words.ts';

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

describe('the words of the interface', () => {
  it('are those of the list, in every English text that is not fixed', () => {
    const found = namespacesOf('en').flatMap((namespace) =>
      [...textsOf('en', namespace)].flatMap(([key, text]) =>
        fixed[`${namespace}:${key}`] === undefined && !typed.test(`${namespace}:${key}`)
          ? wordFaults(text).map((instead) => `${namespace}:${key} (${instead}): ${text}`)
          : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are fixed only where a text would else be refused', () => {
    const needless = Object.keys(fixed).filter((place) => {
      const [namespace = '', key = ''] = place.split(':');
      const text = textsOf('en', namespace).get(key);
      return text === undefined || wordFaults(text).length === 0;
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
    expect(wordFaults(text)).toContain(instead);
  });
});
