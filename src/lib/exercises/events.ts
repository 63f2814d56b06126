import * as z from 'zod/mini';
import type { ClockEvent } from '../cognitive/session-clock.ts';

/** Milliseconds since 1970. */
export const wallTime = z.number().check(z.gte(0), z.lte(1e14));
/** 0 to 10. */
export const rating = z.int().check(z.gte(0), z.lte(10));
/** A day as it is written where the person is: 2026-11-23. */
export const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The clock of a session: it goes on over reloads and sleep. */
export const clockEventSchema = z.object({
  type: z.enum(['start', 'pause', 'resume', 'stop']),
  at: wallTime,
});

export function clockEventsOf(entries: readonly { readonly type: string }[]): ClockEvent[] {
  return entries.filter((entry): entry is ClockEvent => clockEventSchema.safeParse(entry).success);
}

/** The last moment that entries tell of; nothing is known of the time after it. */
export function lastMoment(entries: readonly { readonly type: string; readonly at?: number }[]): number {
  return Math.max(0, ...entries.map(({ at = 0 }) => at));
}
