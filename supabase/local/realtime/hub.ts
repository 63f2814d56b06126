/** Who is on which topic, and how a message reaches them. */
import { randomUUID } from 'node:crypto';
import type { Claims } from '../types.ts';
import type { Policies } from './authorization.ts';
import type { ChangeData, Listener } from './changes.ts';
import { createPresence, type PresenceDiff } from './presence.ts';
import {
  type Broadcast,
  encodeBroadcast,
  encodeText,
  type Outgoing,
  type SerializerVersion,
} from './protocol.ts';
import type { Subscription } from './subscriptions.ts';

/** One client connection. */
export interface Session {
  readonly version: SerializerVersion;
  /** What the API key of the connection allows; a join may bring a better token. */
  readonly apiKey: string;
  readonly channels: Map<string, Channel>;
  write(frame: string | Uint8Array): void;
}

/** One connection's membership of one topic. */
export interface Channel extends Listener {
  readonly id: string;
  readonly session: Session;
  readonly topic: string;
  readonly room: string;
  readonly joinRef: string | null;
  readonly presenceKey: string;
  readonly echoesBroadcasts: boolean;
  readonly acksBroadcasts: boolean;
  readonly isPrivate: boolean;
  presenceEnabled: boolean;
  token: string;
  claims: Claims;
  subscriptions: readonly Subscription[];
  /** Null on a public topic, where everybody may do everything. */
  policies: Policies | null;
  /** Closes the channel when its token expires. */
  expiry: NodeJS.Timeout | undefined;
}

/** Public and private topics of one name are different rooms, so that nobody enters a private one by the back door. */
export const roomOf = (topic: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${topic}`;

/** The name a client gave its channel; the wire puts `realtime:` before it. */
export const subTopic = (topic: string): string => topic.slice('realtime:'.length);

export function send(session: Session, message: Outgoing): void {
  session.write(encodeText(session.version, message));
}

/** A message to one channel. It carries the join reference, by which a client drops what an earlier join left over. */
export function push(channel: Channel, event: string, payload: unknown): void {
  send(channel.session, { joinRef: channel.joinRef, topic: channel.topic, event, payload });
}

export interface Hub {
  readonly channels: () => readonly Channel[];
  add(channel: Channel): void;
  /** Takes the channel off its room and out of presence. Safe to call twice. */
  remove(channel: Channel): void;
  broadcast(room: string, message: Broadcast, except?: Channel): void;
  syncPresence(channel: Channel): void;
  track(channel: Channel, shown: Record<string, unknown>): void;
  untrack(channel: Channel): void;
}

const mayReceive = (channel: Channel, kind: keyof Policies): boolean => channel.policies?.[kind].read ?? true;

export function createHub(): Hub {
  const rooms = new Map<string, Set<Channel>>();
  const presence = createPresence(randomUUID);

  const members = (room: string): ReadonlySet<Channel> => rooms.get(room) ?? new Set();

  function announce(room: string, diff: PresenceDiff | null): void {
    if (!diff) return;
    for (const channel of members(room)) {
      if (channel.presenceEnabled && mayReceive(channel, 'presence')) push(channel, 'presence_diff', diff);
    }
  }

  const hub: Hub = {
    channels: () => [...rooms.values()].flatMap((room) => [...room]),
    add(channel) {
      const room = rooms.get(channel.room) ?? new Set();
      rooms.set(channel.room, room.add(channel));
      channel.session.channels.set(channel.topic, channel);
    },
    remove(channel) {
      clearTimeout(channel.expiry);
      if (channel.session.channels.get(channel.topic) === channel)
        channel.session.channels.delete(channel.topic);
      const room = rooms.get(channel.room);
      if (!room?.delete(channel)) return;
      if (room.size === 0) rooms.delete(channel.room);
      hub.untrack(channel);
    },
    broadcast(room, message, except) {
      // Put into its frame once for each version, however many listen.
      const frames = new Map<SerializerVersion, string | Uint8Array | null>();
      for (const channel of members(room)) {
        if (channel === except || !mayReceive(channel, 'broadcast')) continue;
        const { session } = channel;
        const known = frames.get(session.version);
        const frame = known === undefined ? encodeBroadcast(session.version, message) : known;
        frames.set(session.version, frame);
        if (frame !== null) session.write(frame);
      }
    },
    syncPresence(channel) {
      if (!channel.presenceEnabled || !mayReceive(channel, 'presence')) return;
      push(channel, 'presence_state', presence.state(channel.room));
    },
    track(channel, shown) {
      announce(channel.room, presence.track(channel.room, channel.presenceKey, channel.id, shown));
    },
    untrack(channel) {
      announce(channel.room, presence.untrack(channel.room, channel.presenceKey, channel.id));
    },
  };
  return hub;
}

/** Hands a change to a channel. */
export function deliverChange(channel: Channel, ids: readonly number[], data: ChangeData): void {
  push(channel, 'postgres_changes', { ids, data });
}
