import * as z from 'zod/mini';
import { plainLine, plainText } from '../plain-text.ts';
import { dayText, rating } from './events.ts';

/*
 * What people write in the exercises that are forms, and facts of their own: words that only the person reads. A run of
 * such an exercise holds none of them.
 */

/** What an entry of the journal names as what set it off. */
export const triggerCategories = [
  'boredom',
  'difficulty',
  'anxiety',
  'fatigue',
  'phone',
  'people',
  'unclear_step',
  'other',
] as const;

/** Lengths count code points, as the database does. */
const lengthOf = (text: string) => [...text].length;
const line = (max: number) =>
  z.string().check(
    z.refine((text) => text !== '' && lengthOf(text) <= max),
    z.refine((text) => plainLine(text) === text),
  );
const words = (max: number) =>
  z.string().check(
    z.refine((text) => text !== '' && lengthOf(text) <= max),
    z.refine((text) => plainText(text) === text),
  );
const moment = z.string();

/** One time something was avoided. */
export const journalEntrySchema = z.object({
  id: z.string(),
  logged_at: moment,
  occurred_at: moment,
  /** Where the person was. */
  day: dayText,
  place: z.nullable(words(120)),
  task: z.nullable(words(200)),
  trigger_category: z.nullable(z.enum(triggerCategories)),
  trigger_words: z.nullable(words(200)),
  feeling: z.nullable(rating),
  urge: z.nullable(rating),
  /** What was done instead. */
  action: z.nullable(words(300)),
  minutes_lost: z.nullable(z.int().check(z.gte(0), z.lte(1440))),
  reply: z.nullable(words(300)),
  reply_kept: z.nullable(z.boolean()),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** At most so many of a kind are active; the database holds to it. */
export const mostActive = 3;

export const commitmentSchema = z.object({
  id: z.string(),
  kind: z.enum(['if_then', 'bundle']),
  status: z.enum(['active', 'ended']),
  goal: z.nullable(words(200)),
  outcome: z.nullable(words(200)),
  obstacle: z.nullable(words(200)),
  action: z.nullable(words(200)),
  confidence: z.nullable(rating),
  due_at: z.nullable(moment),
  want: z.nullable(words(200)),
  should: z.nullable(words(200)),
  cue: words(200),
  met: z.array(z.string()),
  /** What came of it: of a plan with the time it was due, of a bundle with the day. Milliseconds since 1970. */
  checks: z
    .array(
      z.object({
        at: z.number(),
        dueAt: z.optional(z.number()),
        day: z.optional(dayText),
        kept: z.boolean(),
      }),
    )
    .check(z.maxLength(400)),
  started_at: moment,
});
export type Commitment = z.infer<typeof commitmentSchema>;

/** A fact of one's own. */
export const recallPairSchema = z.object({
  id: z.string(),
  prompt: line(80),
  answer: line(80),
  /** Longest delay with a success, seconds. */
  best_delay_s: z.nullable(z.number()),
  learned_at: z.nullable(moment),
  /** Known the next day; null while nobody asked. */
  kept: z.nullable(z.boolean()),
});
export type RecallPair = z.infer<typeof recallPairSchema>;
