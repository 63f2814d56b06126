import { dayMs, toMs } from '../time.ts';

/** Days left of a trial, started days counting whole; 0 when it is over or the end is missing or unreadable. */
export function trialDaysLeft(nowMs: number, trialEndsAt: unknown): number {
  const ends = toMs(trialEndsAt);
  return ends === null ? 0 : Math.max(0, Math.ceil((ends - nowMs) / dayMs));
}
