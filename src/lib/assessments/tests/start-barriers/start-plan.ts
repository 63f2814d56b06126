import * as z from 'zod/mini';
import { minuteMs } from '../../../time.ts';

/*
 * The follow-up of Start Barriers: one postponed task, when it was meant to start and how long it should take, and later
 * what really happened. Shown to its owner, never scored and never sent. Sources: Steel & König 2006 (delay between plan
 * and start); Buehler, Griffin & Ross 1994 (predicted and actual time).
 */

/** Longest time a task may take, in minutes: one day. */
export const maxTaskMinutes = 24 * 60;
export const maxTaskLength = 80;

/** Whole minutes of at most a day; `error` is what is said of anything else. */
function minutesOr(error?: string) {
  const said = error === undefined ? {} : { error };
  return z.int(said).check(z.minimum(1, said), z.maximum(maxTaskMinutes, said));
}

const minutes = minutesOr();

export const startPlanSchema = z.object({
  task: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTaskLength)),
  /** Milliseconds since 1970. */
  plannedAt: z.int(),
  predictedMin: minutes,
  /** Null until it was reported. */
  startedAt: z.nullable(z.int()),
  actualMin: z.nullable(minutes),
});
export type StartPlan = z.infer<typeof startPlanSchema>;

/** Naming a plan. Messages are translation keys, one for whatever is wrong with a field. */
export const newPlanSchema = z.object({
  task: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'tests:startPlan.taskError' }),
      z.maxLength(maxTaskLength, { error: 'tests:startPlan.taskError' }),
    ),
  plannedAt: z.int({ error: 'tests:startPlan.plannedError' }),
  predictedMin: minutesOr('tests:startPlan.predictedError'),
});

/** Telling what really happened. */
export const planReportSchema = z.object({
  startedAt: z.int({ error: 'tests:startPlan.startedError' }),
  actualMin: minutesOr('tests:startPlan.actualError'),
});

/** A stored plan, or null when it cannot be read. */
export function readStartPlan(value: unknown): StartPlan | null {
  const parsed = z.safeParse(startPlanSchema, value);
  return parsed.success ? parsed.data : null;
}

/** Hours from the planned to the real start; negative when it was earlier, null before it was reported. */
export function startDelayHours({ plannedAt, startedAt }: StartPlan): number | null {
  return startedAt === null ? null : (startedAt - plannedAt) / (60 * minuteMs);
}

/** ln(actual/predicted): 0 when it took as long as thought, above 0 when longer; null before it was reported. */
export function logTimeRatio({ predictedMin, actualMin }: StartPlan): number | null {
  return actualMin === null ? null : Math.log(actualMin / predictedMin);
}

export type DelayInWords =
  | { readonly kind: 'onTime' }
  | {
      readonly kind: 'early' | 'late';
      readonly unit: 'minute' | 'hour' | 'day';
      /** At most one decimal. */
      readonly count: number;
    };

/** Less than this many hours counts as started in time. */
const onTimeHours = 5 / 60;

/** A delay in hours in the unit a person would say. */
export function delayInWords(hours: number): DelayInWords {
  const size = Math.abs(hours);
  if (size < onTimeHours) return { kind: 'onTime' };
  const kind = hours < 0 ? 'early' : 'late';
  if (size < 1) return { kind, unit: 'minute', count: Math.round(size * 60) };
  if (size < 48) return { kind, unit: 'hour', count: oneDecimal(size) };
  return { kind, unit: 'day', count: oneDecimal(size / 24) };
}

export type DurationInWords =
  | { readonly kind: 'same' }
  /** Times as long as predicted, one decimal. */
  | { readonly kind: 'longer'; readonly factor: number }
  /** Percent of the predicted time, whole. */
  | { readonly kind: 'shorter'; readonly percent: number };

/** ln(actual/predicted) as a factor; within a twentieth of the prediction it is about the same. */
export function durationInWords(logRatio: number): DurationInWords {
  const ratio = Math.exp(logRatio);
  if (ratio >= 0.95 && ratio < 1.05) return { kind: 'same' };
  return ratio > 1
    ? { kind: 'longer', factor: oneDecimal(ratio) }
    : { kind: 'shorter', percent: Math.max(1, Math.round(100 * ratio)) };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
