/* Ground laid ahead for notifications; until they stand, only tests read this. */

import { readNumber } from '../numbers.ts';

const MAX_SHOWN = 99;

/** Text of an unread badge: empty under 1 or for an unusable count, the number up to 99, then '99+'. */
export function badgeText(count: unknown): string {
  const number = readNumber(count);
  if (number === null || number < 1) return '';
  return number > MAX_SHOWN ? `${MAX_SHOWN}+` : String(Math.floor(number));
}
