/** What services of browsers answer (RFC 8030), and which of them are written to. */
import { secondMs } from '../time.ts';

/** The same as in the database (private.is_push_service). */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
];

/** https, a name alone (no port, nobody's name or password), a path without a sign that readers take in two ways. */
const plainAddress = /^https:\/\/([a-z0-9.-]+)\/[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;

/** Whether an address is one of a known service, by name and in the open: nothing else is ever called. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = plainAddress.exec(endpoint)?.[1];
  return host !== undefined && endpoint.length <= 1024 && services.some((service) => service.test(host));
}

export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The device is no more. */
  | { readonly kind: 'gone' }
  /** A mistake of ours: the message is too large, or it is refused. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly waitMs: number | null };

const longestWaitS = 24 * 3600;

/** How long a service asks to wait: in seconds, or until a date. */
function waitOf(retryAfter: string | null, nowMs: number): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - nowMs) / secondMs;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWaitS) * secondMs : null;
}

export function pushOutcome(status: number, retryAfter: string | null, nowMs: number): PushOutcome {
  if (status === 200 || status === 201 || status === 202 || status === 204) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', waitMs: waitOf(retryAfter, nowMs) };
  return { kind: 'refused' };
}
