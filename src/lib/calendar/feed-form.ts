import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';

/* The form of a link for other calendars. Messages are translation keys. */

/** What a link may show; named as the database names it. */
export const feedParts = ['events', 'plan', 'tasks'] as const;

/** Longest name of a link, in characters. */
const maxFeedName = 40;

const nameMissing = 'calendar-exchange:links.nameMissing';

export const feedFormSchema = z
  .object({
    name: z.string().check(
      z.overwrite(plainLine),
      z.trim(),
      z.minLength(1, { error: nameMissing }),
      z.refine((text) => [...text].length <= maxFeedName, { error: nameMissing }),
    ),
    events: z.boolean(),
    plan: z.boolean(),
    tasks: z.boolean(),
    /** Own titles, places and notes instead of neutral words. */
    details: z.boolean(),
  })
  .check(
    z.refine((form) => feedParts.some((part) => form[part]), {
      error: 'calendar-exchange:links.includeMissing',
      path: ['events'],
    }),
  );
export type FeedForm = z.infer<typeof feedFormSchema>;
