import { type Display, hasDisplay, isSameDisplay, parseDisplay } from './display.ts';

export interface DisplayMeeting {
  /** What this device shows. */
  local: Display;
  /** What the account holds, as stored. */
  stored: unknown;
  /** Who changed something here that the account was not told: this person, or a visitor before signing in. */
  untold: 'own' | 'as-visitor' | null;
}

export type DisplayVerdict = { do: 'nothing' } | { do: 'send' } | { do: 'take'; display: Display };

/**
 * Whose choice holds when a device and an account meet. The choice is one whole: the last write wins. A change made by
 * this person that is still to be sent is the last write; else the account's choice holds; an account without one is
 * given what was chosen here before signing in, but never what an earlier person left behind.
 */
export function meetDisplay({ local, stored, untold }: DisplayMeeting): DisplayVerdict {
  if (untold === 'own') return { do: 'send' };
  if (!hasDisplay(stored)) return { do: untold === null ? 'nothing' : 'send' };
  const display = parseDisplay(stored);
  return isSameDisplay(local, display) ? { do: 'nothing' } : { do: 'take', display };
}
