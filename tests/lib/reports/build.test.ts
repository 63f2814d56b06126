import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltReport, buildReport } from '../../../src/lib/reports/build.ts';
import type { Narrative, ReportContent } from '../../../src/lib/reports/content-schema.ts';
import { readReportContent } from '../../../src/lib/reports/content-schema.ts';
import { renderEn } from '../../../src/lib/reports/messages.ts';
import { cadenceMessage, parseWeekPlan } from '../../../src/lib/reports/week-plan.ts';
import vectors from '../../vectors/scoring-vectors.json' with { type: 'json' };

const read = readReportContent({ version: '1.0.0', language: 'en', ...vectors.fixtures.report_content });
if (!read.ok) throw new Error(read.error.path);
const content: ReportContent = read.value;
const ids = content.tests[0]?.dimensions.map((dimension) => dimension.dimension_id) ?? [];

function build(
  scores: Record<string, unknown>,
  options: Parameters<typeof buildReport>[2] = {},
  overall?: unknown,
): BuiltReport {
  const built = buildReport(
    content,
    { test_name: 'Focus Snapshot', percentage_score: overall, metadata: { domain_scores: scores } },
    options,
  );
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const raw = fc.oneof(
  fc.double({ min: -50, max: 150, noNaN: true }),
  fc.constantFrom(null, 'n/a', '62.5', true, [], {}),
);
const scoresArbitrary = fc.dictionary(fc.constantFrom(...ids), raw);
const titles = (report: BuiltReport) => report.weeks.map(({ items }) => items.map(({ title }) => title));

describe('a built report', () => {
  it('holds its shape for any scores', () => {
    fc.assert(
      fc.property(scoresArbitrary, (scores) => {
        const report = build(scores);
        const scored = report.dimensions.filter((dimension) => dimension.scored);
        expect(report.weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4]);
        expect(report.dimensions.map(({ id }) => id)).toEqual(ids);
        expect(report.strengths.length).toBeLessThanOrEqual(3);
        expect(report.growthPriorities.length).toBeLessThanOrEqual(3);
        for (const { score } of report.dimensions) expect(score >= 0 && score <= 100).toBe(true);
        for (const strength of report.strengths) {
          expect(strength.scored).toBe(true);
          expect(report.growthPriorities).not.toContain(strength);
          expect(strength.band === 'Low').toBe(!report.strengthsAreRelative);
        }
        for (const priority of report.growthPriorities) expect(['Moderate', 'High']).toContain(priority.band);
        expect(report.allLow).toBe(scored.length > 0 && scored.every(({ band }) => band === 'Low'));
        expect(report.warnings).toEqual([]);
      }),
    );
  });

  it('deals the plan to the weeks in turn and ends each week with the brief focus', () => {
    fc.assert(
      fc.property(scoresArbitrary, (scores) => {
        const weeks = titles(build(scores));
        const raised = build(scores).dimensions.some(({ band }) => band === 'Moderate' || band === 'High');
        const own = weeks.map((week) => week.filter((title) => title !== '5-Minute Brief Focus'));
        const sizes = own.map((week) => week.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(new Set(own.flat()).size).toBe(own.flat().length);
        for (const week of weeks) expect(week.at(-1) === '5-Minute Brief Focus').toBe(raised);
      }),
    );
  });

  it('depends on nothing but its input', () => {
    fc.assert(
      fc.property(scoresArbitrary, (scores) => {
        const reversed = Object.fromEntries(Object.entries(scores).reverse());
        expect(build(reversed)).toEqual(build(scores));
      }),
    );
  });

  it('reads the first place that holds scores', () => {
    const first = (metadata: unknown) => {
      const built = buildReport(content, { test_name: 'Focus Snapshot', metadata });
      return built.ok ? built.value.dimensions[0]?.score : null;
    };
    const score = (value: number) => ({ attention_concentration: value });
    const payload = { domain_scores: score(3), domains: score(4) };
    expect(first({ domain_scores: score(1), domains: score(2), report_payload: payload })).toBe(1);
    expect(first({ domain_scores: {}, domains: score(2), report_payload: payload })).toBe(2);
    expect(first({ domain_scores: [9], report_payload: payload })).toBe(3);
    expect(first({ report_payload: { domains: score(4) } })).toBe(4);
    for (const nothing of [null, undefined, 'text', [], { report_payload: null }])
      expect(first(nothing)).toBe(0);
  });

  it('says in its summary what the results are', () => {
    const text = (scores: Record<string, unknown>) => renderEn(build(scores).summary);
    expect(text({ attention_concentration: 80, emotion_stress: 60 })).toBe(
      'Your results are highest in Attention & Concentration and Emotion & Stress. Higher scores mean more reported difficulty.',
    );
    expect(text({ attention_concentration: 20, emotion_stress: 30 })).toBe(
      'Your answers point to few difficulties overall. Your results are highest in Emotion & Stress and Attention & Concentration. Higher scores mean more reported difficulty.',
    );
    expect(text({ emotion_stress: 60 })).toBe(
      'Your results are highest in Emotion & Stress. Higher scores mean more reported difficulty.',
    );
    expect(text({})).toBe('There are not enough answers to describe a result.');
  });

  it('leaves out what leads to no exercise, and deals the rest', () => {
    const scores = { attention_concentration: 90, organization_memory: 90 };
    const all = titles(build(scores));
    expect(all.flat()).toContain('N-Back');
    const known = titles(build(scores, { exercises: new Set(['breathing', 'task-priority']) }));
    expect(known).toEqual([['Breathing'], ['Task Priority'], [], []]);
    expect(titles(build(scores, { exercises: new Set(['focus-burst']) }))).toEqual(
      Array.from({ length: 4 }, () => ['5-Minute Brief Focus']),
    );
  });

  it('lists an exercise once, however its title is written', () => {
    const [test] = content.tests;
    if (!test) throw new Error('no test');
    const plans = [
      { dimension_id: 'attention_concentration', medium_score_plan: 'N-Back', high_score_plan: '' },
      { dimension_id: 'emotion_stress', medium_score_plan: 'n-back | Daily; Stroop', high_score_plan: '' },
    ];
    const built = buildReport(
      { tests: [{ ...test, training_recommendations: plans }] },
      {
        test_name: 'Focus Snapshot',
        metadata: { domains: { attention_concentration: 60, emotion_stress: 55 } },
      },
    );
    const listed = built.ok ? titles(built.value).flat() : [];
    expect(listed.filter((title) => title !== '5-Minute Brief Focus')).toEqual(['N-Back', 'Stroop']);
  });

  it('adds a line to the suggestions when an area is missing', () => {
    const partial = build({ emotion_stress: 90 });
    expect(partial.diagnosticSuggestions).toHaveLength(1);
    expect(partial.suggestionsNote && renderEn(partial.suggestionsNote)).toBe(
      'Based on the areas you answered.',
    );
    expect(build(Object.fromEntries(ids.map((id) => [id, 90]))).suggestionsNote).toBeNull();
    expect(build({ attention_concentration: 10 }).suggestionsNote).toBeNull();
  });

  it('counts a condition it cannot read as false, with one warning, and says equal texts once', () => {
    const [test] = content.tests;
    const broken: ReportContent = {
      ...content,
      tests: test
        ? [
            {
              ...test,
              diagnostic_recommendations: [
                { condition: 'overall >= 0', recommendation: 'Same.' },
                { condition: 'atention < 200', recommendation: 'Never.' },
                { condition: 'overall <= 100', recommendation: 'Same.' },
              ],
            },
          ]
        : [],
    };
    const built = buildReport(broken, { test_name: 'Focus Snapshot' });
    expect(built.ok && built.value.diagnosticSuggestions).toEqual(['Same.']);
    expect(built.ok && built.value.warnings).toEqual([
      { code: 'unreadable_condition', testId: 'focus_snapshot', index: 1, reason: 'undeclared_name' },
    ]);
  });
});

describe('the result narrative of a report', () => {
  const narrative = (title: string): Narrative => ({
    observedBehaviors: [],
    traits: [],
    strengths: [],
    challenges: [],
    realLifeExamples: [],
    developmentPlan: {
      title,
      steps: [
        { action: 'Rest.', tools: [] },
        { action: 'Breathe.', tools: ['breathing', 'nback'] },
        { action: 'Count.', tools: ['nback'], unlockRequired: true },
      ],
    },
  });
  const set = { low: narrative('low'), moderate: narrative('moderate'), high: narrative('high') };
  const told = (overall: unknown, withSet: Partial<ReportContent>, exercises?: ReadonlySet<string>) => {
    const built = buildReport(
      { ...content, ...withSet },
      { test_name: 'Focus Snapshot', percentage_score: overall },
      exercises ? { exercises } : {},
    );
    return built.ok ? built.value.resultNarrative : null;
  };

  it('follows the overall score and falls back to the generic set', () => {
    const own = { ...content, tests: content.tests.map((test) => ({ ...test, narratives: set })) };
    const title = (overall: unknown, withSet: Partial<ReportContent>) =>
      told(overall, withSet)?.developmentPlan.title;
    expect([39.9, '40', 69.9, 70].map((score) => title(score, own))).toEqual([
      'low',
      'moderate',
      'moderate',
      'high',
    ]);
    expect(title(80, { generic_narratives: set })).toBe('high');
    expect(title(80, {})).toBeUndefined();
  });

  it('is none when nothing was scored', () => {
    expect(told(null, { generic_narratives: set })).toBeNull();
  });

  it('drops tools that do not exist, and steps that were about nothing else', () => {
    expect(told(80, { generic_narratives: set }, new Set(['breathing']))?.developmentPlan.steps).toEqual([
      { action: 'Rest.', tools: [] },
      { action: 'Breathe.', tools: ['breathing'] },
    ]);
  });
});

describe('plan text', () => {
  it('is split at semicolons and bars, with defaults for what is left out', () => {
    const items = parseWeekPlan(' A | Daily | /training-hub/a/intro ;; B || ; | x | y; C | weekly ');
    expect(items).toEqual([
      { title: 'A', cadence: 'Daily', link: '/training-hub/a/intro' },
      { title: 'B', cadence: 'See schedule', link: '/training-hub' },
      { title: 'C', cadence: 'weekly', link: '/training-hub' },
    ]);
    expect(items.map((item) => cadenceMessage(item)?.key)).toEqual([
      undefined,
      'plan.defaultCadence',
      undefined,
    ]);
  });
});
