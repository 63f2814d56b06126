import { type ClockState, readClock } from '@/lib/cognitive/session-clock';
import { clockEventsOf, lastMoment } from '@/lib/exercises/events';
import { minuteMs } from '@/lib/time';

type Entry = { readonly type: string; readonly at?: number };

/** Where the session is at a moment. */
export const scanClock = (entries: readonly Entry[], minutes: number, now: number): ClockState =>
  readClock(clockEventsOf(entries), minutes * minuteMs, now);

/** The last moment that the run knows of: it is over when that one is. */
export const toldAt = (entries: readonly Entry[]): number => lastMoment(entries);
