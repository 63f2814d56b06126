import { describe, expect, it } from 'vitest';
import type { Habit } from '../../../src/lib/habits/habit.ts';
import { addDays } from '../../../src/lib/plans/dates.ts';
import { earnedAchievements } from '../../../src/lib/progress/achievements.ts';
import { type AimedGoal, habitEvents } from '../../../src/lib/progress/habit-events.ts';

const moment = { today: '2026-11-28', weekStart: 1 } as const;
const nothing = { habits: [], days_off: [], goals: [] };

/** Done every day since a day. */
function daily(starts_on: string, days: number): Habit {
  return {
    id: '0d400000-0000-4000-8000-000000000001',
    title: 'Read a page',
    cue: '',
    schedules: [
      { from: starts_on, schedule: { type: 'days', days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] } },
    ],
    unit: 'times',
    target: 1,
    starts_on,
    status: 'active',
    created_at: `${starts_on}T08:00:00Z`,
    entries: Object.fromEntries(Array.from({ length: days }, (_, day) => [addDays(starts_on, day), 1])),
  };
}

describe('what habits, days off and goals add', () => {
  it('a habit is steady after the fourteenth whole day', () => {
    const start = '2026-11-01';
    const earnedAfter = (days: number) =>
      earnedAchievements(habitEvents({ ...nothing, habits: [daily(start, days)] }, [], moment));
    expect(earnedAfter(13)).not.toHaveProperty('steady');
    expect(earnedAfter(14)).toMatchObject({ steady: '2026-11-14' });
    expect(earnedAfter(28)).not.toHaveProperty('strong_habit');
  });

  it('the day of today is not over', () => {
    const earned = earnedAchievements(
      habitEvents({ ...nothing, habits: [daily('2026-11-15', 14)] }, [], moment),
    );
    expect(earned).not.toHaveProperty('steady');
  });

  it('a goal counts in each week that met it, by what was aimed at then', () => {
    const goal: AimedGoal = {
      kind: 'days',
      scope: 'any',
      target: 3,
      earlier_target: 2,
      target_from: '2026-11-16',
      created_at: '2026-11-02T08:00:00Z',
    };
    const on = (date: string) => ({
      date,
      focus_s: 900,
      training_s: 0,
      runs: 0,
      bursts: 1,
      tasks_done: 0,
      active: true,
    });
    const days = ['2026-11-03', '2026-11-05', '2026-11-10', '2026-11-12', '2026-11-17', '2026-11-18'].map(on);
    expect(habitEvents({ ...nothing, goals: [goal] }, days, moment)).toEqual([
      { date: '2026-11-05', type: 'goal_week', status: 'met' },
      { date: '2026-11-12', type: 'goal_week', status: 'met' },
    ]);
  });
});
