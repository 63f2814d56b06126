import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routedPages } from '@/app/route-rows.ts';
import type { TestId } from '@/lib/assessments/catalogue.ts';
import { catalogue } from '@/lib/assessments/catalogue.ts';
import { findInstrument } from '@/lib/assessments/instruments.ts';
import { exerciseFacts, factsOf } from '@/lib/exercises/facts.ts';
import { exerciseIds } from '@/lib/exercises/ids.ts';
import { openLink } from '@/lib/plans/link.ts';
import { createRng } from '@/lib/random.ts';
import { evaluateCondition, parseCondition } from '@/lib/reports/condition.ts';
import {
  type ContentTest,
  type ReportContent,
  readReportContent,
  type ScoreRange,
} from '@/lib/reports/content-schema.ts';
import { exerciseIdOf } from '@/lib/reports/exercises.ts';
import { isNeeded } from '@/lib/reports/narratives.ts';
import { parseWeekPlan } from '@/lib/reports/week-plan.ts';
import type { ContentFinding } from '../../tools/authoring/content-checks.ts';
import { checkContent } from '../../tools/authoring/content-rules.ts';
import { checkStyle } from '../../tools/authoring/content-style.ts';
import { exerciseNames, freeExerciseIds } from '../../tools/authoring/exercise-names.ts';
import { wholeContent } from '../support/report-content.ts';

const rules = {
  exercises: new Set(exerciseNames.keys()),
  freeExercises: freeExerciseIds,
};

function snapshotOf(content: ReportContent): ContentTest {
  const test = content.tests.find(({ test_id }) => test_id === 'focus_snapshot');
  if (!test) throw new Error('no content for the Focus Snapshot');
  return test;
}

/** A part that must be there for the test to make sense. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the content file lacks a part');
  return value;
}

const tests = wholeContent().tests.map((test) => ({ id: test.test_id, test }));

describe('the English report content', () => {
  it('speaks about every test that can be taken, in the order of the catalogue', () => {
    expect(tests.map(({ id }) => id)).toEqual(Object.keys(catalogue));
  });

  it('keeps every content rule', () => {
    expect(checkContent(wholeContent(), rules)).toEqual([]);
  });

  it.each(tests)('of $id keeps the house rules of wording', ({ test }) => {
    expect(checkStyle(test)).toEqual([]);
  });

  it('has narratives of its own for every test, and a generic set', () => {
    expect(tests.filter(({ test }) => test.narratives === undefined)).toEqual([]);
    expect(wholeContent().generic_narratives).toBeDefined();
  });

  it('calls each test and each area as the interface does', () => {
    for (const { id, test } of tests) {
      expect(test.display_name).toBe(catalogue[id as TestId].reportName);
      const labels = findInstrument(id)?.domains.map(({ label }) => label);
      expect(test.dimensions.map(({ dimension_name }) => dimension_name)).toEqual(labels);
    }
  });
});

describe.each(tests)('the training plans of $id', ({ test }) => {
  const plans = test.training_recommendations.flatMap((recommendation) => [
    parseWeekPlan(recommendation.medium_score_plan),
    parseWeekPlan(recommendation.high_score_plan),
  ]);

  it('cover its areas in order, each with a plan for Moderate and for High', () => {
    const planned = test.training_recommendations.map(({ dimension_id }) => dimension_id);
    expect(planned).toEqual(test.dimensions.map(({ dimension_id }) => dimension_id));
  });

  it('name each exercise as the registry does and link to its page', () => {
    for (const { title, link } of plans.flat()) {
      const id = exerciseIdOf(link) ?? '';
      expect(title).toBe(exerciseNames.get(id));
      expect(link).toBe(id === 'htj' ? '/training-hub/htj' : `/training-hub/${id}/intro`);
    }
  });

  it('stay useful with only the exercises that exist', () => {
    for (const items of plans) {
      expect(items.some(({ link }) => exerciseIds.has(exerciseIdOf(link) ?? ''))).toBe(true);
    }
  });
});

describe('the steps of all plans', () => {
  const steps = tests.flatMap(({ test }) =>
    test.training_recommendations.flatMap(({ medium_score_plan, high_score_plan }) => [
      ...parseWeekPlan(medium_score_plan),
      ...parseWeekPlan(high_score_plan),
    ]),
  );
  /** Addresses that lead to one page of the app, and that of an exercise of the product. */
  const leads = (link: string) =>
    routedPages.filter(({ path }) => matchPath(path, link)).length === 1 &&
    factsOf(exerciseIdOf(link) ?? '') !== undefined;

  it('are two at least in both plans of every area, and each leads to the page of an exercise', () => {
    expect(steps.length).toBeGreaterThanOrEqual(4 * tests.flatMap(({ test }) => test.dimensions).length);
    expect(steps.filter(({ link }) => !leads(link))).toEqual([]);
    expect(leads('/training-hub/made-up/intro')).toBe(false);
    expect(leads('/training-room/nback/intro')).toBe(false);
  });

  it('open it, but for an exercise that cannot be opened yet', () => {
    const closed = steps.flatMap(({ link }) =>
      openLink(link, exerciseIds) === null ? [exerciseIdOf(link)] : [],
    );
    const notYet = exerciseFacts.map(({ id }) => id).filter((id) => !exerciseIds.has(id));
    expect(closed.filter((id) => id === null || !notYet.includes(id))).toEqual([]);
  });
});

describe.each(tests)('the suggestions of $id', ({ test }) => {
  const ids = test.dimensions.map(({ dimension_id }) => dimension_id);
  const parsedOf = ({ condition }: { condition: string }) => {
    const parsed = parseCondition(condition, ids);
    if (!parsed.ok) throw new Error(`${condition}: ${parsed.error.code}`);
    return parsed.value;
  };
  const conditions = test.diagnostic_recommendations.map(parsedOf);
  /** Those that stand even where a second view is there. */
  const always = test.diagnostic_recommendations.filter((each) => isNeeded(each, true)).map(parsedOf);
  const holding = (scores: Record<string, number>, of = conditions) =>
    of.filter((condition) => evaluateCondition(condition, scores));
  /** Profiles over scores at and around the thresholds: all of one to four areas, a seeded sample of more. */
  const levels = [0, 40, 50, 60, 70, 100];
  const rng = createRng(test.test_id);
  const every = levels.length ** ids.length;
  const profiles = Array.from({ length: Math.min(every, 8000) }, (_, n) =>
    ids.map((_id, i) => {
      const digit = every <= 8000 ? Math.floor(n / levels.length ** i) : Math.floor(rng() * levels.length);
      return levels[digit % levels.length] ?? 0;
    }),
  );
  const scoresOf = (values: readonly number[]) => ({
    ...Object.fromEntries(ids.map((id, i) => [id, values[i] ?? 0])),
    overall: values.reduce((sum, value) => sum + value, 0) / values.length,
  });

  it('are two to eight, and none of them holds without difficulty', () => {
    expect(conditions.length).toBeGreaterThanOrEqual(2);
    expect(conditions.length).toBeLessThanOrEqual(8);
    expect(holding(scoresOf(ids.map(() => 0)))).toEqual([]);
  });

  it('never come in more than five at a time', () => {
    expect(Math.max(...profiles.map((values) => holding(scoresOf(values)).length))).toBeLessThanOrEqual(5);
  });

  it('always come when an area is 70 or more', () => {
    const high = profiles.filter((values) => values.some((value) => value >= 70));
    expect(high.filter((values) => holding(scoresOf(values), always).length === 0)).toEqual([]);
  });

  it('can each be reached', () => {
    const reached = new Set(profiles.flatMap((values) => holding(scoresOf(values))));
    expect(reached.size).toBe(conditions.length);
  });
});

describe('the checker of report content', () => {
  const row = (content: ReportContent): ScoreRange =>
    present(snapshotOf(content).dimensions[0]?.score_ranges[0]);
  const steps = (content: ReportContent) =>
    present(snapshotOf(content).narratives?.high.developmentPlan).steps;
  const suggestion = (content: ReportContent) => present(snapshotOf(content).diagnostic_recommendations[0]);
  const plan = (content: ReportContent) => present(snapshotOf(content).training_recommendations[0]);

  const planted: [name: string, rule: ContentFinding['rule'], plant: (content: ReportContent) => void][] = [
    ['a missing test', 'missing_test', (content) => content.tests.splice(0)],
    ['areas out of order', 'dimension_order', (content) => snapshotOf(content).dimensions.reverse()],
    ['a gap between rows', 'ranges', (content) => Object.assign(row(content), { max_score: 38 })],
    ['a missing description', 'blank', (content) => Object.assign(row(content), { description: null })],
    [
      'a short description',
      'length',
      (content) => Object.assign(row(content), { description: 'You did well.' }),
    ],
    ['a tip of three words', 'length', (content) => row(content).tips.splice(0, 1, 'Just try harder.')],
    ['a list of one', 'list_size', (content) => row(content).examples.splice(1)],
    [
      'a list of five',
      'list_size',
      (content) => row(content).tips.push('Sit down and read.', 'Stand up and read.'),
    ],
    [
      'a description that speaks about someone else',
      'address',
      (content) => Object.assign(row(content), { description: 'People lose focus now and then. '.repeat(7) }),
    ],
    [
      'a label for the person',
      'wording',
      (content) => row(content).traits.push('You are a person with little focus.'),
    ],
    [
      'the name of a condition',
      'wording',
      (content) => Object.assign(suggestion(content), { recommendation: 'Ask a doctor about ADHD.' }),
    ],
    [
      'hard words',
      'reading_level',
      (content) => {
        const hard = 'Organizational responsibilities necessitate considerable attentional flexibility.';
        row(content).growth.splice(0, 2, hard, hard);
      },
    ],
    [
      'the daily brief focus in a plan',
      'plan',
      (content) => Object.assign(plan(content), { high_score_plan: '5-Minute Brief Focus | Daily' }),
    ],
    [
      'a plan that leads to no exercise',
      'plan',
      (content) => {
        Object.assign(plan(content), {
          medium_score_plan: 'Juggling | Daily | /training-hub/juggling/intro',
        });
      },
    ],
    [
      'a condition that holds at zero',
      'condition',
      (content) => Object.assign(suggestion(content), { condition: 'overall < 40' }),
    ],
    [
      'a condition with a misspelled name',
      'condition',
      (content) => Object.assign(suggestion(content), { condition: 'attention >= 70' }),
    ],
    ['a professional who comes last', 'narrative', (content) => steps(content).reverse()],
    ['a step too few', 'narrative', (content) => steps(content).pop()],
    [
      'an unknown tool',
      'narrative',
      (content) => Object.assign(present(steps(content)[0]), { tools: ['juggling'], unlockRequired: true }),
    ],
    [
      'a lock on a free step',
      'narrative',
      (content) => Object.assign(present(steps(content)[0]), { unlockRequired: true }),
    ],
    [
      'a changed plan title',
      'narrative',
      (content) => {
        Object.assign(present(content.generic_narratives?.low.developmentPlan), { title: 'Plan' });
      },
    ],
  ];

  it.each(planted)('finds %s', (_, rule, plant) => {
    const content = wholeContent();
    plant(content);
    expect(checkContent(content, rules).map((finding) => finding.rule)).toContain(rule);
  });

  const plantedStyle: [name: string, rule: ContentFinding['rule'], plant: (test: ContentTest) => void][] = [
    [
      'a text said twice',
      'repetition',
      ({ dimensions: [area] }) => {
        const [first, second] = present(area).score_ranges;
        present(second).tips.splice(0, 1, present(present(first).tips[0]));
      },
    ],
    [
      'two descriptions alike',
      'repetition',
      ({ dimensions: [area] }) => {
        const [first, second] = present(area).score_ranges;
        Object.assign(present(second), { description: `So ${present(first).description}` });
      },
    ],
    [
      'a middle row that reads like the first',
      'middle_row',
      ({ dimensions: [area] }) =>
        Object.assign(present(present(area).score_ranges[1]), { description: 'Few.' }),
    ],
    [
      'a high row without a free step',
      'free_step',
      ({ dimensions: [area] }) => Object.assign(present(present(area).score_ranges[3]), { tips: ['Rest.'] }),
    ],
    [
      'a semicolon in a list',
      'semicolon',
      (test) => present(test.dimensions[0]?.score_ranges[0]).growth.push('a; b'),
    ],
    [
      'a plan of one',
      'plan',
      ({ training_recommendations: [area] }) =>
        Object.assign(present(area), {
          high_score_plan: 'Focus Burst | Once a day | /training-hub/focus-burst/intro',
        }),
    ],
  ];

  it.each(plantedStyle)('finds %s', (_, rule, plant) => {
    const test = snapshotOf(wholeContent());
    plant(test);
    expect(checkStyle(test).map((finding) => finding.rule)).toContain(rule);
  });

  it('refuses a file of the wrong shape and names the place', () => {
    const json = JSON.parse(JSON.stringify(wholeContent()));
    json.tests[0].dimensions[1].score_ranges[2].tips = 5;
    expect(readReportContent(json)).toEqual({
      ok: false,
      error: { code: 'invalid_content', path: 'tests.0.dimensions.1.score_ranges.2.tips' },
    });
  });
});
