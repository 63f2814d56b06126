import { type DayOff, type Habit, strengthOf } from '../habits/habit.ts';
import { addDays, type WeekStart, weekStartOf } from '../plans/dates.ts';
import type { ProgressEvent } from './achievements.ts';
import type { DayFacts } from './days.ts';
import { type GoalKind, type GoalScope, goalAmount, goalState, targetAt } from './weekly-goal.ts';

/** A weekly goal, as far as it says which weeks met it. */
export interface AimedGoal {
  readonly kind: GoalKind;
  readonly scope: GoalScope;
  readonly target: number;
  /** What was aimed at before `target_from`; null while nothing else was. */
  readonly earlier_target: number | null;
  readonly target_from: string;
  readonly created_at: string;
}

export interface HabitMoment {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly weekStart: WeekStart;
}

/** From here on a habit can reach nothing more. */
const fullStrength = 0.8;

/** Each entry with what the habit is worth once its day is over; the day of today is not over. */
function entriesOf(habit: Habit, daysOff: readonly DayOff[], { today, weekStart }: HabitMoment) {
  let reached = 0;
  return Object.entries(habit.entries)
    .filter(([date, value]) => value > 0 && date <= today)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date]): ProgressEvent => {
      if (reached < fullStrength) {
        const closed = date === today ? today : addDays(date, 1);
        reached = strengthOf(habit, daysOff, { today: closed, weekStart }).strength;
      }
      return { date, type: 'habit', strength: reached };
    });
}

/** Weeks that met a goal, dated by the day on which they did; @param days what was done, as far as it is shown */
function weeksMet(goal: AimedGoal, days: readonly DayFacts[], { today, weekStart }: HabitMoment) {
  const values = Object.fromEntries(days.map((day) => [day.date, goalAmount(day, goal.kind, goal.scope)]));
  const met: ProgressEvent[] = [];
  const began = goal.created_at.slice(0, 10);
  const shown = days[0]?.date ?? today;
  for (
    let week = weekStartOf(began > shown ? began : shown, weekStart);
    week <= today;
    week = addDays(week, 7)
  ) {
    const target = targetAt(goal, week);
    for (let day = 0; day < 7; day += 1) {
      const date = addDays(week, day);
      if (date > today) break;
      // Only what was done up to that day.
      const known = Object.fromEntries(Object.entries(values).filter(([on]) => on <= date));
      if (
        goalState({ kind: goal.kind, target, weekStart: week, today: date, values: known }).status === 'met'
      ) {
        met.push({ date, type: 'goal_week', status: 'met' });
        break;
      }
    }
  }
  return met;
}

/** What habits, days off and goals add to what achievements are worked out from. */
export function habitEvents(
  book: {
    readonly habits: readonly Habit[];
    readonly days_off: readonly DayOff[];
    readonly goals: readonly AimedGoal[];
  },
  days: readonly DayFacts[],
  moment: HabitMoment,
): ProgressEvent[] {
  return [
    ...book.days_off.map(({ from_on, to_on }): ProgressEvent => ({ date: from_on, type: 'rest', to: to_on })),
    ...book.habits.flatMap((habit) => entriesOf(habit, book.days_off, moment)),
    ...book.goals.flatMap((goal) => weeksMet(goal, days, moment)),
  ];
}
