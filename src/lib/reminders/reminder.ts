/** A reminder judged before it is stored, and when it comes next. */
import { neverHappens, type Occurrence, type Series } from '../calendar/expand.ts';
import { parseRule, type Rule } from '../calendar/rule.ts';
import { isZone, wallText } from '../calendar/zone.ts';
import { plainLine, plainText } from '../plain-text.ts';
import { err, ok, type Result } from '../result.ts';
import { type ReminderFault, type ReminderFields, reminderLengths } from './input.ts';
import { reminderChannels } from './rules.ts';
import { nextDues, type ReminderSource, zoneOf } from './series.ts';

export interface CheckedReminder extends ReminderFields {
  readonly next: readonly Occurrence[];
}

/** A rule's last day lies before its first. */
function endsBefore(rule: Rule, starts: string): boolean {
  return rule.until !== null && rule.until.slice(0, 8) < starts.slice(0, 10).replaceAll('-', '');
}

function ruleFault(text: string, starts: string, tz: string): ReminderFault | null {
  const read = parseRule(text);
  if (!read.ok) return 'rule_unsupported';
  const rule = read.value;
  if (rule.freq === 'WEEKLY' && rule.byDay.length === 0) return 'no_weekday';
  if (endsBefore(rule, starts)) return 'until_before_start';
  const series: Series = { start: starts, rule, tz };
  return neverHappens(series) ? 'rule_never' : null;
}

/** What is wrong with the times of a reminder by itself; null: nothing. */
function timeFault({ starts, offset_min, rrule, target, target_id }: ReminderFields, zone: string) {
  if (starts === null) {
    const isOfIt = offset_min !== null && rrule === null && target_id !== null;
    return isOfIt && (target === 'task' || target === 'event') ? null : 'bad_time';
  }
  // To the minute, as the database keeps it.
  if (offset_min !== null || wallText(starts) === null || starts.length !== 16) return 'bad_time';
  return rrule === null ? null : ruleFault(rrule, starts, zone);
}

export interface ReminderFacts {
  readonly nowMs: number;
  /** Of the person; null: nobody said. */
  readonly timeZone: string | null;
  readonly source: ReminderSource | null;
}

const shown = 3;

export function checkReminder(
  given: ReminderFields,
  { nowMs, timeZone, source }: ReminderFacts,
): Result<CheckedReminder, ReminderFault> {
  const title = plainLine(given.title).normalize('NFC').trim();
  const note = plainText(given.note).normalize('NFC').trim();
  if (title === '') return err('title_missing');
  if ([...title].length > reminderLengths.title || [...note].length > reminderLengths.note)
    return err('too_long');
  if (!isZone(given.tz)) return err('unknown_zone');
  const channels = reminderChannels.filter((one) => one === 'in_app' || given.channels.includes(one));
  const fields = { ...given, title, note, channels };
  const timed = { ...fields, source };
  const zone = zoneOf(timed, timeZone);
  const fault = timeFault(fields, zone);
  if (fault) return err(fault);
  if (source?.over) return err('target_missing');
  const next = nextDues(timed, zone, nowMs, shown);
  if (next.length > 0) return ok({ ...fields, next });
  const hasNone = given.starts === null && !source?.due_at && !source?.due_date && !source?.events?.length;
  return err(hasNone ? 'target_missing' : 'time_passed');
}
