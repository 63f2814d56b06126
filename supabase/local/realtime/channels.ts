/** What a connected client may say, and what is answered. */
import { claimsForKey } from '../jwt.ts';
import type { Claims } from '../types.ts';
import { type Channel, type Hub, push, type Session, send, subTopic } from './hub.ts';
import { enterPrivate, isApiKey, type JoinContext, readJoin } from './join.ts';
import { asRecord, isRecord } from './json.ts';
import { type Incoming, readBroadcast } from './protocol.ts';

/** A timer cannot run longer than about 24 days, and an hour is soon enough to look again. */
const MAX_WAIT_MS = 60 * 60 * 1000;

type Reply = (status: 'ok' | 'error', response?: object) => void;

export interface Channels {
  /** Handles one message. Rejects only on a fault of ours; whatever a client sends is answered or ignored. */
  receive(session: Session, message: Incoming): Promise<void>;
  /** Forgets a connection that ended. */
  leaveAll(session: Session): void;
}

export function createChannels(context: JoinContext, hub: Hub): Channels {
  const { config } = context;

  function system(channel: Channel, status: 'ok' | 'error', message: string, extension = 'system'): void {
    push(channel, 'system', { extension, status, message, channel: subTopic(channel.topic) });
  }

  /** Ends a channel. The reference tells the client which of its joins is meant. */
  function close(channel: Channel): void {
    hub.remove(channel);
    const { session, topic, joinRef } = channel;
    send(session, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  function shutDown(channel: Channel, reason: string): void {
    system(channel, 'error', reason);
    close(channel);
  }

  function watchExpiry(channel: Channel): void {
    clearTimeout(channel.expiry);
    const { exp } = channel.claims;
    if (typeof exp !== 'number') return;
    const left = exp * 1000 - Date.now();
    channel.expiry = setTimeout(
      () => {
        if (claimsForKey(channel.token, config)) watchExpiry(channel);
        else shutDown(channel, 'Token has expired');
      },
      Math.min(Math.max(left, 0), MAX_WAIT_MS),
    );
    // A waiting channel must not keep the process alive.
    channel.expiry.unref();
  }

  async function join(session: Session, message: Incoming, reply: Reply): Promise<void> {
    const before = session.channels.get(message.topic);
    if (before) close(before);
    const result = await readJoin(context, session, message);
    if (!result.ok) return reply('error', { reason: result.reason });
    const { channel, answer, report } = result;
    // From here to the reply nothing waits: a change committed after the client hears 'ok' finds the channel.
    hub.add(channel);
    watchExpiry(channel);
    reply('ok', { postgres_changes: answer });
    if (report) system(channel, report.status, report.message, 'postgres_changes');
    hub.syncPresence(channel);
  }

  /** Null when reading goes on; otherwise why the channel has to close. */
  async function refreshPolicies(channel: Channel, claims: Claims): Promise<string | null> {
    const previous = channel.policies;
    if (!previous) return null;
    const policies = await enterPrivate(context, channel.topic, claims);
    if (typeof policies === 'string') return policies;
    const lost =
      (previous.broadcast.read && !policies.broadcast.read) ||
      (previous.presence.read && !policies.presence.read);
    channel.policies = policies;
    return lost
      ? `You no longer have permission to read from this Channel topic: ${subTopic(channel.topic)}`
      : null;
  }

  async function refreshToken(channel: Channel, payload: unknown): Promise<void> {
    const token = asRecord(payload).access_token;
    if (typeof token !== 'string' || token === channel.token || isApiKey(token)) return;
    const claims = claimsForKey(token, config);
    if (!claims) return shutDown(channel, 'Token has expired or is not valid');
    const refusal = await refreshPolicies(channel, claims);
    if (refusal !== null) return shutDown(channel, refusal);
    channel.token = token;
    channel.claims = claims;
    watchExpiry(channel);
  }

  function broadcast(channel: Channel, message: Incoming, reply: Reply): void {
    const read = readBroadcast(message);
    // Hosted Realtime stays silent on a broadcast it does not pass on; the client then reports 'timed out'.
    if (!read || channel.policies?.broadcast.write === false) return;
    hub.broadcast(channel.room, read, channel.echoesBroadcasts ? undefined : channel);
    if (channel.acksBroadcasts) reply('ok');
  }

  function presence(channel: Channel, payload: unknown, reply: Reply): void {
    const { event, payload: shown = {} } = asRecord(payload);
    const action = typeof event === 'string' ? event.toLowerCase() : '';
    if (action === 'untrack') {
      hub.untrack(channel);
      reply('ok');
    } else if (action !== 'track' || channel.policies?.presence.write === false) {
      reply('error');
    } else if (!isRecord(shown)) {
      reply('error', { reason: 'Presence track payload must be a map' });
    } else {
      if (!channel.presenceEnabled) {
        // Tracking turns presence on; the members tracked so far come first.
        channel.presenceEnabled = true;
        hub.syncPresence(channel);
      }
      hub.track(channel, shown);
      reply('ok');
    }
  }

  return {
    async receive(session, message) {
      const { ref, topic, event, payload, joinRef } = message;
      const reply: Reply = (status, response = {}) =>
        send(session, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
      if (topic === 'phoenix') return event === 'heartbeat' ? reply('ok') : undefined;
      if (event === 'phx_join') return join(session, message, reply);
      const channel = session.channels.get(topic);
      // A message of an earlier join of the same topic is not for the present one.
      const isStale = joinRef !== null && channel?.joinRef !== joinRef;
      if (event === 'phx_leave') {
        reply('ok');
        if (channel && !isStale) close(channel);
        return;
      }
      if (!channel || isStale) return reply('error', { reason: 'unmatched topic' });
      if (event === 'access_token') return refreshToken(channel, payload);
      if (event === 'broadcast') return broadcast(channel, message, reply);
      if (event === 'presence') return presence(channel, payload, reply);
    },
    leaveAll(session) {
      for (const channel of [...session.channels.values()]) hub.remove(channel);
    },
  };
}
