import { secondMs } from '../time.ts';

export const presenceStatuses = ['online', 'away', 'offline'] as const;
export type PresenceStatus = (typeof presenceStatuses)[number];

/** What was heard so long ago is not true any more, whatever it says. */
export const staleMs = 90 * secondMs;

/** What is known of somebody, by the clock of this page: the server's need not agree with it. */
export interface SeenPresence {
  readonly status: PresenceStatus;
  /** Of the server, to tell the newer of two. */
  readonly updatedAt: string;
  /** When it was true, milliseconds. */
  readonly seenMs: number;
}

export type SeenPeople = ReadonlyMap<string, SeenPresence>;

/** What is true of somebody now. */
export function statusAt(seen: SeenPresence | undefined, nowMs: number): PresenceStatus {
  return seen === undefined || nowMs - seen.seenMs > staleMs ? 'offline' : seen.status;
}

/** The people with one who was heard of; what is no newer than what is known changes nothing. */
export function withSeen(people: SeenPeople, id: string, seen: SeenPresence): SeenPeople {
  const known = people.get(id);
  if (known && Date.parse(known.updatedAt) >= Date.parse(seen.updatedAt)) return people;
  return new Map(people).set(id, seen);
}

/**
 * What was read of people, beside what was heard meanwhile: who is not among it is not there, unless that was heard after it
 * was asked for.
 */
export function reread(before: SeenPeople, read: SeenPeople, askedMs: number): SeenPeople {
  const later = [...before].filter(([, { seenMs }]) => seenMs > askedMs);
  return later.reduce<SeenPeople>((people, [id, seen]) => withSeen(people, id, seen), read);
}
