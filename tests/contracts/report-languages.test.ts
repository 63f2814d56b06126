import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { readReportContent } from '../../src/lib/reports/content-schema.ts';
import { exerciseIdOf } from '../../src/lib/reports/exercises.ts';
import { parseWeekPlan } from '../../src/lib/reports/week-plan.ts';
import { textsOf } from '../support/locales.ts';
import { contentFile, contentFiles, contentLanguages, wholeContentJson } from '../support/report-content.ts';

const contentOf = (language: string) => wholeContentJson(language) as { tests: { test_id: string }[] };

/** What rules and code read: the same in every language. */
const fixed = new Set([
  'version',
  'test_id',
  'display_name',
  'dimension_id',
  'min_score',
  'max_score',
  'condition',
  'unless',
]);

const linksOf = (plan: string) => plan.split(';').map((segment) => segment.split('|')[2]?.trim() ?? null);

function faultOf(key: string, english: unknown, own: unknown): string | null {
  if (fixed.has(key) || typeof english !== 'string') return own === english ? null : `must stay ${english}`;
  if (typeof own !== 'string' || own.trim() === '') return 'empty';
  if (key.endsWith('_score_plan')) {
    return JSON.stringify(linksOf(own)) === JSON.stringify(linksOf(english)) ? null : 'other links';
  }
  if (/[;；]/.test(own)) return 'a semicolon would split it';
  return own === english ? 'still English' : null;
}

/** Where a translation departs from the English file in more than its words. */
function departures(english: unknown, own: unknown, path: readonly string[] = []): string[] {
  if (typeof english === 'object' && english !== null) {
    const keys = Object.keys(english);
    const ownKeys = Object.keys((own ?? {}) as object);
    if (keys.join() !== ownKeys.join()) return [`${path.join('.')}: has ${ownKeys.join()}`];
    return keys.flatMap((key) =>
      departures((english as Record<string, unknown>)[key], (own as Record<string, unknown>)[key], [
        ...path,
        key,
      ]),
    );
  }
  const key = path.at(-1) ?? '';
  if (key === 'language') return [];
  // The tools of a step are ids of exercises.
  const fault =
    path.at(-2) === 'tools' ? (own === english ? null : 'another tool') : faultOf(key, english, own);
  return fault ? [`${path.join('.')}: ${fault}`] : [];
}

it('every language has report texts, and nothing else is there', () => {
  expect([...languageCodes].sort()).toEqual(contentLanguages());
});

it.each(languageCodes)(
  'each file in %s holds the texts of the test it is named after and no others',
  (language) => {
    for (const name of contentFiles(language)) {
      const { tests, version, language: own, generic_narratives } = contentFile(language, name);
      expect(own, name).toBe(language);
      expect(version, name).toBe(contentFile('en', name).version);
      const ids = (tests as { test_id: string }[]).map(({ test_id }) => test_id);
      expect(ids, name).toEqual(name === 'narratives' ? [] : [name]);
      expect(generic_narratives !== undefined, name).toBe(name === 'narratives');
    }
  },
);

describe.each(languageCodes.filter((language) => language !== 'en'))('report texts in %s', (language) => {
  it('have the shape, the rules and the links of the English ones, and none of their words', () => {
    const own = contentOf(language);
    const present = new Set(own.tests.map(({ test_id }) => test_id));
    const english = contentOf('en');
    // Whole tests may wait for their translation: a report then shows them in English and says so.
    const source = { ...english, tests: english.tests.filter(({ test_id }) => present.has(test_id)) };
    expect(departures(source, own)).toEqual([]);
    expect(present).toContain('focus_snapshot');
  });

  it('can be read, name their language and call the areas as the interface does', () => {
    const content = readReportContent(contentOf(language));
    if (!content.ok) throw new Error(`wrong at ${content.error.path}`);
    expect(content.value.language).toBe(language);
    const texts = new Map([...textsOf(language, 'common'), ...textsOf(language, 'tests')]);
    const dimensions = content.value.tests.flatMap((test) => test.dimensions);
    for (const { dimension_id, dimension_name } of dimensions) {
      expect(dimension_name).toBe(texts.get(`domains.${dimension_id}`));
    }
  });
});

describe.each(languageCodes)('the training plans in %s', (language) => {
  it('call every exercise as the Training Hub does', () => {
    const content = readReportContent(contentOf(language));
    if (!content.ok) throw new Error(`wrong at ${content.error.path}`);
    const texts = new Map(textsOf(language, 'training'));
    const steps = content.value.tests.flatMap(({ training_recommendations }) =>
      training_recommendations.flatMap(({ medium_score_plan, high_score_plan }) => [
        ...parseWeekPlan(medium_score_plan),
        ...parseWeekPlan(high_score_plan),
      ]),
    );
    const named = steps.map(({ link }) => texts.get(`exercise.${exerciseIdOf(link) ?? ''}.name`));
    const areas = content.value.tests.flatMap(({ dimensions }) => dimensions);
    expect(steps.length).toBeGreaterThanOrEqual(4 * areas.length);
    expect(steps.map(({ title }) => title)).toEqual(named);
  });
});

describe('the comparison', () => {
  const english = {
    language: 'en',
    condition: 'a > 1',
    tools: ['breathing'],
    medium_score_plan: 'A | daily | /a',
    growth: ['one'],
  };

  it.each([
    [{ ...english, condition: 'a > 2', medium_score_plan: 'B | x | /a', growth: ['eins'] }, 'condition'],
    [{ ...english, tools: ['nback'], medium_score_plan: 'B | x | /a', growth: ['eins'] }, 'tools.0'],
    [{ ...english, medium_score_plan: 'B | x | /b', growth: ['eins'] }, 'medium_score_plan'],
    [{ ...english, medium_score_plan: 'B | x | /a', growth: ['one'] }, 'growth.0'],
    [{ ...english, medium_score_plan: 'B | x | /a', growth: ['eins; zwei'] }, 'growth.0'],
    [{ ...english, medium_score_plan: 'B | x | /a', growth: ['eins', 'zwei'] }, 'growth'],
  ])('finds a planted fault', (own, place) => {
    expect(departures(english, own).map((fault) => fault.split(':')[0])).toEqual([place]);
  });
});
