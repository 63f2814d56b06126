/** What a look at a reminder decides: which occurrences are told, what is stored of each, and when it is due next. */
import type { Occurrence } from '../calendar/expand.ts';
import { wallAt, wallToUtc } from '../calendar/zone.ts';
import { dayMs, toIso } from '../time.ts';
import { groupsOf } from './groups.ts';
import { type QuietHours, quietHours } from './quiet.ts';
import { type ReminderChannel, reminderRules } from './rules.ts';
import { duesBetween, nextDues, type TimedReminder, zoneOf } from './series.ts';
import { dispatchStates, lateness, type OccurrenceState } from './state.ts';

export interface ReminderPerson {
  readonly time_zone: string | null;
  readonly quiet_start: string;
  readonly quiet_end: string;
  /** Whether reminders are switched on at all. */
  readonly wants: boolean;
}

/** A reminder in hand, as claim_due_reminders tells it. */
export interface DueReminder extends TimedReminder {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly link: string | null;
  readonly channels: readonly ReminderChannel[];
  readonly valid_for_min: number;
  readonly ignore_quiet: boolean;
  readonly state: 'active' | 'paused' | 'ended';
  readonly snoozed_until: string | null;
  readonly last_handled: string | null;
  readonly unanswered: number;
  readonly version: number;
  /** Occurrences after the last that have rows already. */
  readonly handled: readonly string[];
  readonly person: ReminderPerson;
}

export type DeliveryState = 'claimed' | 'sent' | 'missed' | 'merged' | 'suppressed';

export interface NewDelivery {
  readonly occurrence: string;
  readonly channel: ReminderChannel;
  readonly state: DeliveryState;
  readonly due_at: string;
  readonly send_at: string;
}

export interface ReminderNotice {
  readonly kind: 'reminder' | 'reminders_bundled' | 'reminder_unused';
  readonly subject: string;
  /** Told once for ever. */
  readonly event: string;
  readonly title: string | null;
  readonly path: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

/** Stored by store_dispatch. */
export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly state: DueReminder['state'];
  readonly next_at: string | null;
  readonly next_local: string | null;
  readonly last_handled: string | null;
  readonly snooze_over: boolean;
  /** A new occurrence, which may be put off anew. */
  readonly is_new: boolean;
  readonly unanswered: number;
  readonly deliveries: readonly NewDelivery[];
  readonly notices: readonly ReminderNotice[];
}

const reminderPath = '/reminders';

interface Look {
  readonly reminder: DueReminder;
  readonly nowMs: number;
  readonly zone: string;
  readonly quiet: QuietHours;
}

/** What an occurrence is on a way: told in the app at its time, sent when it may disturb. */
function deliveryOf(
  look: Look,
  due: Occurrence,
  channel: ReminderChannel,
  state: OccurrenceState,
): NewDelivery {
  const { reminder, quiet } = look;
  const isSnooze = due.nominal.startsWith('snooze:');
  const sendMs =
    channel === 'in_app' ? due.ms : quietHours(due.ms, quiet, reminder.ignore_quiet || isSnooze).deliverAtMs;
  const told = channel === 'in_app' ? 'sent' : 'claimed';
  const kept = state === 'missed' || state === 'merged' ? state : told;
  return {
    occurrence: due.nominal,
    channel,
    state: reminder.person.wants ? kept : 'suppressed',
    due_at: toIso(due.ms),
    send_at: toIso(sendMs),
  };
}

/** What became due since the last look; at most so many, the rest with the next. */
function dueNow({ reminder, nowMs, zone }: Look): Occurrence[] {
  const { state, last_handled } = reminder;
  if (state !== 'active' || last_handled === null) return [];
  // Clocks change by hours, zones by a day at most.
  const fromMs = (wallToUtc(last_handled, zone)?.ms ?? nowMs) - dayMs;
  const most = reminderRules.occurrences;
  const handled = new Set(reminder.handled);
  return duesBetween(reminder, zone, fromMs, nowMs, most + 5)
    .filter(({ nominal }) => nominal > last_handled && !handled.has(nominal))
    .slice(0, most);
}

function statesOf(look: Look, dues: readonly Occurrence[], channel: ReminderChannel): OccurrenceState[] {
  const { reminder, nowMs, quiet } = look;
  return dispatchStates({
    nowMs,
    dues: dues.map(({ ms }) => ms),
    validForMin: reminder.valid_for_min,
    quiet,
    // In the app nothing makes a sound.
    ignoreQuiet: channel === 'in_app' || reminder.ignore_quiet,
  });
}

function noticesOf(look: Look, told: Occurrence, unanswered: number): ReminderNotice[] {
  const { reminder, nowMs, zone } = look;
  const { id, title, link } = reminder;
  const isLate = lateness(told.ms, nowMs, reminder.valid_for_min) === 'late';
  const params = {
    title,
    time: wallAt(told.ms, zone).time,
    occurrence: told.nominal,
    ...(isLate && { late: true }),
  };
  const own = { subject: id, title, params };
  const notices: ReminderNotice[] = [
    { ...own, kind: 'reminder', event: `${id} ${told.nominal}`, path: link ?? reminderPath },
  ];
  if (unanswered === reminderRules.unansweredAsk) {
    const event = `${id} unused ${told.nominal}`;
    notices.push({ ...own, kind: 'reminder_unused', event, title: null, path: reminderPath });
  }
  return notices;
}

/** The next occurrence that is not looked after yet. */
function nextOf({ reminder, nowMs, zone }: Look, handled: string | null): Occurrence | null {
  return (
    nextDues(reminder, zone, nowMs, 4).find(({ nominal }) => handled === null || nominal > handled) ?? null
  );
}

export function decide(reminder: DueReminder, nowMs: number): Decision {
  const { person, channels } = reminder;
  const zone = zoneOf(reminder, person.time_zone);
  const quiet = { tz: zone, quietStart: person.quiet_start, quietEnd: person.quiet_end };
  const look = { reminder, nowMs, zone, quiet };
  const { id, version, last_handled } = reminder;
  const isOver = reminder.source?.over === true;
  const snoozedMs = reminder.snoozed_until === null ? null : Date.parse(reminder.snoozed_until);
  const snoozeIsOver = isOver || (snoozedMs !== null && snoozedMs <= nowMs);
  const byRule = isOver ? [] : dueNow(look);
  const snoozed =
    snoozeIsOver && snoozedMs !== null && !isOver
      ? [{ nominal: `snooze:${toIso(snoozedMs).slice(0, 19)}Z`, wall: '', ms: snoozedMs }]
      : [];
  const dues = [...byRule, ...snoozed].toSorted((a, b) => a.ms - b.ms);
  const deliveries = channels.flatMap((channel) => {
    const states = statesOf(look, dues, channel);
    return dues.map((due, at) => deliveryOf(look, due, channel, states[at] ?? 'missed'));
  });
  const told = dues.find(({ nominal }) =>
    deliveries.some((row) => row.occurrence === nominal && row.channel === 'in_app' && row.state === 'sent'),
  );
  const unanswered = reminder.unanswered + (told ? 1 : 0);
  const handled = byRule.reduce<string | null>(
    (newest, { nominal }) => (newest === null || nominal > newest ? nominal : newest),
    last_handled,
  );
  const isFull = byRule.length >= reminderRules.occurrences;
  const next = isOver || reminder.state !== 'active' ? null : nextOf(look, handled);
  const goesOn = next !== null || isFull;
  const isActive = reminder.state === 'active';
  return {
    id,
    version,
    state: isActive && goesOn ? 'active' : isActive ? 'ended' : reminder.state,
    // What is left to make up for is looked at in the next run.
    next_at: isFull ? toIso(nowMs) : next && toIso(next.ms),
    next_local: next?.nominal ?? null,
    last_handled: handled,
    snooze_over: snoozeIsOver,
    is_new: byRule.length > 0,
    unanswered,
    deliveries,
    notices: told ? noticesOf(look, told, unanswered) : [],
  };
}

/** More than a few late ones of one person are told in one, with that which was planned first. */
export function bundleLate(reminders: readonly DueReminder[], decisions: readonly Decision[]): Decision[] {
  const ownerOf = new Map(reminders.map(({ id, user_id }) => [id, user_id]));
  const lateOnes = decisions.filter(({ notices }) => notices.some(({ params }) => params.late === true));
  const byPerson = groupsOf(lateOnes, ({ id }) => ownerOf.get(id) ?? id);
  const bundled = new Map<string, number>();
  for (const [, several] of byPerson) {
    if (several.length <= reminderRules.lateApart) continue;
    for (const [at, { id }] of several.entries()) bundled.set(id, at === 0 ? several.length : 0);
  }
  return decisions.map((decision) => {
    const n = bundled.get(decision.id);
    if (n === undefined) return decision;
    const notices = decision.notices.flatMap((notice): ReminderNotice[] => {
      if (notice.kind !== 'reminder') return [notice];
      if (n === 0) return [];
      return [{ ...notice, kind: 'reminders_bundled', title: null, path: reminderPath, params: { n } }];
    });
    return { ...decision, notices };
  });
}
