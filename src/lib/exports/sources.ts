import * as z from 'zod/mini';
import { attemptRecordSchema } from '../assessments/attempt-record.ts';
import { moods } from '../cognitive/burst-limits.ts';

/*
 * What an export is made from, as the account stores it. Instants are ISO 8601 of any zone, lengths seconds.
 */

/** An attempt with as much of its answers as tells how many there are. */
export const exportedAttemptSchema = z.pick(attemptRecordSchema, {
  id: true,
  test_id: true,
  instrument_version: true,
  form: true,
  language: true,
  overall: true,
  domains: true,
  band: true,
  question_ids: true,
  answers: true,
  answered_count: true,
  quality: true,
  started_at: true,
  completed_at: true,
  details: true,
  invite_id: true,
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
