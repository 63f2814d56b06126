import { describe, expect, it } from 'vitest';
import { planExercises } from '../../../src/lib/reports/attempt-report.ts';
import type { BuiltReport } from '../../../src/lib/reports/build.ts';

const known = new Set(['breathing', 'focus-burst']);
const item = (id: string) => ({ title: id, cadence: '', link: `/training-hub/${id}/intro` });
const weeks = (...ids: string[][]): BuiltReport['weeks'] =>
  ([1, 2, 3, 4] as const).map((week, i) => ({ week, items: (ids[i] ?? []).map(item) }));
const narrative = (tools: string[]): BuiltReport['resultNarrative'] => ({
  observedBehaviors: [],
  traits: [],
  strengths: [],
  challenges: [],
  realLifeExamples: [],
  developmentPlan: { title: '', steps: [{ action: '', tools }] },
});

describe('the exercises of a plan', () => {
  it('come in the order of the weeks, each once', () => {
    const plan = { weeks: weeks(['focus-burst'], ['breathing', 'focus-burst']), resultNarrative: null };
    expect(planExercises(plan, known)).toEqual(['focus-burst', 'breathing']);
  });

  it('are only those that exist', () => {
    const plan = { weeks: weeks(['stroop', 'breathing']), resultNarrative: narrative(['focus-burst']) };
    expect(planExercises(plan, known)).toEqual(['breathing']);
  });

  it('are the tools of the steps when there are no weeks', () => {
    const plan = { weeks: weeks(), resultNarrative: narrative(['breathing', 'nback']) };
    expect(planExercises(plan, known)).toEqual(['breathing']);
    expect(planExercises({ weeks: weeks(), resultNarrative: null }, known)).toEqual([]);
  });
});
