/** Limits on what visitors may do, counted in the database, so that all instances of a function share the count. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AddressSource, cloudflare, type FunctionEnv } from './env.ts';

/**
 * Address of the client, as the proxy before the functions wrote it: everything else in the headers is the client's own
 * word. Without that entry everybody is one.
 */
export function clientAddress(request: Request, { header, fromRight }: AddressSource = cloudflare): string {
  const entries = request.headers.get(header)?.split(',') ?? [];
  return entries.at(-fromRight)?.trim() || 'unknown';
}

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

/** A network or a mail address under a key that does not give it away: it is personal data, and nobody needs it back. */
export async function keyed(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One use of something that is limited. */
export interface Use {
  /** What is limited; limits of different names do not add up. */
  key: string;
  uses: number;
  windowSeconds: number;
  request: Request;
  /** Id of the person it is counted for; null counts the network behind the request. */
  person: string | null;
  /** A mail address it is counted for instead. */
  address?: string | undefined;
  /** Counts the address apart for every network, so that no stranger uses up what its owner needs. */
  here?: boolean | undefined;
}

/** Counts one use of `key`. @throws when the database cannot be asked */
export async function consume(
  service: SupabaseClient,
  key: string,
  { uses, windowSeconds }: Pick<Use, 'uses' | 'windowSeconds'>,
): Promise<boolean> {
  const { data, error } = await service.rpc('consume_rate_limit', {
    p_key: key,
    p_limit: uses,
    p_window_seconds: windowSeconds,
  });
  if (error) throw error;
  return data === true;
}

/**
 * Counts one use by a person, an address or the network behind the request; false when it has used up what the window
 * allows.
 */
export async function isWithinLimit(
  service: SupabaseClient,
  use: Use,
  { serviceKey, addressFrom }: Pick<FunctionEnv, 'serviceKey' | 'addressFrom'>,
): Promise<boolean> {
  const { key, request, person, address, here } = use;
  const network = networkOf(clientAddress(request, addressFrom));
  const counted = address === undefined ? network : here ? `${address} ${network}` : address;
  const whose = person ?? (await keyed(counted, serviceKey));
  return consume(service, `${key}:${whose}`, use);
}
