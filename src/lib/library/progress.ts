/** How far somebody read; section 1.6 of the community rules. */

/** Notes go out at most so often, and when the page is left. */
export const sendEveryMs = 15_000;
/** Whole percent from which a text counts as read; the database says the same. */
export const readFrom = 90;

export interface ReadSoFar {
  /** 0 to 100 */
  readonly percent: number;
  /** place of the heading that is read, from 1; 0 before the first */
  readonly place: number;
}

/**
 * @param headings of the text
 * @param passed how many of them have come to the middle of the screen
 * @param isAtEnd its last line is on the screen
 */
export function readSoFar(headings: number, passed: number, isAtEnd: boolean): ReadSoFar {
  const place = Math.min(Math.max(passed, 0), headings);
  if (isAtEnd) return { percent: 100, place };
  if (headings === 0) return { percent: 0, place: 0 };
  // The last heading opens the last part: whoever came to it has that part still before them.
  const percent = Math.floor((place / headings) * 100);
  return { percent: Math.min(percent, readFrom - 1), place };
}
