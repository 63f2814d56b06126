import { findInstrument } from '@lib/assessments/instruments.ts';
import { exerciseIds } from '@lib/exercises/ids.ts';
import { daysOfWeek } from '@lib/plans/dates.ts';
import { openLink } from '@lib/plans/link.ts';
import { readPlan } from '@lib/plans/plan.ts';
import { proposePlan } from '@lib/plans/propose.ts';
import { buildReport } from '@lib/reports/build.ts';
import { describe, expect, it } from 'vitest';
import { planCadences } from '@/content/plan-cadences';
import { catalogue, type TestId } from '@/lib/assessments/catalogue';
import { wholeContent } from '../../support/report-content.ts';

/** The plan of a report in which every area has the same number. */
function planOf(
  testId: TestId,
  score: number,
  given: { language?: 'en' | 'de'; twice?: boolean; adultOnly?: boolean } = {},
) {
  const definition = findInstrument(testId);
  if (!definition) throw new Error(testId);
  const content = wholeContent(given.language);
  const built = buildReport(
    content,
    {
      test_name: catalogue[testId].reportName,
      percentage_score: score,
      metadata: { domain_scores: Object.fromEntries(definition.domains.map(({ id }) => [id, score])) },
    },
    { exercises: exerciseIds },
  );
  if (!built.ok) throw new Error(built.error.code);
  let made = 0;
  return proposePlan(
    {
      report: built.value,
      testId,
      attemptId: '3a000000-0000-4000-8000-000000000001',
      content,
      english: wholeContent(),
      cadences: planCadences,
      habitCadence: given.language === 'de' ? 'Täglich, 3-5 Minuten' : 'Daily, 3-5 minutes',
      twice: given.twice ?? false,
      adultOnly: given.adultOnly ?? false,
    },
    {
      id: '3f000000-0000-4000-8000-000000000001',
      now: Date.parse('2026-11-25T09:00:00Z'),
      today: '2026-11-25',
      weekStart: 1,
      newId: () => {
        made += 1;
        return `item-${made}`;
      },
    },
  );
}

const testIds = Object.keys(catalogue) as TestId[];
const scores = [0, 45, 55, 69, 70, 100];

describe('the plan of a report', () => {
  it.each(testIds)(
    'has one practice and one habit a week, with dates and numbers, in every range: %s',
    (testId) => {
      for (const score of scores) {
        const plan = planOf(testId, score);
        if (plan === null) {
          expect(score).toBeLessThan(50);
          continue;
        }
        expect(readPlan(plan)).toEqual(plan);
        for (const week of [1, 2, 3, 4]) {
          const steps = plan.items.filter((item) => item.week === week);
          expect(steps.map(({ part }) => part)).toEqual(['practice', 'habit']);
          expect(daysOfWeek(plan, week)).toHaveLength(7);
        }
        for (const item of plan.items) {
          expect(item.link).toBe(openLink(item.link, exerciseIds));
          expect(item.link).not.toBeNull();
          expect(
            plan.proposals.some(
              ({ title, cadence_text, area }) =>
                title === item.title && cadence_text === item.cadence_text && area === item.area,
            ),
          ).toBe(true);
        }
        expect(plan.starts_on).toBe('2026-11-23');
      }
    },
  );

  it('takes how often from the English text at the same place', () => {
    const [english, german] = [
      planOf('focus_snapshot', 80),
      planOf('focus_snapshot', 80, { language: 'de' }),
    ];
    const numbers = (plan: typeof english) =>
      plan?.items.map(({ times_per_week, minutes, link }) => [times_per_week, minutes, link]);
    expect(numbers(german)).toEqual(numbers(english));
    expect(german?.items[0]?.cadence_text).not.toBe(english?.items[0]?.cadence_text);
    expect(german?.language).toBe('de');
    expect(english?.items[1]).toMatchObject({
      times_per_week: 5,
      minutes: 5,
      link: '/training-hub/focus-burst?minutes=5',
    });
  });

  it('has eight weeks of two rounds with Premium', () => {
    const [once, twice] = [planOf('focus_snapshot', 80), planOf('focus_snapshot', 80, { twice: true })];
    expect([once?.weeks, twice?.weeks]).toEqual([4, 8]);
    expect(twice?.items).toHaveLength(16);
    expect(new Set(twice?.items.map(({ week }) => week)).size).toBe(8);
  });

  it('of a report about a child holds nothing that is done together', () => {
    const childTests = testIds.filter((id) => catalogue[id].about === 'child');
    expect(childTests.length).toBeGreaterThan(0);
    for (const testId of childTests) {
      for (const score of [55, 80]) {
        const all = planOf(testId, score);
        const adults = planOf(testId, score, { adultOnly: true });
        expect(all?.proposals.some(({ cadence_text }) => cadence_text.startsWith('Together'))).toBe(true);
        const texts = [...(adults?.proposals ?? []), ...(adults?.items ?? [])].map(
          ({ cadence_text }) => cadence_text,
        );
        expect(texts.filter((text) => text.startsWith('Together'))).toEqual([]);
        expect(adults?.items.length).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

describe('where a step leads', () => {
  it.each(['/training-hub/focus-burst?minutes=5', '/training-hub/breathing/intro', '/testing-hub'])(
    'is a page of the app: %s',
    (link) => {
      expect(openLink(link, exerciseIds)).toBe(link);
    },
  );

  it.each([
    null,
    '//example.com',
    'https://example.com/training-hub',
    '/training-hub/never-built/intro',
    '/planner/never-built',
    'javascript:alert(1)',
  ])('is nothing for an exercise without a page, another site or no route: %s', (link) => {
    expect(openLink(link, exerciseIds)).toBeNull();
  });
});
