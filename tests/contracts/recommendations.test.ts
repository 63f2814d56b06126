import { catalogue } from '@lib/assessments/catalogue.ts';
import { isExerciseId } from '@lib/exercises/ids.ts';
import { areaExercises } from '@lib/recommendations/areas.ts';
import { offeredItems } from '@lib/recommendations/catalogue.ts';
import { exerciseIdOf } from '@lib/reports/exercises.ts';
import { parseWeekPlan } from '@lib/reports/week-plan.ts';
import { describe, expect, it } from 'vitest';
import training from '@/i18n/locales/en/training.json';
import { wholeContent } from '../support/report-content.ts';

describe('what recommendations go by', () => {
  it('names for each area the exercises that the reports name, in their order', () => {
    const lists = wholeContent().tests.flatMap(({ test_id, training_recommendations }) => {
      if (!Object.hasOwn(areaExercises, test_id)) return [];
      const ofTest = training_recommendations.map(({ dimension_id, high_score_plan, medium_score_plan }) => {
        const items = [...parseWeekPlan(high_score_plan), ...parseWeekPlan(medium_score_plan)];
        const named = items.map(({ link }) => exerciseIdOf(link)).filter(isExerciseId);
        return [dimension_id, [...new Set(named)]] as const;
      });
      return [[test_id, Object.fromEntries(ofTest)] as const];
    });
    expect(areaExercises).toEqual(Object.fromEntries(lists));
  });

  it('calls every item as the interface does', () => {
    for (const { type, of, title } of offeredItems) {
      const name = isExerciseId(of)
        ? training.exercise[of].name
        : catalogue[of as keyof typeof catalogue].catalogueName;
      expect(`${type} ${title}`).toBe(`${type} ${name}`);
    }
  });
});
