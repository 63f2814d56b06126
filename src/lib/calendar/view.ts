import { addDays, daysBetween, type WeekStart, weekStartOf } from '../plans/dates.ts';
import type { CalendarEvent } from './event.ts';
import { type EventOccurrence, occurrencesOf } from './occurrences.ts';
import { endOfDay, momentOf, wallAt } from './zone.ts';

/* What the views of a calendar show: days, and what lies on them. Dates are YYYY-MM-DD. */

export const calendarViews = ['agenda', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface Span {
  readonly first: string;
  /** Inclusive. */
  readonly last: string;
}

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day of another month, or the last one that has. */
export function addMonths(date: string, months: number): string {
  const all = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(all / 12), (all % 12) + 1];
  const day = Math.min(Number(date.slice(8)), daysOfMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const monthSpan = (date: string): Span => ({
  first: firstOfMonth(date),
  last: addDays(addMonths(firstOfMonth(date), 1), -1),
});

/** The days that a view shows around a date: whole weeks in the grid. */
export function shownSpan(view: CalendarView, date: string, weekStart: WeekStart): Span {
  if (view === 'week') {
    const first = weekStartOf(date, weekStart);
    return { first, last: addDays(first, 6) };
  }
  const month = monthSpan(date);
  if (view === 'agenda') return month;
  return {
    first: weekStartOf(month.first, weekStart),
    last: addDays(weekStartOf(month.last, weekStart), 6),
  };
}

export const daysOf = ({ first, last }: Span): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Days in rows of seven. */
export function weeksOf(span: Span): string[][] {
  const days = daysOf(span);
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The date a view moves to when it goes one further. */
export const stepOf = (view: CalendarView, date: string, by: 1 | -1): string =>
  view === 'week' ? addDays(date, 7 * by) : addMonths(date, by);

/** Where a key of the grid leads (WAI-ARIA: grids of dates); null: it is none of them. */
export function dateByKey(date: string, key: string, shift: boolean, weekStart: WeekStart): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekStartOf(date, weekStart);
    case 'End':
      return addDays(weekStartOf(date, weekStart), 6);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}

/** Something on a calendar, with the days it lies on where the person is. */
export interface Entry extends EventOccurrence {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The days of an occurrence; one that ends at midnight is not on the day that begins then. */
const entryOf = (occurrence: EventOccurrence, tz: string): Entry => ({
  ...occurrence,
  firstDay: wallAt(occurrence.startMs, tz).date,
  lastDay: wallAt(Math.max(occurrence.startMs, occurrence.endMs - 1), tz).date,
});

/** What lies within a span of days: whole days of each day first, then by time. */
export function entriesIn(events: readonly CalendarEvent[], { first, last }: Span, tz: string): Entry[] {
  const range = { fromMs: momentOf({ date: first, time: '00:00' }, tz), toMs: endOfDay(last, tz), tz };
  return occurrencesOf(events, range)
    .map((occurrence) => entryOf(occurrence, tz))
    .toSorted((a, b) => Number(b.event.all_day) - Number(a.event.all_day) || a.startMs - b.startMs);
}

export const entriesOn = (entries: readonly Entry[], date: string): Entry[] =>
  entries.filter(({ firstDay, lastDay }) => firstDay <= date && lastDay >= date);
