/** What a person was told and has not answered, and what comes today. */
import { minuteMs } from '../time.ts';
import { reminderRules } from './rules.ts';

export interface ToldReminder {
  readonly id: string;
  readonly reminder_id: string;
  readonly state: string;
  readonly due_at: string;
  readonly acted: string | null;
}

export interface DueReminder<Reminder> {
  readonly told: ToldReminder;
  readonly reminder: Reminder;
  readonly isLate: boolean;
}

interface Known {
  readonly id: string;
  readonly snoozed_until: string | null;
}

const isAnswered = ({ acted }: ToldReminder): boolean =>
  acted === 'done' || acted === 'snoozed' || acted === 'dismissed';

/**
 * Splits what was told: the newest of each reminder that waits for an answer is due as long as it is of use; what came too
 * late, or was left, was earlier.
 * @param told newest first
 */
export function sortTold<Reminder extends Known>(
  told: readonly ToldReminder[],
  reminders: readonly Reminder[],
  nowMs: number,
): { due: DueReminder<Reminder>[]; earlier: DueReminder<Reminder>[] } {
  const known = new Map(reminders.map((reminder) => [reminder.id, reminder]));
  const seen = new Set<string>();
  const due: DueReminder<Reminder>[] = [];
  const earlier: DueReminder<Reminder>[] = [];
  for (const one of told) {
    const reminder = known.get(one.reminder_id);
    if (!reminder || one.state === 'merged' || one.state === 'suppressed') continue;
    const isNewest = !seen.has(reminder.id);
    seen.add(reminder.id);
    if (isAnswered(one)) continue;
    const lateMs = nowMs - Date.parse(one.due_at);
    const isLate = lateMs > reminderRules.onTimeMin * minuteMs;
    const isOfUse = one.state !== 'missed' && lateMs <= reminderRules.validForDayMin * minuteMs;
    (isNewest && isOfUse ? due : earlier).push({ told: one, reminder, isLate });
  }
  return { due, earlier };
}

/** Reminders that are still to come before a moment, soonest first. */
export function comingBefore<Reminder extends { readonly state: string; readonly next_at: string | null }>(
  reminders: readonly Reminder[],
  nowMs: number,
  untilMs: number,
): Reminder[] {
  const atOf = ({ next_at }: Reminder) => (next_at === null ? Number.NaN : Date.parse(next_at));
  return reminders
    .filter((one) => one.state === 'active' && atOf(one) > nowMs && atOf(one) < untilMs)
    .toSorted((a, b) => atOf(a) - atOf(b));
}
