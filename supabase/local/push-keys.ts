/** The pair of keys by which browsers know messages of this backend (VAPID): made at the first start, kept beside the data. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const Keys = z.object({ VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() });
export type PushKeys = z.infer<typeof Keys>;

async function makeKeys(): Promise<PushKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  );
  const raw = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url');
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { VAPID_PUBLIC_KEY: raw, VAPID_PRIVATE_KEY: d };
}

/** @param file null: they last as long as the process */
export async function pushKeys(file: string | null): Promise<PushKeys> {
  if (file !== null && existsSync(file)) {
    const kept = Keys.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (kept.success) return kept.data;
  }
  const made = await makeKeys();
  if (file !== null) writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
