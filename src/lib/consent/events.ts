import type { ConsentChoice } from './consent.ts';

/** What is counted, and which consent it needs. */
export const eventKinds = {
  page_view: 'analytics',
  offer_shown: 'marketing',
  offer_opened: 'marketing',
} as const satisfies Readonly<Record<string, keyof ConsentChoice>>;
export type EventName = keyof typeof eventKinds;

/** One entry of the list that a device keeps for its owner. It never leaves the device. */
export interface AnalyticsEvent {
  readonly event: EventName;
  readonly properties: Readonly<Record<string, string>>;
  /** Null for somebody who is not signed in. */
  readonly userId: string | null;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly sessionId: string;
  /** Of the page, with its parameters unfilled: neither ids nor the names of tests are kept. */
  readonly pathname: string;
  readonly userAgent: string;
}

export const maxEvents = 1000;
export const maxSessions = 10;

/** Longest text of an entry; more is cut off or comes from somewhere else. */
const maxText = 300;

/** Sessions in the order in which they began. */
export function sessionsOf(events: readonly AnalyticsEvent[]): string[] {
  return [...new Set(events.map(({ sessionId }) => sessionId))];
}

/** The newest thousand events of the newest ten sessions. */
export function capEvents(events: readonly AnalyticsEvent[]): readonly AnalyticsEvent[] {
  const kept = new Set(sessionsOf(events).slice(-maxSessions));
  return events.filter(({ sessionId }) => kept.has(sessionId)).slice(-maxEvents);
}

/** What may stay: events of what is allowed, by nobody or by the person who is signed in now. */
export function allowedEvents(
  events: readonly AnalyticsEvent[],
  choice: ConsentChoice,
  userId: string | null,
): readonly AnalyticsEvent[] {
  return events.filter(
    (one) => choice[eventKinds[one.event]] && (one.userId === null || one.userId === userId),
  );
}

/** The way through the site in one session: its pages in order, one that follows itself once. */
export function journeyOf(
  events: readonly AnalyticsEvent[],
  sessionId: string,
): Pick<AnalyticsEvent, 'pathname' | 'timestamp'>[] {
  return events
    .filter((one) => one.sessionId === sessionId && one.event === 'page_view')
    .filter((one, index, views) => views[index - 1]?.pathname !== one.pathname)
    .map(({ pathname, timestamp }) => ({ pathname, timestamp }));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxText;

function isEvent(value: unknown): value is AnalyticsEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { event, properties, userId, timestamp, sessionId, pathname, userAgent } = value as Record<
    string,
    unknown
  >;
  return (
    isText(event) &&
    Object.hasOwn(eventKinds, event) &&
    typeof properties === 'object' &&
    properties !== null &&
    Object.values(properties).every(isText) &&
    (userId === null || isText(userId)) &&
    isText(timestamp) &&
    !Number.isNaN(Date.parse(timestamp)) &&
    [sessionId, pathname, userAgent].every(isText)
  );
}

/** What was kept, without what is none of it; null when it is no list. By hand, as the choice itself is read. */
export function parseEvents(value: unknown): readonly AnalyticsEvent[] | null {
  return Array.isArray(value) ? capEvents(value.filter(isEvent)) : null;
}

/** A browser's name of itself, as long as is kept. */
export const cutText = (text: string): string => text.slice(0, maxText);
