import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import {
  type GoalKind,
  type GoalWeek,
  goalAmount,
  goalLimits,
  goalState,
  suggestedTarget,
} from '@/lib/progress/weekly-goal';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };
import { expectWithin, type Tolerance } from '../cognitive/vector-groups.ts';

const group = vectors.groups.weekly_goal as unknown as {
  readonly tolerance: Tolerance;
  readonly cases: readonly { readonly id: string; readonly input: GoalWeek; readonly expected: object }[];
};
const kinds = Object.keys(goalLimits) as GoalKind[];

describe('a goal of a week', () => {
  it.each(group.cases)('stands as the reference says in $id', ({ input, expected }) => {
    expectWithin(goalState(input), expected, group.tolerance);
  });

  it('sums up what the days brought, each up to what counts of a day', () => {
    const weekStart = '2026-06-01';
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 7, maxLength: 7 }),
        (kind, amounts) => {
          const values = Object.fromEntries(amounts.map((amount, day) => [addDays(weekStart, day), amount]));
          const { value } = goalState({ kind, target: 7, weekStart, today: '2026-06-07', values });
          const raw = amounts.reduce((sum, amount) => sum + Math.min(goalLimits[kind].cap, amount), 0);
          expect(value).toBe(raw);
        },
      ),
    );
  });

  it('counts minutes, times and days of what it is about', () => {
    const day = { date: '2026-06-01', focus_s: 1510, training_s: 250, runs: 2, bursts: 1 };
    expect(goalAmount(day, 'minutes', 'any')).toBe(29);
    expect(goalAmount(day, 'minutes', 'training')).toBe(4);
    expect(goalAmount(day, 'sessions', 'focus')).toBe(1);
    expect(goalAmount({ ...day, runs: 0, bursts: 0 }, 'days', 'any')).toBe(0);
    expect(goalAmount(day, 'days', 'any')).toBe(1);
  });

  const week = (value: number, target: number) => ({ value, target });

  it('is suggested a little higher after two that were met, up to an end', () => {
    const met = (kind: GoalKind, target: number) =>
      suggestedTarget(kind, target, [week(target, target), week(target, target)]);
    expect(met('minutes', 60)).toBe(70);
    expect(met('minutes', 300)).toBeNull();
    expect(met('sessions', 4)).toBe(5);
    expect(met('days', 5)).toBeNull();
  });

  it('is suggested lower after two below half, and not at all in between or without two weeks', () => {
    const low = [week(10, 60), week(20, 60)];
    expect(suggestedTarget('minutes', 60, low)).toBe(45);
    expect(suggestedTarget('days', 1, [week(0, 1), week(0, 1)])).toBeNull();
    expect(suggestedTarget('minutes', 60, [week(10, 60), week(60, 60)])).toBeNull();
    expect(suggestedTarget('minutes', 60, low.slice(1))).toBeNull();
  });
});
