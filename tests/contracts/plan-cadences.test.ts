import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '@/config/languages.ts';
import { planCadences } from '@/content/plan-cadences.ts';
import { readReportContent } from '@/lib/reports/content-schema.ts';
import { briefFocus, parseWeekPlan } from '@/lib/reports/week-plan.ts';

const root = join(import.meta.dirname, '../../public/content/reports');

/** How often each item of each plan is to be done, by its place. */
function cadencesOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(root, language))) {
    const content = readReportContent(JSON.parse(readFileSync(join(root, language, file), 'utf8')));
    if (!content.ok) throw new Error(`${language}/${file}: ${content.error.path}`);
    for (const test of content.value.tests) {
      for (const plan of test.training_recommendations) {
        for (const level of ['medium_score_plan', 'high_score_plan'] as const) {
          for (const [index, { cadence }] of parseWeekPlan(plan[level]).entries()) {
            found.set(`${test.test_id} ${plan.dimension_id} ${level} ${index}`, cadence);
          }
        }
      }
    }
  }
  return found;
}
const english = cadencesOf('en');
const testOf = (place: string) => place.split(' ')[0];

describe('how often a step of a plan is to be done', () => {
  it('has a number for every English text, and none for a text that is gone', () => {
    const texts = new Set([...english.values(), 'See schedule', briefFocus.cadence]);
    expect(texts.size).toBeGreaterThan(170);
    expect(Object.keys(planCadences).sort()).toEqual([...texts].sort());
  });

  it.each(languageCodes)('stands at the same place in every language: %s', (language) => {
    const own = [...cadencesOf(language).keys()];
    // The texts of a test may wait for their translation; those that are there have all steps.
    const tests = new Set(own.map(testOf));
    expect(own).toEqual([...english.keys()].filter((place) => tests.has(testOf(place))));
  });

  it.each([
    ['Daily, 3-5 minutes', 5, 5],
    ['Twice a day, 5 minutes with one tab', 5, 5],
    ['Each evening before bed, 5 minutes', 5, 5],
    ['Every other evening, 5 minutes', 4, 5],
    ['3 times a week', 3, null],
    ['Monday and Thursday, 10 minutes', 2, 10],
    ['For you, each Sunday, 10 minutes', 1, 10],
    ['Before big choices, 3 minutes', null, 3],
    ['See schedule', null, null],
  ])('follows from the words: %s', (text, times, minutes) => {
    expect(planCadences[text]).toEqual([times, minutes]);
  });

  it('names days and minutes as the text does, wherever it names a number', () => {
    for (const [text, [times, minutes]] of Object.entries(planCadences)) {
      const inWords = /(\d+) (?:times|days|evenings) a week/.exec(text)?.[1];
      if (inWords) expect(times, text).toBe(Number(inWords));
      const length = /(\d+) minutes/.exec(text)?.[1];
      if (length && !text.includes(' then ') && !text.includes('-'))
        expect(minutes, text).toBe(Number(length));
    }
  });
});
