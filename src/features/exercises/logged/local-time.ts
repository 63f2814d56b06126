import { dayAt } from '@/lib/plans/dates';
import type { PlanDate } from '@/lib/plans/plan';
import { minuteMs, toIso } from '@/lib/time';

const offsetAt = (ms: number) => new Date(ms).getTimezoneOffset();

/** The day of a moment here. */
export const dayOf = (ms: number): PlanDate => dayAt(ms, offsetAt(ms));

/** As the field for a day and a time writes it. */
export const localMoment = (ms: number): string => toIso(ms - offsetAt(ms) * minuteMs).slice(0, 16);

/** Milliseconds since 1970 of what stands in such a field; null while it is not whole. */
export function readLocalMoment(text: string): number | null {
  const ms = new Date(text).getTime();
  return Number.isNaN(ms) ? null : ms;
}
