import { instruments } from '../../src/lib/assessments/instruments.ts';
import { evaluateCondition, parseCondition } from '../../src/lib/reports/condition.ts';
import type {
  ContentDimension,
  ContentTest,
  ReportContent,
  ScoreRange,
} from '../../src/lib/reports/content-schema.ts';
import { exerciseIdOf } from '../../src/lib/reports/exercises.ts';
import { briefFocus, parseWeekPlan } from '../../src/lib/reports/week-plan.ts';
import {
  asSentences,
  type ContentFinding,
  type ContentRuleOptions,
  checkEnglishText,
  checkLength,
  checkReading,
  checkWording,
} from './content-checks.ts';
import { checkNarratives } from './narrative-rules.ts';

/*
 * What report content must hold before it is released. English is measured in full; other languages are checked
 * for structure only (words and grades are English measures).
 */

const STANDARD_ROWS: readonly (readonly [number, number])[] = [
  [0, 39.9],
  [40, 49.9],
  [50, 69.9],
  [70, 100],
];
const lists = ['traits', 'strengths', 'growth', 'examples', 'tips'] as const;

/** Every finding for a content file; empty when it may be released. */
export function checkContent(content: ReportContent, options: ContentRuleOptions = {}): ContentFinding[] {
  const required = options.requiredTests ?? instruments.map(({ testId }) => testId);
  const present = content.tests.map((test) => test.test_id);
  const missing = required.filter((id) => !present.includes(id));
  const english = content.language === 'en';
  return [
    ...missing.map((id): ContentFinding => ({ rule: 'missing_test', path: id, detail: 'no content' })),
    ...content.tests.flatMap((test) => checkTest(test, english, options)),
    ...(content.generic_narratives
      ? checkNarratives('generic', content.generic_narratives, english, options)
      : [{ rule: 'narrative', path: 'generic', detail: 'no generic narratives' } as const]),
  ];
}

function checkTest(test: ContentTest, english: boolean, options: ContentRuleOptions): ContentFinding[] {
  return [
    ...checkDimensionOrder(test),
    ...test.dimensions.flatMap((dimension) => checkDimension(test.test_id, dimension, english)),
    ...checkPlans(test, options),
    ...checkConditions(test, english),
    ...(test.narratives ? checkNarratives(test.test_id, test.narratives, english, options) : []),
  ];
}

function checkDimensionOrder(test: ContentTest): ContentFinding[] {
  const definition = instruments.find(({ testId }) => testId === test.test_id);
  const expected = definition?.domains.map(({ id }) => id).join(', ');
  const found = test.dimensions.map((dimension) => dimension.dimension_id).join(', ');
  if (expected === undefined || expected === found) return [];
  return [{ rule: 'dimension_order', path: test.test_id, detail: `${found} instead of ${expected}` }];
}

function checkDimension(testId: string, dimension: ContentDimension, english: boolean): ContentFinding[] {
  const path = `${testId}.${dimension.dimension_id}`;
  const rows = [...dimension.score_ranges].sort((a, b) => a.min_score - b.min_score);
  const bounds = rows.map((row) => `${row.min_score}-${row.max_score}`).join(' ');
  const standard = STANDARD_ROWS.map((row) => row.join('-')).join(' ');
  return [
    ...(bounds === standard
      ? []
      : [{ rule: 'ranges', path, detail: `${bounds} instead of ${standard}` } as const]),
    ...rows.flatMap((row) => checkRange(`${path}.${row.min_score}`, row, english)),
  ];
}

function checkRange(path: string, range: ScoreRange, english: boolean): ContentFinding[] {
  const description = range.description ?? '';
  return [
    ...(description === ''
      ? [{ rule: 'blank', path: `${path}.description`, detail: 'no text' } as const]
      : []),
    ...lists.flatMap((field): ContentFinding[] => {
      const size = range[field].length;
      if (size >= 2 && size <= 4) return [];
      return [{ rule: 'list_size', path: `${path}.${field}`, detail: `${size} entries, 2 to 4 wanted` }];
    }),
    ...(english ? checkEnglishRange(path, description, range) : []),
  ];
}

function checkEnglishRange(path: string, description: string, range: ScoreRange): ContentFinding[] {
  const findings = checkEnglishText(`${path}.description`, description, { min: 35, max: 70 });
  if (description !== '' && !/\byou(?:r|rs|rself)?\b/i.test(description)) {
    findings.push({ rule: 'address', path: `${path}.description`, detail: "does not speak to 'you'" });
  }
  const entries = lists.flatMap((field) =>
    range[field].map((text, i) => [`${path}.${field}.${i}`, text] as const),
  );
  return [
    ...findings,
    ...entries.flatMap(([at, text]) => checkLength(at, text, { min: 4, max: 20 })),
    ...entries.flatMap(([at, text]) => checkWording(at, text)),
    ...lists.flatMap((field) => checkReading(`${path}.${field}`, asSentences(range[field]))),
  ];
}

function checkPlans(test: ContentTest, { exercises }: ContentRuleOptions): ContentFinding[] {
  const declared = new Set(test.dimensions.map((dimension) => dimension.dimension_id));
  return test.training_recommendations.flatMap((recommendation): ContentFinding[] => {
    const path = `${test.test_id}.plan.${recommendation.dimension_id}`;
    const refuse = (detail: string): ContentFinding => ({ rule: 'plan', path, detail });
    const items = [recommendation.medium_score_plan, recommendation.high_score_plan].flatMap(parseWeekPlan);
    return [
      ...(declared.has(recommendation.dimension_id) ? [] : [refuse('undeclared dimension')]),
      ...items.flatMap((item) => {
        if (item.title.toLowerCase() === briefFocus.title.toLowerCase())
          return [refuse(`lists '${item.title}'`)];
        const id = exerciseIdOf(item.link);
        if (id === null) return [refuse(`'${item.title}' links to no exercise: ${item.link}`)];
        return exercises && !exercises.has(id)
          ? [refuse(`'${item.title}' names no exercise: ${item.link}`)]
          : [];
      }),
    ];
  });
}

function checkConditions(test: ContentTest, english: boolean): ContentFinding[] {
  const ids = test.dimensions.map((dimension) => dimension.dimension_id);
  return test.diagnostic_recommendations.flatMap(({ condition, recommendation }, index): ContentFinding[] => {
    const path = `${test.test_id}.diagnostic.${index}`;
    const parsed = parseCondition(condition, ids);
    const wording = english
      ? [...checkWording(path, recommendation), ...checkReading(path, recommendation)]
      : [];
    if (!parsed.ok) return [{ rule: 'condition', path, detail: parsed.error.code }, ...wording];
    const holdsAtZero = evaluateCondition(parsed.value, {});
    return holdsAtZero
      ? [{ rule: 'condition', path, detail: 'true when every score is 0' }, ...wording]
      : wording;
  });
}
