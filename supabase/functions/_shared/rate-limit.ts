/** Limits on what visitors may do, counted in the database, so that all instances of a function share the count. */
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Address of the client. Cloudflare, which stands before hosted projects, overwrites the first header; the second may have
 * been begun by the client there, while the embedded backend writes it itself.
 */
export const clientAddress = (request: Request): string =>
  request.headers.get('cf-connecting-ip')?.trim() ||
  request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ||
  'unknown';

/** Groups of an IPv6 address, with the zeros that '::' stands for; null when it is none. */
function ipv6Groups(address: string): string[] | null {
  const [head = '', tail, ...rest] = address.split('::');
  if (rest.length > 0) return null;
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const gap = 8 - before.length - after.length;
  if (tail === undefined ? gap !== 0 : gap < 1) return null;
  const all = [...before, ...Array.from({ length: tail === undefined ? 0 : gap }, () => '0'), ...after];
  return all.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? all : null;
}

/**
 * What is counted as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, since a household is given
 * all addresses behind those.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = ipv6Groups(address);
  if (!groups) return address;
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The network under a key that does not give it away: addresses are personal data, and nobody needs them back. */
async function hashed(network: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(network)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Limit {
  /** What is limited; limits of different names do not add up. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one use by the network behind the request; false when it has used up what the window allows.
 * @throws when the database cannot be asked.
 */
export async function withinLimit(
  service: SupabaseClient,
  { name, limit, windowSeconds }: Limit,
  request: Request,
  secret: string,
): Promise<boolean> {
  const key = `${name}:${await hashed(networkOf(clientAddress(request)), secret)}`;
  const { data, error } = await service.rpc('consume_rate_limit', {
    p_key: key,
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  if (error) throw error;
  return data === true;
}
