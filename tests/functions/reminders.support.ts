/** A push service and devices for tests: what is sent is read with the device's own keys (RFC 8291). */
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { pushKeys } from '../../supabase/local/push-keys.ts';

export interface TestDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What a message says to this device. */
  read(body: Uint8Array): unknown;
}

const hmac = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('sha256', key).update(data).digest();
const derive = (salt: Uint8Array, input: Uint8Array, info: Uint8Array, length: number): Buffer =>
  hmac(hmac(salt, input), Buffer.concat([info, Buffer.of(1)])).subarray(0, length);

export function testDevice(id: string): TestDevice {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const own = keys.getPublicKey();
  return {
    id,
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${id}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read(given) {
      const body = Buffer.from(given);
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(auth, keys.computeSecret(sender), info, 32);
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = open.lastIndexOf(2);
      return JSON.parse(open.subarray(0, end).toString('utf8'));
    },
  };
}

export interface PushCall {
  url: string;
  headers: Headers;
  body: Uint8Array;
  redirect: string | undefined;
}

/** Answers as push services do, by what the test says. */
export async function testPushService(answer: (call: PushCall) => Response) {
  const calls: PushCall[] = [];
  const keys: Readonly<Record<string, string>> = await pushKeys(null);
  const send = (async (url, init) => {
    const body = init?.body as unknown as Uint8Array;
    const call = { url: String(url), headers: new Headers(init?.headers), body, redirect: init?.redirect };
    calls.push(call);
    return answer(call);
  }) as typeof fetch;
  return { calls, send, get: (name: string) => keys[name] };
}
