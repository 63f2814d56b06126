import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import {
  doneOfLast28,
  type HabitFacts,
  type HabitSchedule,
  habitDays,
  habitStrength,
} from '@/lib/progress/habit-strength';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };
import { expectWithin, type Tolerance } from '../cognitive/vector-groups.ts';

type Input = Omit<HabitFacts, 'schedules'> & { readonly schedule: HabitSchedule };
const group = vectors.groups.habit_strength as unknown as {
  readonly tolerance: Tolerance;
  readonly cases: readonly { readonly id: string; readonly input: Input; readonly expected: object }[];
};
const factsOf = ({ schedule, ...rest }: Input): HabitFacts => ({
  ...rest,
  schedules: [{ from: rest.start, schedule }],
});

const start = '2026-06-01';
const schedule = fc.oneof(
  fc.subarray([...habitDays], { minLength: 1 }).map((days): HabitSchedule => ({ type: 'days', days })),
  fc.integer({ min: 1, max: 7 }).map((perWeek): HabitSchedule => ({ type: 'quota', perWeek })),
);
const parts = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 70 });
const entriesOf = (done: readonly number[]) =>
  Object.fromEntries(done.map((part, day) => [addDays(start, day), part]));

describe('how steadily a habit is kept', () => {
  it.each(group.cases)('is what the reference says in $id', ({ input, expected }) => {
    const { covered, ...told } = habitStrength(factsOf(input));
    expectWithin(told, expected, group.tolerance);
    expect(covered.length).toBeLessThanOrEqual(told.forgiven);
  });

  it('stays between nothing and all, whatever was done', () => {
    fc.assert(
      fc.property(schedule, parts, (kept, done) => {
        const told = habitStrength({
          start,
          asOf: addDays(start, done.length - 1),
          schedules: [{ from: start, schedule: kept }],
          entries: entriesOf(done),
        });
        expect(told.strength).toBeGreaterThanOrEqual(0);
        expect(told.strength).toBeLessThanOrEqual(1);
        expect(told.forgiven).toBeLessThanOrEqual(told.opportunities);
      }),
    );
  });

  it('never falls by a rest day that was said ahead', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 69 }), (done, at) => {
        const day = addDays(start, at % done.length);
        const facts: HabitFacts = {
          start,
          asOf: day,
          schedules: [{ from: start, schedule: { type: 'days', days: habitDays } }],
          entries: { ...entriesOf(done), [day]: 0 },
        };
        const before = habitStrength({ ...facts, asOf: addDays(day, -1) });
        expect(habitStrength({ ...facts, restDays: [day] }).strength).toBe(before.strength);
      }),
    );
  });

  it('is kept when the schedule changes, which then counts from its day on', () => {
    const weekly = Object.fromEntries(Array.from({ length: 14 }, (_, day) => [addDays(start, day), 1]));
    const facts: HabitFacts = {
      start,
      asOf: '2026-06-14',
      schedules: [{ from: start, schedule: { type: 'days', days: habitDays } }],
      entries: weekly,
    };
    const changed: HabitFacts = {
      ...facts,
      schedules: [...facts.schedules, { from: '2026-06-15', schedule: { type: 'days', days: ['MO'] } }],
    };
    expect(habitStrength(changed).strength).toBe(habitStrength(facts).strength);
    const later = habitStrength({ ...changed, asOf: '2026-06-21', entries: { ...weekly, '2026-06-15': 1 } });
    expect(later.opportunities).toBe(15);
  });

  it('counts whole days among the last 28', () => {
    const entries = { '2026-06-28': 1, '2026-06-27': 0.5, '2026-06-01': 1, '2026-05-31': 1 };
    expect(doneOfLast28(entries, '2026-06-28')).toBe(2);
  });
});
