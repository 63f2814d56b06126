import { describe, expect, it } from 'vitest';
import type { ReportContent } from '../../../src/lib/reports/content-schema.ts';
import { checkContent } from '../../../tools/authoring/content-rules.ts';
import { wholeContent } from '../../support/report-content.ts';

const content = wholeContent();

/** A copy of the real content with one thing spoiled. */
function spoiled(change: (copy: ReportContent) => void): string[] {
  const copy = structuredClone(content);
  const before = new Set(
    checkContent(copy, options).map(({ rule, path: at, detail }) => `${rule} ${at} ${detail}`),
  );
  change(copy);
  return checkContent(copy, options)
    .filter(({ rule, path: at, detail }) => !before.has(`${rule} ${at} ${detail}`))
    .map(({ rule }) => rule);
}

const freeExercises = new Set(['memory-grid', 'digit-span', 'gonogo']);
const options = { freeExercises };

/** The part of the content a change works on; the real file always has it. */
function parts(copy: ReportContent) {
  const test = copy.tests.find(({ test_id }) => test_id === 'focus_snapshot');
  const dimension = test?.dimensions[0];
  const range = dimension?.score_ranges[2];
  const plan = test?.training_recommendations[0];
  const suggestion = test?.diagnostic_recommendations[0];
  if (!test?.narratives || !dimension || !range || !plan || !suggestion)
    throw new Error('content is incomplete');
  return { test, dimension, range, plan, suggestion, narratives: test.narratives };
}

describe('the English report content', () => {
  it('keeps every rule', () => {
    expect(checkContent(content, options)).toEqual([]);
  });
});

describe('the content checker finds', () => {
  it.each<[string, string, (copy: ReportContent) => void]>([
    ['a missing test', 'missing_test', (copy) => copy.tests.splice(0, 1)],
    ['dimensions in another order', 'dimension_order', (copy) => parts(copy).test.dimensions.reverse()],
    [
      'a gap between ranges',
      'ranges',
      (copy) => {
        parts(copy).range.min_score = 51;
      },
    ],
    [
      'a missing description',
      'blank',
      (copy) => {
        parts(copy).range.description = null;
      },
    ],
    [
      'a description that is too short',
      'length',
      (copy) => {
        parts(copy).range.description = 'You are told little.';
      },
    ],
    [
      'a description that speaks to nobody',
      'address',
      (copy) => {
        parts(copy).range.description = 'Pages may need a second look. '.repeat(7);
      },
    ],
    [
      'a list with one entry',
      'list_size',
      (copy) => {
        parts(copy).range.tips = ['Put your phone in another room.'];
      },
    ],
    [
      'an entry of three words',
      'length',
      (copy) => {
        parts(copy).range.tips = ['Try it out.', 'Put your phone in another room.'];
      },
    ],
    [
      'a label for the person',
      'wording',
      (copy) => {
        parts(copy).range.traits = ['You are at risk of many slips.', 'Small slips may come up.'];
      },
    ],
    [
      'the name of a condition in a suggestion',
      'wording',
      (copy) => {
        parts(copy).suggestion.recommendation = 'Ask a doctor about ADHD.';
      },
    ],
    [
      'hard words',
      'reading_level',
      (copy) => {
        parts(copy).range.growth = [
          'Systematically reorganize administrative responsibilities immediately.',
          'Considerable environmental modifications facilitate concentration.',
        ];
      },
    ],
    [
      'a sentence of more than 20 words',
      'reading_level',
      (copy) => {
        parts(copy).range.description = `You ${'may see it and '.repeat(12)}rest.`;
      },
    ],
    [
      'the brief focus in a plan',
      'plan',
      (copy) => {
        parts(copy).plan.medium_score_plan = '5-minute brief focus | Daily | /training-hub/focus-burst/intro';
      },
    ],
    [
      'a plan item without an exercise',
      'plan',
      (copy) => {
        parts(copy).plan.high_score_plan = 'Rest well';
      },
    ],
    [
      'a plan for an unknown dimension',
      'plan',
      (copy) => {
        parts(copy).plan.dimension_id = 'other';
      },
    ],
    [
      'a condition that does not parse',
      'condition',
      (copy) => {
        parts(copy).suggestion.condition = 'overall > > 5';
      },
    ],
    [
      'a condition with an undeclared name',
      'condition',
      (copy) => {
        parts(copy).suggestion.condition = 'focus > 5';
      },
    ],
    [
      'a condition that holds at zero',
      'condition',
      (copy) => {
        parts(copy).suggestion.condition = 'overall < 5';
      },
    ],
    [
      'a narrative with too few steps',
      'narrative',
      (copy) => parts(copy).narratives.low.developmentPlan.steps.pop(),
    ],
    [
      'a narrative with too many challenges',
      'narrative',
      (copy) => {
        parts(copy).narratives.low.challenges.push('One.', 'Two.');
      },
    ],
    [
      'another plan title',
      'narrative',
      (copy) => {
        parts(copy).narratives.high.developmentPlan.title = 'Plan';
      },
    ],
    [
      'no visit to a professional early in the High plan',
      'narrative',
      (copy) => {
        parts(copy).narratives.high.developmentPlan.steps.reverse();
      },
    ],
    [
      'a locked step that works without a plan',
      'narrative',
      (copy) => {
        const [step] = parts(copy).narratives.moderate.developmentPlan.steps;
        if (step) Object.assign(step, { tools: ['gonogo'], unlockRequired: true });
      },
    ],
    [
      'a paid step that is not locked',
      'narrative',
      (copy) => {
        const [step] = parts(copy).narratives.moderate.developmentPlan.steps;
        if (step) step.tools = ['nback'];
      },
    ],
    [
      'too many locked steps',
      'narrative',
      (copy) => {
        for (const step of parts(copy).narratives.high.developmentPlan.steps) {
          Object.assign(step, { tools: ['nback'], unlockRequired: true });
        }
      },
    ],
    [
      'no generic narratives',
      'narrative',
      (copy) => {
        delete copy.generic_narratives;
      },
    ],
  ])('%s', (_, rule, change) => {
    expect(spoiled(change)).toContain(rule);
  });

  it('exercises that do not exist', () => {
    const rules = checkContent(content, { exercises: new Set(['breathing']) }).map(({ rule }) => rule);
    expect(new Set(rules)).toContain('plan');
    expect(new Set(rules)).toContain('narrative');
  });

  it('nothing about words in content of another language', () => {
    const german = structuredClone(content);
    german.language = 'de';
    parts(german).range.description = 'Kurz.';
    expect(checkContent(german, options)).toEqual([]);
  });
});
