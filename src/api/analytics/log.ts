import { kept, keptText, type Shape } from '@/integrations/device-store';
import type { ConsentChoice } from '@/lib/consent/consent';
import {
  type AnalyticsEvent,
  allowedEvents,
  capEvents,
  cutText,
  type EventName,
  parseEvents,
} from '@/lib/consent/events';

const shape: Shape<readonly AnalyticsEvent[]> = {
  safeParse(value) {
    const data = parseEvents(value);
    return data ? { success: true, data } : { success: false };
  },
};
const none: readonly AnalyticsEvent[] = [];
const log = kept('fcl.analytics', shape, none, 'device');
/** A session is as long as the tab. */
const session = keptText('fcl.analytics.session', 'tab');
/** How many errors were told in the session; public/boot-help.js counts along. */
export const toldErrors = keptText('fcl.analytics.errors', 'tab');

export const analyticsEvents = { get: log.get, onChanged: log.onChanged };

function sessionId(): string {
  const known = session.get();
  if (known) return known;
  const id = crypto.randomUUID();
  session.set(id);
  return id;
}

export interface Happened {
  event: EventName;
  properties?: Readonly<Record<string, string>>;
  userId: string | null;
  pathname: string;
}

/** Writes into the list of this device. Call only where the choice allows it. */
export function record({ properties = {}, ...happened }: Happened): void {
  const event: AnalyticsEvent = {
    ...happened,
    properties,
    timestamp: new Date().toISOString(),
    sessionId: sessionId(),
    userAgent: cutText(navigator.userAgent),
  };
  log.set(capEvents([...log.get(), event]));
}

/** Forgets what may not stay: what is no longer allowed, and what somebody else did who was signed in here. */
export function keepAllowed(choice: ConsentChoice, userId: string | null): void {
  const before = log.get();
  const after = allowedEvents(before, choice, userId);
  if (after.length < before.length) log.set(after.length > 0 ? after : null);
}

/** Forgets all of it. */
export function forgetAnalytics(): void {
  log.set(null);
  session.set(null);
  toldErrors.set(null);
}
