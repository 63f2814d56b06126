/** Tokens that messages and mails carry: made of what they are for, so that none has to be kept. */
import { keyed } from '../http/rate-limit.ts';

/** Answers one delivery. */
export const actToken = (delivery: string, secret: string): Promise<string> =>
  keyed(`reminder-act ${delivery}`, secret);

/** Ends the mails of a reminder or of all its person has. */
export const stopToken = (reminder: string, secret: string): Promise<string> =>
  keyed(`reminder-stop ${reminder}`, secret);

/** Takes the same time for every token of the right length. */
export function isSameToken(given: string, right: string): boolean {
  if (given.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
