import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exerciseIds } from '@/lib/cognitive/registry.ts';
import { evaluateCondition, parseCondition } from '@/lib/reports/condition.ts';
import type { ContentFinding } from '@/lib/reports/content-checks.ts';
import { checkContent } from '@/lib/reports/content-rules.ts';
import {
  type ContentTest,
  type ReportContent,
  readReportContent,
  type ScoreRange,
} from '@/lib/reports/content-schema.ts';
import { exerciseIdOf } from '@/lib/reports/exercises.ts';
import { parsePlan } from '@/lib/reports/plan.ts';

const file = new URL('../../public/content/reports/en.json', import.meta.url);

/** Names of the 22 core exercises by id, also of those still to be built: content may name them ahead. */
const exerciseNames = new Map([
  ['nback', 'N-Back'],
  ['gonogo', 'Go / No-Go'],
  ['stroop', 'Stroop Colours'],
  ['flanker', 'Arrow Flanker'],
  ['simon', 'Simon Sides'],
  ['memory-grid', 'Memory Grid'],
  ['task-priority', 'Task Priority'],
  ['digit-span', 'Digit Span'],
  ['breathing', 'Paced Breathing'],
  ['focus-burst', 'Focus Burst'],
  ['priority-navigator', 'Priority Navigator'],
  ['executive-function', 'Rule Shift'],
  ['htj', 'Habit Trigger Journal'],
  ['stop-signal', 'Stop Signal'],
  ['task-switch', 'Task Switch'],
  ['visual-search', 'Visual Search'],
  ['trail-switch', 'Trail Switch'],
  ['time-sense', 'Time Sense'],
  ['rotation', 'Mental Rotation'],
  ['word-recall', 'Word Recall'],
  ['tower-plan', 'Tower Plan'],
  ['body-scan', 'Body Scan'],
]);
const rules = {
  requiredTests: ['focus_snapshot'],
  exercises: new Set(exerciseNames.keys()),
  freeExercises: new Set(['gonogo', 'memory-grid', 'digit-span']),
};

function loadContent(): ReportContent {
  const read = readReportContent(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`the content file is wrong at ${read.error.path}`);
  return read.value;
}

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

const snapshot = snapshotOf(loadContent());
const rows = snapshot.dimensions.flatMap((dimension) =>
  dimension.score_ranges.map((row) => ({ id: dimension.dimension_id, row })),
);
const lists = ['traits', 'strengths', 'growth', 'examples', 'tips'] as const;
const plans = snapshot.training_recommendations.flatMap((recommendation) => [
  parsePlan(recommendation.medium_score_plan),
  parsePlan(recommendation.high_score_plan),
]);

describe('the English report content', () => {
  it('keeps every content rule', () => {
    expect(checkContent(loadContent(), rules)).toEqual([]);
  });

  it('has narratives of its own for the Focus Snapshot and a generic set', () => {
    expect(snapshot.narratives).toBeDefined();
    expect(loadContent().generic_narratives).toBeDefined();
  });

  it('says nothing twice', () => {
    const texts = rows.flatMap(({ row }) => [row.description, ...lists.flatMap((field) => row[field])]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it('opens each of the twenty descriptions in its own way', () => {
    const openings = rows.map(({ row }) => (row.description ?? '').split(' ').slice(0, 4).join(' '));
    expect(new Set(openings).size).toBe(20);
  });

  it('gives no two descriptions more than a third of their longer words in common', () => {
    const words = rows.map(({ row }) => new Set(row.description?.toLowerCase().match(/[a-z]{4,}/g)));
    const shared = (a: Set<string>, b: Set<string>) => [...a].filter((word) => b.has(word)).length;
    const alike = words.flatMap((a, i) =>
      words.slice(i + 1).filter((b) => shared(a, b) * 3 > new Set([...a, ...b]).size),
    );
    expect(alike).toEqual([]);
  });

  it('words the rows from 40 to 49.9 so that they fit Moderate and Low', () => {
    const middle = rows.filter(({ row }) => row.min_score === 40);
    expect(middle).toHaveLength(5);
    for (const { row } of middle) {
      expect(row.description).toContain('some signs');
      expect(row.description).toContain('lower middle');
    }
  });

  it('offers one free first step in every row from 70 on, and only there', () => {
    for (const { row } of rows) {
      const free = row.tips.filter((tip) => tip.startsWith('A free first step: '));
      expect(free).toHaveLength(row.min_score === 70 ? 1 : 0);
    }
  });

  it('keeps semicolons out of lists, which may travel as one text', () => {
    const entries = rows.flatMap(({ row }) => lists.flatMap((field) => row[field]));
    expect(entries.filter((entry) => entry.includes(';'))).toEqual([]);
  });
});

describe('the training plans of the English report content', () => {
  it('cover the five areas in order, each with a plan for Moderate and for High', () => {
    const planned = snapshot.training_recommendations.map(({ dimension_id }) => dimension_id);
    expect(planned).toEqual(snapshot.dimensions.map(({ dimension_id }) => dimension_id));
    expect(plans.map((items) => items.length)).toEqual(plans.map(() => 3));
  });

  it('name each exercise as the registry does and link to its page', () => {
    for (const { title, link } of plans.flat()) {
      const id = exerciseIdOf(link) ?? '';
      expect(title).toBe(exerciseNames.get(id));
      expect(link).toBe(id === 'htj' ? '/training-hub/htj' : `/training-hub/${id}/intro`);
    }
  });

  it('say how often in words, and stay useful with only the exercises that exist', () => {
    for (const items of plans) {
      expect(items.filter(({ cadence }) => cadence.split(' ').length < 2)).toEqual([]);
      expect(items.some(({ link }) => exerciseIds.has(exerciseIdOf(link) ?? ''))).toBe(true);
    }
  });
});

describe('the suggestions of the English report content', () => {
  const ids = snapshot.dimensions.map(({ dimension_id }) => dimension_id);
  const conditions = snapshot.diagnostic_recommendations.map(({ condition }) => {
    const parsed = parseCondition(condition, ids);
    if (!parsed.ok) throw new Error(`${condition}: ${parsed.error.code}`);
    return parsed.value;
  });
  const holding = (scores: Record<string, number>) =>
    conditions.filter((condition) => evaluateCondition(condition, scores));
  /** Every profile of five areas over scores at and around the thresholds: 7,776 in all. */
  const levels = [0, 40, 50, 60, 70, 100];
  const profiles = Array.from({ length: levels.length ** 5 }, (_, n) =>
    ids.map((_, i) => levels[Math.floor(n / levels.length ** i) % levels.length] ?? 0),
  );
  const scoresOf = (values: readonly number[]) => ({
    ...Object.fromEntries(ids.map((id, i) => [id, values[i] ?? 0])),
    overall: values.reduce((sum, value) => sum + value, 0) / values.length,
  });

  it('are six to eight, and none of them holds without difficulty', () => {
    expect(conditions.length).toBeGreaterThanOrEqual(6);
    expect(conditions.length).toBeLessThanOrEqual(8);
    expect(holding(scoresOf([0, 0, 0, 0, 0]))).toEqual([]);
  });

  it('never come in more than five at a time', () => {
    expect(Math.max(...profiles.map((values) => holding(scoresOf(values)).length))).toBeLessThanOrEqual(5);
  });

  it('always come when an area or the overall score is 70 or more', () => {
    const high = profiles.filter((values) => values.some((value) => value >= 70));
    expect(high.filter((values) => holding(scoresOf(values)).length === 0)).toEqual([]);
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
    const content = loadContent();
    plant(content);
    expect(checkContent(content, rules).map((finding) => finding.rule)).toContain(rule);
  });

  it('refuses a file of the wrong shape and names the place', () => {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    json.tests[0].dimensions[1].score_ranges[2].tips = 5;
    expect(readReportContent(json)).toEqual({
      ok: false,
      error: { code: 'invalid_content', path: 'tests.0.dimensions.1.score_ranges.2.tips' },
    });
  });
});
