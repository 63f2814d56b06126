import { addDays, daysBetween } from '../plans/dates.ts';

export const goalKinds = ['days', 'minutes', 'sessions'] as const;
export type GoalKind = (typeof goalKinds)[number];
export const goalScopes = ['any', 'focus', 'training'] as const;
export type GoalScope = (typeof goalScopes)[number];

/** What may be aimed at in a week, and how much of one day counts: doing far more on one day is no aim. */
export const goalLimits = {
  days: { least: 1, most: 7, cap: 1 },
  minutes: { least: 10, most: 600, cap: 120 },
  sessions: { least: 1, most: 21, cap: 6 },
} as const satisfies Readonly<
  Record<GoalKind, { readonly least: number; readonly most: number; readonly cap: number }>
>;

export interface GoalWeek {
  readonly kind: GoalKind;
  readonly target: number;
  /** First day of the week, YYYY-MM-DD. */
  readonly weekStart: string;
  readonly today: string;
  /** Date to the amount of that day. */
  readonly values: Readonly<Record<string, number>>;
}

export type GoalStatus = 'met' | 'close' | 'not_met' | 'out_of_reach' | 'on_track' | 'catch_up';

export interface GoalState {
  readonly value: number;
  readonly remaining: number;
  readonly percent: number;
  readonly status: GoalStatus;
}

/** Of a target, at which a week that is over was close to it. */
const closeShare = 0.8;

/** How a week stands beside what was aimed at. */
export function goalState({ kind, target, weekStart, today, values }: GoalWeek): GoalState {
  const { cap } = goalLimits[kind];
  const counted = (date: string) => Math.min(cap, Math.max(0, values[date] ?? 0));
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart, day));
  const value = dates.reduce((sum, date) => sum + counted(date), 0);
  const remaining = Math.max(0, target - value);
  const percent = Math.min(100, Math.floor((100 * value) / target));
  const place = daysBetween(weekStart, today) + 1;
  const status = (): GoalStatus => {
    if (value >= target) return 'met';
    if (place > 7) return value >= closeShare * target ? 'close' : 'not_met';
    if (target - value > cap - counted(today) + cap * (7 - place)) return 'out_of_reach';
    return 7 * value >= target * (place - 1) ? 'on_track' : 'catch_up';
  };
  return { value, remaining, percent, status: status() };
}

/** What was aimed at in a week: a changed target holds from a later week on. */
export const targetAt = (
  {
    target,
    earlier_target,
    target_from,
  }: { readonly target: number; readonly earlier_target: number | null; readonly target_from: string },
  weekStart: string,
): number => (earlier_target !== null && weekStart < target_from ? earlier_target : target);

/** What a day brought, as the account sums it up. */
export interface DayAmounts {
  readonly date: string;
  /** Seconds. */
  readonly focus_s: number;
  readonly training_s: number;
  readonly runs: number;
  readonly bursts: number;
}

/** How much of a day counts for a goal: a day at which anything was done, whole minutes, or rounds and bursts. */
export function goalAmount(day: DayAmounts, kind: GoalKind, scope: GoalScope): number {
  const seconds = { any: day.focus_s + day.training_s, focus: day.focus_s, training: day.training_s }[scope];
  const times = { any: day.runs + day.bursts, focus: day.bursts, training: day.runs }[scope];
  if (kind === 'minutes') return Math.floor(seconds / 60);
  return kind === 'sessions' ? times : Number(times > 0);
}

/** A week that is over. */
export interface PastWeek {
  readonly value: number;
  readonly target: number;
}

/** What the last two weeks suggest for the next: a little more after two that were met, less after two below half; else nothing. */
export function suggestedTarget(
  kind: GoalKind,
  target: number,
  [last, before]: readonly PastWeek[],
): number | null {
  if (!last || !before) return null;
  const weeks = [last, before];
  if (weeks.every((week) => week.value >= week.target)) {
    const more = {
      minutes: Math.min(300, Math.ceil((target * 1.1) / 5) * 5),
      sessions: Math.min(10, target + 1),
      days: Math.min(5, target + 1),
    }[kind];
    return more > target ? more : null;
  }
  if (weeks.every((week) => week.value < week.target / 2)) {
    const less =
      kind === 'minutes' ? Math.max(10, Math.floor((target * 0.8) / 5) * 5) : Math.max(1, target - 1);
    return less < target ? less : null;
  }
  return null;
}
