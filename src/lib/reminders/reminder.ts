/** What is kept of a reminder, checked before it is stored: the same in the form and on the server. */
import * as z from 'zod/mini';
import { neverHappens, type Occurrence, type Series } from '../calendar/expand.ts';
import { parseRule, type Rule } from '../calendar/rule.ts';
import { isZone, wallText } from '../calendar/zone.ts';
import { plainLine, plainText } from '../plain-text.ts';
import { err, ok, type Result } from '../result.ts';
import { reminderChannels, reminderTargets } from './rules.ts';
import { nextDues, type ReminderSource, zoneOf } from './series.ts';

export const reminderLengths = { title: 120, note: 500 } as const;

/** As it is sent. Texts are read wide and judged by `checkReminder`, so that each fault has its words. */
export const reminderInput = z.object({
  id: z.uuid(),
  title: z.string().check(z.maxLength(2000)),
  note: z._default(z.string().check(z.maxLength(5000)), ''),
  link: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  target: z._default(z.enum(reminderTargets), 'none'),
  target_id: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))), null),
  starts: z._default(z.nullable(z.string().check(z.maxLength(20))), null),
  tz_mode: z._default(z.enum(['follow', 'fixed']), 'follow'),
  tz: z.string().check(z.maxLength(64)),
  rrule: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
  offset_min: z._default(z.nullable(z.int().check(z.gte(0), z.lte(20_160))), null),
  channels: z._default(z.array(z.enum(reminderChannels)).check(z.maxLength(3)), ['in_app']),
  ignore_quiet: z._default(z.boolean(), false),
});
export type ReminderInput = z.input<typeof reminderInput>;
export type ReminderFields = z.output<typeof reminderInput>;

export const reminderFaults = [
  'title_missing',
  'too_long',
  'unknown_zone',
  'bad_time',
  'rule_unsupported',
  'rule_never',
  'until_before_start',
  'no_weekday',
  'time_passed',
  'target_missing',
] as const;
export type ReminderFault = (typeof reminderFaults)[number];

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
