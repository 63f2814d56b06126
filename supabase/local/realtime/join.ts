/** Joining a topic: reading the request, checking token, policies and subscriptions. */
import { randomUUID } from 'node:crypto';
import { claimsForKey } from '../jwt.ts';
import type { Claims, LocalConfig, LocalDb, Log } from '../types.ts';
import { type Policies, policiesFor } from './authorization.ts';
import { type Channel, deliverChange, roomOf, type Session, subTopic } from './hub.ts';
import { asRecord } from './json.ts';
import { syncTriggers } from './outbox.ts';
import type { Incoming } from './protocol.ts';
import { checkSubscription, readSubscription, type Subscription } from './subscriptions.ts';

export interface JoinContext {
  db: LocalDb;
  config: LocalConfig;
  log: Log;
  nextId(): number;
}

export type JoinResult =
  | { ok: false; reason: string }
  | {
      ok: true;
      channel: Channel;
      /** The subscriptions as asked for, each with the id that its events will carry. */
      answer: readonly unknown[];
      /** Null when nothing was asked for; otherwise what to report of the subscriptions. */
      report: { status: 'ok' | 'error'; message: string } | null;
    };

/** API keys are no tokens: they stand for what the connection's own key allows, as on hosted projects. */
export const isApiKey = (token: string): boolean => token.startsWith('sb_');

/** The token a channel acts under. */
export function tokenFor(session: Session, offered: unknown): string {
  return typeof offered === 'string' && offered !== '' && !isApiKey(offered) ? offered : session.apiKey;
}

const unreadable = (topic: string): string =>
  `You do not have permissions to read from this Channel topic: ${subTopic(topic)}`;

/** Policies of a private topic, or the reason why it stays closed. */
export async function enterPrivate(
  context: JoinContext,
  topic: string,
  claims: Claims,
): Promise<Policies | string> {
  const policies = await policiesFor(context.db, subTopic(topic), claims, context.log);
  return policies.broadcast.read || policies.presence.read ? policies : unreadable(topic);
}

/** Readable subscriptions, and the first complaint about the others or about what they ask for. */
async function subscribe(
  context: JoinContext,
  entries: readonly unknown[],
  claims: Claims,
): Promise<{ subscriptions: Subscription[]; answer: unknown[]; problem: string | null }> {
  const subscriptions: Subscription[] = [];
  const answer: unknown[] = [];
  let problem: string | null = null;
  if (entries.length > 0) await syncTriggers(context.db);
  for (const entry of entries) {
    const id = context.nextId();
    answer.push({ ...asRecord(entry), id });
    const read = readSubscription(entry, id);
    const complaint = read.ok ? await checkSubscription(context.db, read.subscription, claims) : read.reason;
    if (complaint !== null) problem ??= complaint;
    else if (read.ok) subscriptions.push(read.subscription);
  }
  // One bad subscription spoils them all, as on hosted projects: better no events than some of them.
  return { subscriptions: problem === null ? subscriptions : [], answer, problem };
}

/** Builds the channel a `phx_join` asks for. Nothing is entered anywhere yet. */
export async function readJoin(
  context: JoinContext,
  session: Session,
  message: Incoming,
): Promise<JoinResult> {
  const { topic, joinRef } = message;
  const payload = asRecord(message.payload);
  const config = asRecord(payload.config);
  if (!topic.startsWith('realtime:') || subTopic(topic) === '') {
    return { ok: false, reason: 'TopicNameRequired: You must provide a topic name' };
  }
  const token = tokenFor(session, payload.access_token ?? payload.user_token);
  const claims = claimsForKey(token, context.config);
  if (!claims) return { ok: false, reason: 'InvalidJWTToken: Token has expired or is not valid' };

  const isPrivate = config.private === true;
  if (!isPrivate && context.config.realtime.private_only)
    return { ok: false, reason: 'PrivateOnly: This project only allows private channels' };
  const policies = isPrivate ? await enterPrivate(context, topic, claims) : null;
  if (typeof policies === 'string') return { ok: false, reason: `Unauthorized: ${policies}` };

  const entries = Array.isArray(config.postgres_changes)
    ? config.postgres_changes.filter((entry) => entry !== null)
    : [];
  const { subscriptions, answer, problem } = await subscribe(context, entries, claims);
  if (problem !== null) {
    context.log(`realtime: ${problem}`);
    // A client that waits for its subscriptions is refused; any other joins and hears of it in a system message.
    if (asRecord(config.postgres_changes_options).wait === true) {
      return { ok: false, reason: `RealtimeDisabledForConfiguration: ${problem}` };
    }
  }

  const presence = asRecord(config.presence);
  const broadcast = asRecord(config.broadcast);
  const channel: Channel = {
    id: randomUUID(),
    session,
    topic,
    joinRef,
    room: roomOf(topic, isPrivate),
    presenceKey: typeof presence.key === 'string' && presence.key !== '' ? presence.key : randomUUID(),
    // Clients that predate the setting leave it out and expect presence.
    presenceEnabled: presence.enabled !== false,
    echoesBroadcasts: broadcast.self === true,
    acksBroadcasts: broadcast.ack === true,
    isPrivate,
    token,
    claims,
    subscriptions,
    policies,
    expiry: undefined,
    deliver: (ids, data) => deliverChange(channel, ids, data),
  };
  const report =
    entries.length === 0
      ? null
      : problem === null
        ? ({ status: 'ok', message: 'Subscribed to PostgreSQL' } as const)
        : ({ status: 'error', message: problem } as const);
  return { ok: true, channel, answer, report };
}
