import { exerciseIds } from '@lib/exercises/ids.ts';
import { changePlan, mayShorten, swapsFor } from '@lib/plans/change.ts';
import { openLink } from '@lib/plans/link.ts';
import { type FocusPlan, readPlan } from '@lib/plans/plan.ts';
import { buildProgram, buildSecondCycle, type ProgramSource } from '@lib/plans/program.ts';
import { type ProgramAttempt, programTargets } from '@lib/plans/program-targets.ts';
import { itemsOfWeek, stepsOf } from '@lib/plans/progress.ts';
import { areaExercises, guidingTests } from '@lib/recommendations/areas.ts';
import { exerciseIdOf } from '@lib/reports/exercises.ts';
import { dayMs } from '@lib/time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const now = Date.parse('2026-11-28T10:00:00Z');
const today = '2026-11-28';
const attempt = (
  domains: ProgramAttempt['domains'],
  given: Partial<ProgramAttempt> = {},
): ProgramAttempt => ({
  id: '3a000000-0000-4000-8000-000000000001',
  testId: 'focus_snapshot',
  completedAt: now - dayMs,
  isLow: false,
  domains,
  ...given,
});
const sourceOf = (given: Partial<ProgramSource> = {}): ProgramSource => ({
  attempts: [
    attempt({ organization_memory: 80, emotion_stress: 60, impulsivity_control: 50, daily_functioning: 45 }),
  ],
  plays: {},
  twice: false,
  language: 'en',
  titleOf: (id) => id,
  daysText: (days) => days.join(' '),
  ...given,
});
function programOf(given: Partial<ProgramSource> = {}): FocusPlan | null {
  let made = 0;
  return buildProgram(sourceOf(given), {
    id: 'p',
    now,
    today,
    weekStart: 1,
    newId: () => `i${String(made++).padStart(3, '0')}`,
  });
}
const ready = (given?: Partial<ProgramSource>): FocusPlan => {
  const plan = programOf(given);
  if (!plan) throw new Error('no program');
  return plan;
};
const exerciseOf = ({ link }: { link: string | null }) => exerciseIdOf(link ?? '') ?? '';
const weekOne = (plan: FocusPlan) =>
  itemsOfWeek(plan, 1).map((item) => `${exerciseOf(item)} ${item.times_per_week}x${item.minutes}`);

describe('a training program', () => {
  it('trains the three areas with most difficulty, something calm, and a brief focus on five days', () => {
    const plan = ready();
    expect(plan).toMatchObject({
      origin: 'path',
      weeks: 4,
      test_id: 'focus_snapshot',
      starts_on: '2026-11-30',
    });
    expect(weekOne(plan)).toEqual([
      'digit-span 3x8',
      'executive-function 2x7',
      'gonogo 1x5',
      'breathing 1x5',
      'focus-burst 5x5',
    ]);
    expect(new Set(plan.items.map(({ week }) => week)).size).toBe(4);
  });

  it('has four sessions where one area stands out, and two where none does', () => {
    const one = ready({ attempts: [attempt({ organization_memory: 80, emotion_stress: 30 })] });
    expect(weekOne(one)).toEqual(['digit-span 4x8', 'breathing 1x5', 'focus-burst 5x5']);
    const none = ready({ attempts: [attempt({ organization_memory: 10, emotion_stress: 30 })] });
    expect(weekOne(none)).toEqual(['executive-function 2x7', 'breathing 1x5', 'focus-burst 5x5']);
  });

  it('takes first what was done least in the last days', () => {
    const plan = ready({
      attempts: [attempt({ organization_memory: 80 })],
      plays: { 'digit-span': 2, 'memory-grid': 1 },
    });
    expect(weekOne(plan)[0]).toBe('task-priority 4x6');
  });

  it('goes by the newest good attempt of each test, at most half a year old', () => {
    expect(programOf({ attempts: [] })).toBeNull();
    expect(programOf({ attempts: [attempt({ organization_memory: 80 }, { isLow: true })] })).toBeNull();
    expect(
      programOf({ attempts: [attempt({ organization_memory: 80 }, { completedAt: now - 181 * dayMs })] }),
    ).toBeNull();
    expect(
      programOf({ attempts: [attempt({ everyday_recall: 80 }, { testId: 'memory_check' })] }),
    ).toBeNull();
    const older = attempt({ organization_memory: 90 }, { id: 'older', completedAt: now - 9 * dayMs });
    const found = programTargets([older, attempt({ emotion_stress: 70 })], now);
    expect(found?.targets.map(({ area }) => area)).toEqual(['emotion_stress']);
  });

  it('has the next exercises for the same areas in a second cycle', () => {
    const plan = ready({ twice: true });
    expect(plan.weeks).toBe(8);
    const [first, second] = [1, 5].map((week) => itemsOfWeek(plan, week));
    expect(second?.map(({ area }) => area)).toEqual(first?.map(({ area }) => area));
    expect(second?.slice(0, 3).map(exerciseOf)).not.toEqual(first?.slice(0, 3).map(exerciseOf));
  });

  it('makes its second cycle anew by a new result, and keeps what was ticked in it', () => {
    const plan = ready({ twice: true });
    const ticked = itemsOfWeek(plan, 5)[0];
    const day = '2026-12-28';
    const at = { now: Date.parse(`${day}T10:00:00Z`), today: day };
    const begun = changePlan(plan, { type: 'tick', itemId: ticked?.id ?? '', day, on: true }, at);
    const items = buildSecondCycle(sourceOf({ attempts: [attempt({ emotion_stress: 90 })] }), {
      now: at.now,
      newId: () => crypto.randomUUID(),
    });
    const anew = changePlan(begun, { type: 'second_cycle', items: items ?? [] }, at);
    expect(itemsOfWeek(anew, 4)).toEqual(itemsOfWeek(plan, 4));
    expect(itemsOfWeek(anew, 6).map(({ area }) => area)).toEqual(['emotion_stress', 'calm', 'calm']);
    expect(itemsOfWeek(anew, 5).map(({ id }) => id)).toContain(ticked?.id);
  });

  it('is shortened to five minutes, and swapped for what is no longer', () => {
    const plan = ready();
    const [digits] = itemsOfWeek(plan, 1);
    if (!digits) throw new Error('no step');
    const time = { now: now + 1, today };
    const shorter = changePlan(plan, { type: 'shorten', itemId: digits.id }, time);
    expect(shorter.items.find(({ id }) => id === digits.id)?.minutes).toBe(5);
    expect(mayShorten({ minutes: 5 })).toBe(false);
    expect(swapsFor(plan, digits).map(exerciseOf)).toEqual(['memory-grid', 'task-priority']);
    expect(
      itemsOfWeek(plan, 1)
        .filter(({ part }) => part === 'habit')
        .flatMap((item) => swapsFor(plan, item)),
    ).toEqual([]);
  });

  it('leaves an exercise out that was twice said not to help', () => {
    let plan = ready();
    const own = plan.items.filter((item) => exerciseOf(item) === 'digit-span');
    const skip = (itemId = '') =>
      changePlan(plan, { type: 'skip', itemId, reason: 'not_helpful' }, { now, today });
    plan = skip(own[0]?.id);
    expect(stepsOf(plan).filter((item) => exerciseOf(item) === 'digit-span')).toHaveLength(4);
    plan = skip(own[1]?.id);
    const left = stepsOf(plan).filter((item) => exerciseOf(item) === 'digit-span');
    expect(left.map(({ skipped }) => skipped)).toEqual([true, true]);
    expect(itemsOfWeek(plan, 4).map(exerciseOf)).toContain('memory-grid');
    const [, , third] = plan.items.filter((item) => item.area === 'organization_memory');
    expect(third && swapsFor(plan, third).map(exerciseOf)).not.toContain('digit-span');
  });

  const domains = fc.dictionary(
    fc.constantFrom(...Object.values(areaExercises).flatMap((areas) => Object.keys(areas))),
    fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    { minKeys: 3 },
  );
  const attempts = fc.array(
    fc.record({
      id: fc.uuid(),
      testId: fc.constantFrom(...guidingTests),
      completedAt: fc.integer({ min: 0, max: 200 }).map((days) => now - days * dayMs),
      isLow: fc.boolean(),
      domains,
    }),
    { minLength: 1, maxLength: 6 },
  );
  const plays = fc.dictionary(fc.constantFrom(...exerciseIds), fc.integer({ min: 0, max: 9 }));

  it('never holds more than two sessions or 20 minutes a day, and leaves two days of every week free', () => {
    fc.assert(
      fc.property(attempts, plays, fc.boolean(), (given, played, twice) => {
        const plan = programOf({ attempts: given, plays: played, twice });
        if (!plan) {
          expect(programTargets(given, now)).toBeNull();
          return;
        }
        expect(readPlan(JSON.parse(JSON.stringify(plan)))).not.toBeNull();
        expect(plan.items.length).toBeLessThanOrEqual(100);
        expect(plan.proposals.length).toBeLessThanOrEqual(60);
        for (let week = 1; week <= plan.weeks; week += 1) {
          const items = itemsOfWeek(plan, week);
          const days = Array.from({ length: 7 }, (_, day) =>
            items.filter(({ cadence_text }) => cadence_text.split(' ').includes(String(day))),
          );
          expect(days.filter((steps) => steps.length === 0)).toHaveLength(2);
          for (const steps of days) {
            expect(steps.filter(({ part }) => part === 'practice').length).toBeLessThanOrEqual(2);
            expect(steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBeLessThanOrEqual(20);
          }
          for (const item of items) {
            expect(item.cadence_text.split(' ')).toHaveLength(item.times_per_week ?? 0);
            expect(item.minutes).toBeLessThanOrEqual(12);
            expect(openLink(item.link, exerciseIds)).not.toBeNull();
          }
          expect(items.filter((item) => exerciseOf(item) === 'breathing')).toHaveLength(1);
          expect(items.filter(({ part }) => part === 'habit')).toMatchObject([
            { times_per_week: 5, minutes: 5 },
          ]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
