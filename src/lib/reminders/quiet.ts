import { momentOf, wallAt } from '../calendar/zone.ts';
import { addDays } from '../plans/dates.ts';
import { dayMs } from '../time.ts';

/** When a person is not to be disturbed, by the clock on their wall. The same time twice: never. */
export interface QuietHours {
  readonly tz: string;
  /** HH:MM. */
  readonly quietStart: string;
  readonly quietEnd: string;
}

export interface QuietOutcome {
  readonly inQuiet: boolean;
  /** When messages and mails may go out. */
  readonly deliverAtMs: number;
}

/** Whether a time of the clock lies within, from the start on and before the end; over midnight too. */
export function isQuietTime(time: string, { quietStart: start, quietEnd: end }: QuietHours): boolean {
  if (start <= end) return time >= start && time < end;
  return time >= start || time < end;
}

/** What is due in quiet hours waits until they end, unless its person said that it may disturb. */
export function quietHours(dueMs: number, quiet: QuietHours, ignoreQuiet = false): QuietOutcome {
  const { tz, quietEnd } = quiet;
  const { date, time } = wallAt(dueMs, tz);
  const inQuiet = isQuietTime(time, quiet);
  if (!inQuiet || ignoreQuiet) return { inQuiet, deliverAtMs: dueMs };
  const day = time < quietEnd ? date : addDays(date, 1);
  const first = momentOf({ date: day, time: quietEnd }, tz);
  if (first > dueMs) return { inQuiet, deliverAtMs: first };
  // The clock shows the end twice, and it is the second time: with the offset of the day after.
  return { inQuiet, deliverAtMs: momentOf({ date: addDays(day, 1), time: quietEnd }, tz) - dayMs };
}
