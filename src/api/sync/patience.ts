import type { AppError, AppErrorCode } from '@/lib/app-error';
import { hourMs, secondMs } from '@/lib/time';

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

/** The first tries come as the loop makes them. */
const restFrom = 6;
const firstRestMs = 10 * 60 * secondMs;
const longestRestMs = 12 * hourMs;

/** How long an entry is left alone after so many faults. */
export function restMs(tries: number): number {
  return tries < restFrom ? 0 : Math.min(firstRestMs * 2 ** (tries - restFrom), longestRestMs);
}

/** Whether it is to be left alone still. A clock that was set back makes nobody wait for longer than a rest lasts. */
export const isResting = (until: number | undefined, now: number): boolean =>
  until !== undefined && now < until && until - now <= longestRestMs;
