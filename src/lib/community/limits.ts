import type { Level } from './trust.ts';

/** How often members may act; section 2.5 of the community rules. The database keeps the same table and counts. */

export type Limit = {
  /** acts within the window */
  readonly most: number;
  /** seconds */
  readonly window: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const per = (window: number, most: number): Limit => ({ most, window });

export const communityLimits = {
  topic: { new: [per(hour, 1), per(day, 2)], known: [per(hour, 3), per(day, 8)] },
  answer: { new: [per(hour, 3), per(day, 6)], known: [per(hour, 15), per(day, 50)] },
  comment: { new: [per(hour, 5), per(day, 10)], known: [per(hour, 30)] },
  vote: { new: [per(hour, 10)], known: [per(hour, 60)] },
  edit: { new: [per(hour, 10)], known: [per(hour, 20)] },
  report: { new: [per(hour, 5), per(day, 10)], known: [per(hour, 10)] },
  message_request: { new: [per(day, 0)], known: [per(day, 5)] },
  message: { new: [per(hour, 20)], known: [per(hour, 60)] },
  room: { new: [per(day, 3)], known: [per(day, 5)] },
} as const satisfies Record<string, Record<Level, readonly Limit[]>>;

/**
 * In a room, new or known: lines, what all in it are told of, and invitations. New members open one (`room`, above) only
 * with a plan.
 */
export const roomLimits = {
  room_line: [per(10, 5), per(10 * minute, 60)],
  room_act: [per(10 * minute, 60)],
  room_invite: [per(hour, 10)],
} as const satisfies Record<string, readonly Limit[]>;

/** Searches by signed-in people and by visitors. */
export const searchLimits = { member: [per(minute, 30)], visitor: [per(minute, 10)] } as const;

/**
 * Seconds until one more act is allowed, over all limits, rounded up; 0: now; null: never at this level.
 * Windows slide: an act counts while less than the window has passed since.
 * @param events when the person acted, in seconds on the clock of `now`, in any order
 */
export function waitFor(limits: readonly Limit[], events: readonly number[], now: number): number | null {
  const latestFirst = events.toSorted((a, b) => b - a);
  let wait = 0;
  for (const { most, window } of limits) {
    if (most === 0) return null;
    // The event whose end makes room for one more.
    const inTheWay = latestFirst[most - 1];
    if (inTheWay !== undefined) wait = Math.max(wait, Math.ceil(inTheWay + window - now));
  }
  return wait;
}
