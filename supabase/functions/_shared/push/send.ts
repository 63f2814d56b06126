/**
 * Writes to devices through the services of their browsers (RFC 8030), so that those cannot read it (RFC 8291), in our
 * name (RFC 8292).
 */
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { PushData } from '@lib/reminders/message.ts';
import { isPushEndpoint, type PushOutcome, pushOutcome } from '@lib/reminders/push.ts';
import { brand } from '../../../../src/config/brand.ts';
import type { Get } from '../http/call-deps.ts';

const PUSH_TIMEOUT_MS = 10_000;
/** The signature itself holds for twelve. */
const SIGNED_FOR_MS = 3_600_000;
/** Of what is written, before it is encrypted. */
const MAX_BYTES = 3000;

export interface PushDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  data: PushData;
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number;
  /** Of several that wait under one topic the newest is kept. */
  topic: string;
}

export type SendPush = (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;

export const publicPushKey = (get: Get): string | null => get('VAPID_PUBLIC_KEY') || null;

interface VapidKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

type Subscription = Parameters<typeof encryptNotification>[0];

/** Our name as a service reads it: signed once for all messages of an hour to it, which is a fifth of the work of each. */
function signatures(vapid: VapidKeys): (subscription: Subscription, nowMs: number) => Promise<string> {
  const known = new Map<string, { untilMs: number; signed: Promise<string> }>();
  const sign = async (subscription: Subscription) =>
    (await vapidHeaders(subscription, vapid)).headers.authorization;
  return (subscription, nowMs) => {
    const { origin } = new URL(subscription.endpoint);
    const kept = known.get(origin);
    if (kept && nowMs < kept.untilMs) return kept.signed;
    const signed = sign(subscription);
    known.set(origin, { untilMs: nowMs + SIGNED_FOR_MS, signed });
    signed.catch(() => known.delete(origin));
    return signed;
  };
}

async function write(
  device: PushDevice,
  { data, ttlSeconds, topic }: PushMessage,
  signed: ReturnType<typeof signatures>,
  send: typeof fetch,
): Promise<PushOutcome> {
  const plain = new TextEncoder().encode(JSON.stringify(data));
  if (plain.byteLength > MAX_BYTES) return { kind: 'refused' };
  const { endpoint, p256dh, auth } = device;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const authorization = await signed(subscription, Date.now());
  const body = await encryptNotification(subscription, plain);
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        authorization,
        ttl: String(Math.max(1, Math.round(ttlSeconds))),
        urgency: 'normal',
        topic,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body: body as BodyInit,
      // Only the services we know are called, wherever they point.
      redirect: 'manual',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return pushOutcome(response.status, response.headers.get('retry-after'), Date.now());
  } catch {
    return { kind: 'later', waitMs: null };
  }
}

/** Null where there are no keys: then nobody is written to. @param send for tests */
export function createSendPush(get: Get, send: typeof fetch = fetch): SendPush | null {
  const publicKey = publicPushKey(get);
  const privateKey = get('VAPID_PRIVATE_KEY');
  if (!publicKey || !privateKey) return null;
  const vapid = { subject: get('VAPID_SUBJECT') ?? `mailto:${brand.email}`, publicKey, privateKey };
  const signed = signatures(vapid);
  return async (device, message) =>
    isPushEndpoint(device.endpoint) ? write(device, message, signed, send) : { kind: 'gone' };
}
