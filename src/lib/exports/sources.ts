import * as z from 'zod/mini';
import { attemptRecordSchema } from '../assessments/attempt-record.ts';
import { moods } from '../cognitive/burst-limits.ts';

/*
 * What an export is made from, as the account stores it. Instants are ISO 8601 of any zone, lengths seconds.
 */

/** An attempt with as much of its answers as tells how many there are. */
export const exportedAttemptSchema = z.omit(attemptRecordSchema, {
  item_times_ms: true,
  item_languages: true,
  total_score: true,
  max_possible_score: true,
  seed: true,
  context: true,
  follow_ups: true,
  tally: true,
  tasks: true,
  texts: true,
  owned: true,
});
export type ExportedAttempt = z.infer<typeof exportedAttemptSchema>;

/** A finished run of an exercise. Device and screen are null in runs from before they were told. */
export const exportedRunSchema = z.object({
  id: z.string(),
  exercise_id: z.string(),
  task_version: z.string(),
  scoring_version: z.string(),
  variant: z.string(),
  mode: z.string(),
  device_class: z.nullable(z.string()),
  screen_class: z.nullable(z.string()),
  score: z.nullable(z.number()),
  started_at: z.string(),
  ended_at: z.string(),
});
export type ExportedRun = z.infer<typeof exportedRunSchema>;

/** A focus session in numbers; what it was about is not asked for. */
export const exportedSessionSchema = z.object({
  id: z.string(),
  started_at: z.string(),
  planned_seconds: z.number(),
  focused_seconds: z.number(),
  distractions: z.number(),
  pauses: z.number(),
  mood_before: z.nullable(z.enum(moods)),
  mood_after: z.nullable(z.enum(moods)),
});
export type ExportedSession = z.infer<typeof exportedSessionSchema>;
