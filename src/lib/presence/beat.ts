/*
 * When a page says that its person is there. At once where something changed, but at most one thing a second, and then the
 * latest; and every half minute while the page is looked at. Pure: clock and network belong to the caller.
 */
import { secondMs } from '../time.ts';
import type { PresenceArea } from './area.ts';
import type { PresenceStatus } from './status.ts';

export const beatMs = 30 * secondMs;
/** Between two things that are said. */
export const leastMs = secondMs;

export interface Said {
  readonly status: Exclude<PresenceStatus, 'offline'>;
  readonly area: PresenceArea;
}

export interface Beat {
  /** How it is now; null while nothing is to be said. */
  readonly now: Said | null;
  readonly last: { readonly said: Said; readonly atMs: number } | null;
}

export const silent: Beat = { now: null, last: null };

const isSame = (a: Said, b: Said): boolean => a.status === b.status && a.area === b.area;

/** When something is to be said, milliseconds; null for not before something changes. */
export function dueAt({ now, last }: Beat): number | null {
  if (now === null) return null;
  if (last === null) return Number.NEGATIVE_INFINITY;
  if (!isSame(now, last.said)) return last.atMs + leastMs;
  return now.status === 'online' ? last.atMs + beatMs : null;
}

/** What is to be said at a moment, and how it stands afterwards; null where nothing is due. */
export function speak(beat: Beat, nowMs: number): { readonly said: Said; readonly beat: Beat } | null {
  const due = dueAt(beat);
  if (beat.now === null || due === null || due > nowMs) return null;
  return { said: beat.now, beat: { ...beat, last: { said: beat.now, atMs: nowMs } } };
}

/** Somebody else has spoken for the same person: it is said again, a moment later. */
export const contradicted = (beat: Beat, nowMs: number): Beat =>
  beat.last === null ? beat : { ...beat, last: { ...beat.last, atMs: nowMs - beatMs + leastMs } };
