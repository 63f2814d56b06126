import { minuteMs } from '../time.ts';

/** When a text may appear; the database is as strict, with a minute for the way. */
const leastAheadMs = 5 * minuteMs;
const yearsAhead = 2;

/** Whether a text may be published at a moment that lies ahead. */
export function publishableAt(ms: number, nowMs: number): boolean {
  const latest = new Date(nowMs);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  return ms >= nowMs + leastAheadMs && ms <= latest.getTime();
}
