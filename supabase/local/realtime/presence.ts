/** Who is present on a topic. State only: answers what changed and leaves the sending to the caller. */
import { isDeepStrictEqual } from 'node:util';

export type Meta = Record<string, unknown> & { phx_ref: string; phx_ref_prev?: string };
export type PresenceState = Record<string, { metas: Meta[] }>;
export interface PresenceDiff {
  joins: PresenceState;
  leaves: PresenceState;
}

export interface Presence {
  /** Puts a member on show, or changes what it shows; null when it shows that already. */
  track(room: string, key: string, member: string, shown: Record<string, unknown>): PresenceDiff | null;
  /** Takes a member off; null when it was not there. */
  untrack(room: string, key: string, member: string): PresenceDiff | null;
  /** Everybody on show: presence key to one meta per member under that key. */
  state(room: string): PresenceState;
}

interface Entry {
  shown: Record<string, unknown>;
  meta: Meta;
}

/** `newRef` makes the reference by which clients tell two metas of one key apart. */
export function createPresence(newRef: () => string): Presence {
  const rooms = new Map<string, Map<string, Map<string, Entry>>>();

  return {
    track(room, key, member, shown) {
      const keys = rooms.get(room) ?? new Map<string, Map<string, Entry>>();
      const members = keys.get(key) ?? new Map<string, Entry>();
      const previous = members.get(member);
      if (previous && isDeepStrictEqual(previous.shown, shown)) return null;
      const meta: Meta = {
        ...shown,
        phx_ref: newRef(),
        ...(previous ? { phx_ref_prev: previous.meta.phx_ref } : {}),
      };
      rooms.set(room, keys.set(key, members.set(member, { shown, meta })));
      return {
        joins: { [key]: { metas: [meta] } },
        leaves: previous ? { [key]: { metas: [previous.meta] } } : {},
      };
    },
    untrack(room, key, member) {
      const keys = rooms.get(room);
      const members = keys?.get(key);
      const entry = members?.get(member);
      if (!keys || !members || !entry) return null;
      members.delete(member);
      if (members.size === 0) keys.delete(key);
      if (keys.size === 0) rooms.delete(room);
      return { joins: {}, leaves: { [key]: { metas: [entry.meta] } } };
    },
    state(room) {
      const keys = [...(rooms.get(room) ?? [])];
      return Object.fromEntries(
        keys.map(([key, members]) => [key, { metas: [...members.values()].map((entry) => entry.meta) }]),
      );
    },
  };
}
