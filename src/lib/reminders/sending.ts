/** Which messages and mails go out to a person now: what still holds, several in one, and no more than a day bears. */
import { minuteMs, toIso } from '../time.ts';
import { groupsOf } from './groups.ts';
import { type ReminderChannel, reminderRules } from './rules.ts';
import { lateness } from './state.ts';

export type SentChannel = Exclude<ReminderChannel, 'in_app'>;

/** A delivery in hand, as claim_deliveries tells it. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly reminder_id: string;
  readonly occurrence: string;
  readonly channel: SentChannel;
  readonly due_at: string;
  readonly deliver_at: string;
  readonly tries: number;
  readonly bundle_id: string | null;
  readonly title: string;
  readonly note: string;
  readonly link: string | null;
  readonly valid_for_min: number;
  readonly channels: readonly ReminderChannel[];
  readonly tz: string;
  /** Neither taken away nor paused nor answered meanwhile. */
  readonly live: boolean;
  /** Whether a newer occurrence of the same reminder is told. */
  readonly newer: boolean;
}

export interface ClaimedPerson {
  readonly wants: boolean;
  /** Null: none that was proven to be theirs. */
  readonly address: string | null;
  readonly devices: readonly unknown[];
  /** What they got today. */
  readonly used: Readonly<Record<SentChannel, number>>;
  readonly deliveries: readonly ClaimedDelivery[];
}

/** One message or mail: of one reminder, of those of a morning, or of late ones. */
export interface Outgoing {
  /** Of the first; the mail service knows it by this. */
  readonly id: string;
  readonly kind: 'one' | 'morning' | 'late';
  readonly channel: SentChannel;
  readonly deliveries: readonly ClaimedDelivery[];
  readonly isLate: boolean;
  /** Until when it is of use. */
  readonly untilMs: number;
}

/** Stored by mark_deliveries. */
export interface Mark {
  readonly id: string;
  readonly state?: 'sent' | 'failed' | 'missed' | 'merged' | 'suppressed';
  readonly bundle_id?: string;
  readonly again_at?: string;
}

export interface Sending {
  /** Stored before anything goes out. */
  readonly marks: readonly Mark[];
  readonly outgoing: readonly Outgoing[];
}

const lateOf = (delivery: ClaimedDelivery, nowMs: number) =>
  lateness(Date.parse(delivery.deliver_at), nowMs, delivery.valid_for_min);

/** Why a delivery is not sent; null: it is. */
function notSent(person: ClaimedPerson, delivery: ClaimedDelivery, nowMs: number): Mark['state'] | null {
  const { channel, channels, live, newer } = delivery;
  if (!person.wants || !live || !channels.includes(channel)) return 'suppressed';
  if (lateOf(delivery, nowMs) === 'missed') return 'missed';
  if (newer) return 'merged';
  const reaches = channel === 'push' ? person.devices.length > 0 : person.address !== null;
  return reaches ? null : 'failed';
}

function outgoingOf(
  deliveries: readonly ClaimedDelivery[],
  kind: Outgoing['kind'],
  nowMs: number,
): Outgoing[] {
  const [first] = deliveries;
  if (first === undefined) return [];
  const untils = deliveries.map(
    ({ deliver_at, valid_for_min }) =>
      Date.parse(deliver_at) + Math.max(reminderRules.onTimeMin, valid_for_min) * minuteMs,
  );
  const { bundle_id, id, channel } = first;
  const isLate = deliveries.some((one) => lateOf(one, nowMs) === 'late');
  return [{ id: bundle_id ?? id, kind, channel, deliveries, isLate, untilMs: Math.max(...untils) }];
}

/** Waited for the end of the same quiet hours. */
const morningOf = ({ due_at, deliver_at }: ClaimedDelivery): string | null =>
  Date.parse(deliver_at) > Date.parse(due_at) ? deliver_at : null;

/** What goes out on one way, what was planned first first. What was one before a fall is the same one after it. */
function bundles(deliveries: readonly ClaimedDelivery[], nowMs: number): Outgoing[] {
  const before = groupsOf(
    deliveries.filter(({ bundle_id }) => bundle_id !== null),
    ({ bundle_id }) => bundle_id,
  );
  const kindOf = (several: readonly ClaimedDelivery[]) =>
    several.length === 1 ? 'one' : several.every((one) => morningOf(one) !== null) ? 'morning' : 'late';
  const known = [...before.values()].flatMap((several) => outgoingOf(several, kindOf(several), nowMs));
  const fresh = deliveries.filter(({ bundle_id }) => bundle_id === null);
  const mornings = groupsOf(fresh, (one) => morningOf(one) ?? one.id);
  const waited = [...mornings.values()].filter((several) => several.length > 1);
  const rest = [...mornings.values()].filter((several) => several.length === 1).flat();
  const late = rest.filter((one) => lateOf(one, nowMs) === 'late');
  const isMany = late.length > reminderRules.lateApart;
  const single = isMany ? rest.filter((one) => !late.includes(one)) : rest;
  return [
    ...known,
    ...waited.flatMap((several) => outgoingOf(several, 'morning', nowMs)),
    ...(isMany ? outgoingOf(late, 'late', nowMs) : []),
    ...single.flatMap((one) => outgoingOf([one], 'one', nowMs)),
  ];
}

export function planSending(person: ClaimedPerson, nowMs: number): Sending {
  const marks: Mark[] = [];
  const outgoing: Outgoing[] = [];
  for (const channel of ['push', 'email'] as const) {
    const going: ClaimedDelivery[] = [];
    for (const delivery of person.deliveries.filter((one) => one.channel === channel)) {
      const state = notSent(person, delivery, nowMs);
      if (state) marks.push({ id: delivery.id, state });
      else going.push(delivery);
    }
    const left = Math.max(0, reminderRules.perDay[channel] - person.used[channel]);
    const all = bundles(going, nowMs);
    for (const { deliveries } of all.slice(left)) {
      marks.push(...deliveries.map(({ id }) => ({ id, state: 'suppressed' as const })));
    }
    for (const one of all.slice(0, left)) {
      // Before it goes out, so that after a fall the same ones are one again.
      marks.push(...one.deliveries.map(({ id }) => ({ id, bundle_id: one.id })));
      outgoing.push(one);
    }
  }
  return { marks, outgoing };
}

/** What to do with a message that may be taken later; null: it is of no use by then. */
export function tryAgain(one: Outgoing, waitMs: number | null, nowMs: number): Mark[] {
  const tries = Math.max(...one.deliveries.map((delivery) => delivery.tries));
  const minutes = reminderRules.retryMin[tries - 1];
  const wait = waitMs ?? (minutes === undefined ? null : minutes * minuteMs);
  const againMs = wait === null ? null : nowMs + wait;
  return one.deliveries.map(({ id }) =>
    againMs === null || againMs > one.untilMs || tries > reminderRules.retryMin.length
      ? { id, state: 'failed' }
      : { id, again_at: toIso(againMs) },
  );
}
