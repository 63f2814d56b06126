import * as z from 'zod/mini';
import { habitUnits } from '@/lib/habits/habit';
import { habitDays } from '@/lib/progress/habit-strength';
import { goalKinds, goalScopes } from '@/lib/progress/weekly-goal';

const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('days'), days: z.array(z.enum(habitDays)) }),
  z.object({ type: z.literal('quota'), perWeek: z.number() }),
]);
const statuses = ['active', 'archived'] as const;

export const habitSchema = z.object({
  id: z.string(),
  title: z.string(),
  cue: z.string(),
  schedules: z.array(z.object({ from: z.string(), schedule })),
  unit: z.enum(habitUnits),
  target: z.number(),
  starts_on: z.string(),
  status: z.enum(statuses),
  created_at: z.string(),
  entries: z.record(z.string(), z.number()),
});

export const goalSchema = z.object({
  id: z.string(),
  kind: z.enum(goalKinds),
  scope: z.enum(goalScopes),
  target: z.number(),
  earlier_target: z.nullable(z.number()),
  target_from: z.string(),
  status: z.enum(statuses),
  created_at: z.string(),
});
export type Goal = z.infer<typeof goalSchema>;

export const habitBookSchema = z.object({
  habits: z.array(habitSchema),
  days_off: z.array(
    z.object({ id: z.string(), kind: z.enum(['rest', 'pause']), from_on: z.string(), to_on: z.string() }),
  ),
  goals: z.array(goalSchema),
});
/** Everything that strength and goals are worked out from. */
export type HabitBook = z.infer<typeof habitBookSchema>;
