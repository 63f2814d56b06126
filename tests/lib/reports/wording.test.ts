import { describe, expect, it } from 'vitest';
import { wordedKeys, wordingEndings } from '../../../src/lib/reports/wording.ts';
import { pluralBases, splitPlural, textsOf } from '../../support/locales.ts';

describe('the wording of a report', () => {
  it('looks for the closest text first and ends with the one that fits everybody', () => {
    expect(wordedKeys('plan.text', 'self')).toEqual(['plan.text']);
    expect(wordedKeys('plan.text', 'teacher')).toEqual([
      'plan.text_teacher',
      'plan.text_child',
      'plan.text_about',
      'plan.text',
    ]);
    expect(wordedKeys('plan.text', 'choice')).toEqual(['plan.text_choice', 'plan.text_run', 'plan.text']);
  });

  it('looks for a text about this person where somebody else reads the report', () => {
    expect(wordedKeys('plan.text', 'self', 'shared')).toEqual([
      'plan.text_shared',
      'plan.text_about',
      'plan.text_child',
      'plan.text',
    ]);
    expect(wordedKeys('plan.text', 'run', 'shared').slice(0, 3)).toEqual([
      'plan.text_run_shared',
      'plan.text_run',
      'plan.text_shared',
    ]);
    expect(wordedKeys('plan.text', 'parent', 'shared').slice(0, 2)).toEqual([
      'plan.text_parent',
      'plan.text_child',
    ]);
  });

  it('has a text that fits everybody beside every worded one', () => {
    const texts = textsOf('en', 'report');
    const plurals = pluralBases(texts);
    const bases = [...texts.keys()].flatMap((key) => {
      const ending = [...wordingEndings].find((each) => key.endsWith(`_${each}`));
      return ending ? [key.slice(0, -ending.length - 1)] : [];
    });
    expect(bases.length).toBeGreaterThan(70);
    for (const base of bases) expect(texts.has(base) || plurals.has(splitPlural(base).base), base).toBe(true);
  });
});
