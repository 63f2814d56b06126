import { addDays, daysOfWeek, lastDayOf, weekAt } from '../plans/dates.ts';
import type { FocusPlan, PlanItem } from '../plans/plan.ts';
import { stepsOf } from '../plans/progress.ts';
import type { CalendarEvent } from './event.ts';
import { later } from './event-form.ts';
import { formatRule, plainRule } from './rule.ts';
import { wallText } from './zone.ts';

/*
 * A plan of four weeks, copied to the calendar. Each step becomes an event, with the days of its week on which it is due;
 * the copy carries the id of the step, so that it is placed once, whichever device does it.
 */

export interface PlacedStep {
  readonly item: PlanItem;
  /** Days of its week, in order. */
  readonly days: readonly string[];
  /** HH:MM. */
  readonly time: string;
  readonly minutes: number;
}

const usualMinutes = 15;
const evening = 24 * 60;

/** As many of the days as wanted, spread over them. */
export function spread(days: readonly string[], count: number): string[] {
  const wanted = Math.min(count, days.length);
  return Array.from({ length: wanted }, (_, index) => days[Math.floor((index * days.length) / wanted)] ?? '');
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Open steps of a plan from today on, one after the other on days they share. Steps tied to an occasion have no day and
 * are left out.
 */
export function stepsToPlace(plan: FocusPlan, today: string, time: string): PlacedStep[] {
  const first = Math.max(1, weekAt(plan, today));
  const taken = new Map<string, number>();
  const placed: PlacedStep[] = [];
  for (const item of stepsOf(plan).toSorted((a, b) => a.week - b.week || a.place - b.place)) {
    const { times_per_week: times, week } = item;
    if (times === null || item.skipped || week < first) continue;
    const done = Object.values(item.ticks).filter(({ on }) => on).length;
    const days = spread(
      daysOfWeek(plan, week).filter((day) => day >= today),
      times - done,
    );
    if (days.length === 0) continue;
    const minutes = item.minutes ?? usualMinutes;
    const behind = Math.max(0, ...days.map((day) => taken.get(day) ?? 0));
    // What would run into the next day begins with the others.
    const begin = minutesOf(time) + behind + minutes < evening ? behind : 0;
    for (const day of days) taken.set(day, begin + minutes);
    placed.push({ item, days, time: later(today, time, begin).time, minutes });
  }
  return placed;
}

export type PlacedEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'title'
  | 'notes'
  | 'all_day'
  | 'starts'
  | 'ends'
  | 'tz'
  | 'rrule'
  | 'rdates'
  | 'exdates'
  | 'kind'
  | 'link'
>;

/** Weekday of a date, Monday 1 to Sunday 7. */
const isoDay = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/**
 * The event of a step.
 * @param title the name of the step in the words of the page
 * @param link the way back to the plan
 */
export function eventOfStep(
  { item, days, time, minutes }: PlacedStep,
  { title, tz, link }: { title: string; tz: string; link: string },
): PlacedEvent {
  const [first = ''] = days;
  const end = later(first, time, minutes);
  const rule = {
    ...plainRule,
    freq: 'WEEKLY',
    byDay: days.map((date) => ({ day: isoDay(date), ordinal: null })).toSorted((a, b) => a.day - b.day),
    count: days.length,
    // Within one week of the plan, with whatever day it begins.
    wkst: isoDay(first),
  } as const;
  return {
    id: item.id,
    title,
    notes: item.cadence_text,
    all_day: false,
    starts: wallText(`${first}T${time}`) ?? '',
    ends: wallText(`${end.date}T${end.time}`) ?? '',
    tz,
    rrule: days.length > 1 ? formatRule(rule) : null,
    rdates: [],
    exdates: [],
    kind: 'plan',
    link,
  };
}

/** The day after the plan, on which its test may be taken again. */
export function retestDay(plan: FocusPlan, today: string): string {
  const after = addDays(lastDayOf(plan), 1);
  return after > today ? after : today;
}
