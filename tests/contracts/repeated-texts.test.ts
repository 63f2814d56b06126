import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extraKeys, mostRepeated, repeatedTexts } from '../../scripts/repeated-texts.ts';
import { languageCodes } from '../../src/config/languages.ts';
import { textsOf } from '../support/locales.ts';

const root = join(import.meta.dirname, '../..');

/** Told apart in English by nothing, and kept apart all the same. Other languages tell the rest apart. */
const keptApart: readonly [reason: string, keys: RegExp][] = [
  [
    'asked in the language of the run, for which `tests` and `activities` alone are loaded',
    /^(activities:|tests:scale\.)/,
  ],
  [
    'words of the report model, which the server knows by their keys',
    /^report:(bands|notEnough|strengths|sections)/,
  ],
  [
    'one of a group that is put together from ids',
    /^(hub:(tests|intro\.recallOne)|focustrack:stage|store:kind|report-parts:child\.seen)/,
  ],
];

function isOneMeaning(keys: readonly string[]): boolean {
  return languageCodes.every((language) => {
    const said = keys.map((key) => {
      const [namespace = '', name = ''] = key.split(':');
      return textsOf(language, namespace).get(name);
    });
    return new Set(said).size === 1;
  });
}

describe('English texts that stand in two namespaces', () => {
  const repeated = repeatedTexts(root);

  it('do not become more', () => {
    expect(extraKeys(repeated)).toBeLessThanOrEqual(mostRepeated);
  });

  it('mean two things in some language, or have a reason to stand twice', () => {
    const unexplained = repeated
      .filter(({ keys }) => isOneMeaning(keys))
      .filter(({ keys }) => !keptApart.some(([, pattern]) => keys.some((key) => pattern.test(key))));
    expect(unexplained).toEqual([]);
  });
});
