import { addDays, daysBetween, type WeekStart, weekStartOf } from '../plans/dates.ts';

/*
 * How steadily somebody keeps a habit: completion weighted so that what was long ago counts less, with a half-life of 14 days
 * of schedule. A number for consistency, not for automaticity. Lally 2010 (Eur J Soc Psychol 40, 998-1009) found a median of 66
 * days to automaticity, which is 96 here, and that one missed opportunity did not matter; hence what is forgiven.
 */

export const habitDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type HabitDay = (typeof habitDays)[number];

export type HabitSchedule =
  | { readonly type: 'days'; readonly days: readonly HabitDay[] }
  | { readonly type: 'quota'; readonly perWeek: number };

/** A schedule and the first day it holds for. */
export interface ScheduleSince {
  readonly from: string;
  readonly schedule: HabitSchedule;
}

export interface HabitFacts {
  /** First day of the habit, YYYY-MM-DD. */
  readonly start: string;
  /** The last day that is over. */
  readonly asOf: string;
  /** Oldest first; the first holds from the start on. */
  readonly schedules: readonly ScheduleSince[];
  /** Date to the part that was done, 0 to 1. */
  readonly entries: Readonly<Record<string, number>>;
  readonly restDays?: readonly string[];
  readonly pauses?: readonly { readonly from: string; readonly to: string }[];
  readonly weekStart?: WeekStart;
}

export type StrengthLabel = 'starting' | 'growing' | 'steady' | 'strong';

export interface HabitStrength {
  /** 0 to 1. */
  readonly strength: number;
  readonly percent: number;
  readonly label: StrengthLabel;
  /** Misses that would be covered. */
  readonly tokens: number;
  /** Scheduled days or, of a number a week, times, those that were covered among them. */
  readonly opportunities: number;
  readonly forgiven: number;
  /** Dates on which a miss was covered; of a number a week the last day of that week. */
  readonly covered: readonly string[];
}

/** Days of schedule after which what was counts half. */
const halfLife = 14;
const mostTokens = 2;
const completionsForToken = 7;
/** One rest day a week is free for so many scheduled days. */
const daysForRest = 3;

export const weekdayOf = (date: string): HabitDay =>
  habitDays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] as HabitDay;

const weightOf = (scheduledDays: number): number => 1 - 0.5 ** (scheduledDays / halfLife);

/** Which schedule holds on a day. */
export function scheduleOn(date: string, schedules: readonly ScheduleSince[]): HabitSchedule | null {
  const since = schedules.findLast(({ from }) => from <= date) ?? schedules[0];
  return since?.schedule ?? null;
}

class Walk {
  strength = 0;
  tokens = 1;
  private completions = 0;
  opportunities = 0;
  forgiven = 0;
  readonly covered: string[] = [];

  /** Uses as many covers as there are for so many misses; answers how many. */
  cover(misses: number, date: string): number {
    const used = Math.min(this.tokens, misses);
    this.tokens -= used;
    this.forgiven += used;
    if (used > 0) this.covered.push(date);
    return used;
  }

  update(weight: number, done: number): void {
    this.strength += weight * (done - this.strength);
  }

  earn(completions: number): void {
    this.completions += completions;
    while (this.completions >= completionsForToken) {
      this.completions -= completionsForToken;
      this.tokens = Math.min(mostTokens, this.tokens + 1);
    }
  }
}

/**
 * The strength of a habit at the end of a day, worked out from all of its entries. Rest days and pauses are neutral, some
 * misses are covered, and more than was meant adds nothing.
 * @param onDay told the strength at the end of every day on the way, oldest first
 */
export function habitStrength(
  facts: HabitFacts,
  onDay: (date: string, strength: number) => void = () => {},
): HabitStrength {
  const { start, asOf, schedules, weekStart = 1 } = facts;
  const rest = new Set(facts.restDays ?? []);
  const isPaused = (date: string) => (facts.pauses ?? []).some(({ from, to }) => from <= date && date <= to);
  const partOf = (date: string) => Math.min(1, Math.max(0, facts.entries[date] ?? 0));
  const walk = new Walk();
  /** Rest days taken in a week so far. */
  let rested = 0;
  const close = (date: string) => {
    const first = weekStartOf(date, weekStart);
    if (date === first) rested = 0;
    const schedule = scheduleOn(date, schedules);
    if (schedule?.type === 'days') {
      if (!schedule.days.includes(weekdayOf(date)) || isPaused(date)) return;
      if (rest.has(date) && rested < Math.floor(schedule.days.length / daysForRest)) {
        rested += 1;
        return;
      }
      stepOfDay(walk, date, partOf(date), schedule.days.length);
    } else if (schedule && daysBetween(first, date) === 6) {
      const open = Array.from({ length: 7 }, (_, day) => addDays(first, day)).filter(
        (day) => day >= start && !isPaused(day),
      );
      const done = Array.from({ length: 7 }, (_, day) => addDays(first, day))
        .filter((day) => day >= start)
        .reduce((sum, day) => sum + partOf(day), 0);
      stepOfWeek(walk, date, { done, available: open.length, perWeek: schedule.perWeek });
    }
  };
  for (let date = start; date <= asOf; date = addDays(date, 1)) {
    close(date);
    onDay(date, walk.strength);
  }
  const percent = Math.floor(100 * walk.strength + 0.5);
  return {
    strength: walk.strength,
    percent,
    label: labelOf(percent),
    tokens: walk.tokens,
    opportunities: walk.opportunities,
    forgiven: walk.forgiven,
    covered: walk.covered,
  };
}

function stepOfDay(walk: Walk, date: string, part: number, daysAWeek: number): void {
  walk.opportunities += 1;
  if (part === 0 && walk.cover(1, date) === 1) return;
  walk.update(weightOf(7 / daysAWeek), part);
  if (part === 1) walk.earn(1);
}

function stepOfWeek(
  walk: Walk,
  date: string,
  week: { readonly done: number; readonly available: number; readonly perWeek: number },
): void {
  const meant = Math.floor((week.perWeek * week.available) / 7 + 0.5);
  if (meant === 0) return;
  walk.opportunities += meant;
  const done = Math.min(week.done, meant);
  const left = meant - walk.cover(Math.floor(meant - done), date);
  if (left > 0) walk.update(weightOf((7 / week.perWeek) * left), Math.min(1, done / left));
  walk.earn(Math.floor(done));
}

function labelOf(percent: number): StrengthLabel {
  if (percent < 20) return 'starting';
  if (percent < 50) return 'growing';
  return percent < 80 ? 'steady' : 'strong';
}

/** On how many of the last 28 days, that day among them, all of it was done. */
export function doneOfLast28(entries: HabitFacts['entries'], today: string): number {
  return Array.from({ length: 28 }, (_, back) => addDays(today, -back)).filter(
    (date) => (entries[date] ?? 0) >= 1,
  ).length;
}
