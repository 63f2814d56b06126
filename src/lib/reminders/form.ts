/** The form of a reminder: what it begins with, what is wrong with it, and what is sent. */
import { firstOccurrence, neverHappens, type Series } from '../calendar/expand.ts';
import { noRepeat, type Repeat, type RepeatFault, repeatOf, ruleOf } from '../calendar/repeat.ts';
import { parseRule } from '../calendar/rule.ts';
import { isDate, wallAt, wallToUtc } from '../calendar/zone.ts';
import { plainLine, plainText } from '../plain-text.ts';
import { addDays, type WeekStart } from '../plans/dates.ts';
import { err, ok, type Result } from '../result.ts';
import { hourMs, minuteMs } from '../time.ts';
import { type ReminderInput, reminderLengths } from './input.ts';
import { isQuietTime } from './quiet.ts';
import { type ReminderTarget, reminderRules } from './rules.ts';

/** What a reminder is made of, and for whom its time is meant. */
export interface ReminderOffer {
  readonly title: string;
  readonly link: string | null;
  readonly target: ReminderTarget;
  readonly targetId: string | null;
  /** Its thing has a time of its own: so many minutes before are offered in place of a time. */
  readonly hasOwnTime?: boolean;
  readonly repeat?: Repeat['kind'];
  /** HH:MM that suits it. */
  readonly time?: string;
  /** YYYY-MM-DD on which it begins. */
  readonly date?: string;
}

export const noOffer: ReminderOffer = { title: '', link: null, target: 'none', targetId: null };

/** Minutes before something that has a time of its own. */
export const offsets = [0, 10, 30, 60, 1440, 2880] as const;

export interface ReminderForm {
  readonly title: string;
  readonly note: string;
  /** null: at `date` and `time`. */
  readonly offset: number | null;
  readonly date: string;
  readonly time: string;
  readonly repeat: Repeat;
  readonly push: boolean;
  readonly email: boolean;
  /** The clock where the person is, or the one of `tz`, wherever they are. */
  readonly follows: boolean;
  readonly tz: string;
  /** What was answered to the question about quiet hours; null: not yet. */
  readonly disturbs: boolean | null;
}

/** As it is stored, as far as its form goes. */
export interface StoredReminder {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly link: string | null;
  readonly target: ReminderTarget;
  readonly target_id: string | null;
  readonly starts: string | null;
  readonly tz_mode: 'follow' | 'fixed';
  readonly tz: string;
  readonly rrule: string | null;
  readonly offset_min: number | null;
  readonly channels: readonly string[];
  readonly ignore_quiet: boolean;
}

/** The clock of the person as the form needs it. */
export interface FormClock {
  readonly nowMs: number;
  readonly tz: string;
  readonly weekStart: WeekStart;
}

/** The next whole hour at which nobody sleeps: nine in the morning, where nothing better is known. */
function nextAt(time: string, { nowMs, tz }: FormClock): string {
  const now = wallAt(nowMs, tz);
  return time > now.time ? now.date : addDays(now.date, 1);
}

export function newForm(offer: ReminderOffer, clock: FormClock): ReminderForm {
  const time = offer.time ?? reminderRules.tomorrowAt;
  const date = offer.date ?? nextAt(time, clock);
  return {
    title: [...offer.title].slice(0, reminderLengths.title).join(''),
    note: '',
    offset: offer.hasOwnTime ? 0 : null,
    date,
    time,
    repeat: { ...noRepeat(date), kind: offer.repeat ?? 'never' },
    push: false,
    email: false,
    follows: true,
    tz: clock.tz,
    disturbs: null,
  };
}

export function formOf(reminder: StoredReminder, clock: FormClock): ReminderForm {
  const follows = reminder.tz_mode === 'follow';
  const tz = follows ? clock.tz : reminder.tz;
  const date = reminder.starts?.slice(0, 10) ?? wallAt(clock.nowMs, tz).date;
  return {
    title: reminder.title,
    note: reminder.note,
    offset: reminder.offset_min,
    date,
    time: reminder.starts?.slice(11, 16) ?? reminderRules.tomorrowAt,
    repeat: repeatOf(reminder.rrule, date, tz),
    push: reminder.channels.includes('push'),
    email: reminder.channels.includes('email'),
    follows,
    tz,
    disturbs: reminder.ignore_quiet ? true : null,
  };
}

export type FormFault =
  | 'titleMissing'
  | 'titleLong'
  | 'noteLong'
  | 'date'
  | 'time'
  | 'passed'
  | 'never'
  | 'quiet'
  | RepeatFault;

export interface FormContext {
  readonly clock: FormClock;
  readonly quiet: { readonly quietStart: string; readonly quietEnd: string };
}

/** The series that a form says, for the dates under it; null while it does not say enough. */
export function seriesOf({ offset, date, time, repeat, tz }: ReminderForm): Series | null {
  if (offset !== null || !isDate(date) || !/^\d\d:\d\d$/.test(time)) return null;
  const text = ruleOf(repeat, date, tz);
  if (!text.ok) return null;
  const rule = text.value === null ? null : parseRule(text.value);
  if (rule !== null && !rule.ok) return null;
  return { start: `${date}T${time}`, rule: rule?.value ?? null, tz };
}

/** Whether the time is one of the quiet hours, so that it has to be asked about. */
export function asksQuiet({ offset, time }: ReminderForm, { quiet, clock }: FormContext): boolean {
  return offset === null && /^\d\d:\d\d$/.test(time) && isQuietTime(time, { ...quiet, tz: clock.tz });
}

function textFault({ title, note }: ReminderForm): FormFault | null {
  if (plainLine(title).trim() === '') return 'titleMissing';
  if ([...title.trim()].length > reminderLengths.title) return 'titleLong';
  return [...plainText(note).trim()].length > reminderLengths.note ? 'noteLong' : null;
}

/** The first time of a form: its start, moved to the first day that its rule knows. */
function startOf(form: ReminderForm, nowMs: number): Result<string, FormFault> {
  if (!isDate(form.date)) return err('date');
  if (wallToUtc(`${form.date}T${form.time}`, form.tz) === null) return err('time');
  const text = ruleOf(form.repeat, form.date, form.tz);
  if (!text.ok) return text;
  const series = seriesOf(form);
  if (series === null) return err('never');
  if (neverHappens(series)) return err('never');
  const first = firstOccurrence(series);
  if (first === null) return err('never');
  if (series.rule === null && first.ms <= nowMs) return err('passed');
  return ok(first.nominal.slice(0, 16));
}

/** What is sent, or what is wrong first. */
export function checkForm(
  form: ReminderForm,
  of: Pick<StoredReminder, 'id' | 'link' | 'target' | 'target_id'>,
  context: FormContext,
): Result<ReminderInput, FormFault> {
  const fault = textFault(form);
  if (fault) return err(fault);
  const rule = form.offset === null ? ruleOf(form.repeat, form.date, form.tz) : ok(null);
  const starts = form.offset === null ? startOf(form, context.clock.nowMs) : ok(null);
  if (!starts.ok) return starts;
  if (!rule.ok) return rule;
  const asks = asksQuiet(form, context);
  if (asks && form.disturbs === null) return err('quiet');
  return ok({
    id: of.id,
    link: of.link,
    target: of.target,
    target_id: of.target_id,
    title: plainLine(form.title).normalize('NFC').trim(),
    note: plainText(form.note).normalize('NFC').trim(),
    starts: starts.value,
    tz_mode: form.follows ? 'follow' : 'fixed',
    tz: form.tz,
    rrule: rule.value,
    offset_min: form.offset,
    channels: [
      'in_app',
      ...(form.push ? (['push'] as const) : []),
      ...(form.email ? (['email'] as const) : []),
    ],
    ignore_quiet: asks && form.disturbs === true,
  });
}

export const quickChoices = ['hour', 'evening', 'tomorrow', 'daily', 'workdays'] as const;
export type QuickChoice = (typeof quickChoices)[number];

/** Times that are chosen by one press; those that are over for today are left out. */
export function quickTimes(
  clock: FormClock,
): { choice: QuickChoice; date: string; time: string; repeat: Repeat }[] {
  const { nowMs, tz } = clock;
  const now = wallAt(nowMs, tz);
  const soon = wallAt(Math.ceil((nowMs + hourMs) / minuteMs) * minuteMs, tz);
  const morning = reminderRules.tomorrowAt;
  const tomorrow = addDays(now.date, 1);
  const daily = nextAt(morning, clock);
  const once = (date: string) => noRepeat(date);
  const times = [
    { choice: 'hour', ...soon, repeat: once(soon.date) },
    ...(now.time < reminderRules.eveningUntil
      ? [
          {
            choice: 'evening',
            date: now.date,
            time: reminderRules.eveningAt,
            repeat: once(now.date),
          } as const,
        ]
      : []),
    { choice: 'tomorrow', date: tomorrow, time: morning, repeat: once(tomorrow) },
    { choice: 'daily', date: daily, time: morning, repeat: { ...once(daily), kind: 'day' } },
    { choice: 'workdays', date: daily, time: morning, repeat: { ...once(daily), kind: 'workdays' } },
  ] as const;
  return [...times];
}
