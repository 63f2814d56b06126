import { milliseconds } from '../config.ts';
import type { LocalConfig } from '../types.ts';
import { failures } from './replies.ts';

/**
 * One mail per person, kind and `max_frequency`, as hosted projects do. `sentAt` is when the last one went out.
 * @throws over_email_send_rate_limit (429) with the seconds that are left.
 */
export function assertMailAllowed(config: LocalConfig, sentAt: string | null, now = Date.now()): void {
  if (sentAt === null) return;
  const left = Date.parse(sentAt) + milliseconds(config.auth.email.max_frequency) - now;
  if (left > 0) throw failures.tooSoon(Math.ceil(left / 1000));
}
