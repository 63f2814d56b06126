import { momentOf, wallAt } from '../calendar/zone.ts';
import { addDays } from '../plans/dates.ts';
import { hourMs, minuteMs } from '../time.ts';
import { type QuietHours, quietHours } from './quiet.ts';
import { reminderRules } from './rules.ts';

export const snoozeChoices = ['10m', '1h', 'evening', 'tomorrow'] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];
export type SnoozeRefusal = 'limit' | 'too_late' | 'next_is_sooner';

export interface SnoozeInput {
  readonly nowMs: number;
  readonly tz: string;
  readonly choice: SnoozeChoice;
  /** How often this occurrence was put off already. */
  readonly used: number;
  /** The next occurrence; null: there is none. */
  readonly nextMs?: number | null;
  readonly quiet?: Omit<QuietHours, 'tz'>;
}

export type SnoozeTarget =
  | { readonly ok: true; readonly atMs: number }
  | { readonly ok: false; readonly reason: SnoozeRefusal };

/** When a choice leads to; null: it is too late for it. Who says 'in ten minutes' is awake; a later day begins after quiet hours. */
function momentOfChoice({ nowMs, tz, choice, quiet }: SnoozeInput): number | null {
  if (choice === '10m') return nowMs + 10 * minuteMs;
  if (choice === '1h') return nowMs + hourMs;
  const { date, time } = wallAt(nowMs, tz);
  if (choice === 'evening' && time >= reminderRules.eveningUntil) return null;
  const wall =
    choice === 'evening'
      ? { date, time: reminderRules.eveningAt }
      : { date: addDays(date, 1), time: reminderRules.tomorrowAt };
  const atMs = momentOf(wall, tz);
  return quiet ? quietHours(atMs, { ...quiet, tz }).deliverAtMs : atMs;
}

export function snoozeTarget(input: SnoozeInput): SnoozeTarget {
  if (input.used >= reminderRules.snoozes) return { ok: false, reason: 'limit' };
  const atMs = momentOfChoice(input);
  if (atMs === null) return { ok: false, reason: 'too_late' };
  const next = input.nextMs ?? null;
  return next !== null && atMs >= next ? { ok: false, reason: 'next_is_sooner' } : { ok: true, atMs };
}
