import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * What somebody planned, for their other calendars: GET and HEAD of `calendar-feed/<token>.ics`. An unknown link, one that was
 * taken back and one without its plan are answered alike.
 */
export const calendarFeed = defineCall({
  name: 'calendar-feed',
  auth: 'anyone',
  // Counted by link, whoever asks.
  limit: null,
  body: z.object({}),
  /** text/calendar */
  answer: z.string(),
  codes: { unknown_link: 404 },
});

/** How often one link may be asked for. */
export const feedUses = { uses: 60, windowSeconds: 60 * 60 } as const;
