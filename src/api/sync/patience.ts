import type { AppError, AppErrorCode } from '@/lib/app-error';
import { dayMs, hourMs, minuteMs, secondMs } from '@/lib/time';

/** What passes by itself, or with the person: waiting for it costs no patience. */
const passing: ReadonlySet<AppErrorCode> = new Set([
  'network',
  'not_signed_in',
  'rate_limited',
  'quota_exceeded',
  'storage_full',
  'unavailable',
]);

/** Whether a failure speaks against sending the same thing over and over. */
export const isFault = (error: AppError): boolean => !passing.has(error.code);

/** After so many faults an entry is sent again only when the person asks; with the rests between, after more than two days. */
export const mostTries = 16;
export const isStuck = ({ tries = 0 }: { tries?: number | undefined }): boolean => tries >= mostTries;

/** The first tries come as the loop makes them. */
const restFrom = 6;
const firstRestMs = 10 * 60 * secondMs;
const longestRestMs = 12 * hourMs;

/** How long an entry is left alone after so many faults. */
export function restMs(tries: number): number {
  return tries < restFrom ? 0 : Math.min(firstRestMs * 2 ** (tries - restFrom), longestRestMs);
}

/** The server has read it and will say the same again. */
const finalCodes: ReadonlySet<AppErrorCode> = new Set(['invalid', 'conflict', 'account_full']);
/** Nobody was let in; no waiting changes that. */
const closedDetails = new Set<string | undefined>(['not_started', 'tier_required']);
export const isFinal = ({ code, detail }: AppError): boolean =>
  finalCodes.has(code) || closedDetails.has(detail);

/** When the server begins to count anew what a person stores: at midnight UTC. */
const nextCountAt = (now: number): number => now - (now % dayMs) + dayMs;

/** How long what is beyond the day is left alone: until the server counts anew; an hour at most, because a clock may be wrong. */
export const restOfDayMs = (now: number): number => Math.min(nextCountAt(now) - now + minuteMs, hourMs);

/** What is noted of an entry that the day has no room for. */
export const untilNextDay = (now: number) => ({
  fullUntil: nextCountAt(now),
  restsUntil: now + restOfDayMs(now),
});

/** Whether the day that had no room is still the same, by its end. */
export const isBeyondDay = (fullUntil: number | undefined): boolean =>
  fullUntil !== undefined && fullUntil === nextCountAt(Date.now());

/** Whether it is to be left alone still. A clock that was set back makes nobody wait for longer than a rest lasts. */
export const isResting = (until: number | undefined, now: number): boolean =>
  until !== undefined && now < until && until - now <= longestRestMs;
