/** What functions read from their environment. */
import * as z from 'zod/mini';

export interface FunctionEnv {
  supabaseUrl: string;
  /** The public key: what a signed-out visitor may do. */
  anonKey: string;
  /** The key that passes every policy. It must never reach an answer or a log. */
  serviceKey: string;
  /** Where the site is reached; the only origin that may call functions from a browser. */
  siteUrl: string;
  /** Where the address of the client stands; without it, where Cloudflare writes it. */
  addressFrom?: AddressSource;
}

/** A header, and which of its entries from the right the proxy wrote that stands before the functions. */
export interface AddressSource {
  readonly header: string;
  readonly fromRight: number;
}

/** Stands before hosted projects and overwrites the header, whatever the client sent. */
export const cloudflare: AddressSource = { header: 'cf-connecting-ip', fromRight: 1 };

type Get = (name: string) => string | undefined;

const url = z.url({ protocol: /^https?$/ });
const keySet = z.object({ default: z.string().check(z.minLength(1)) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key by its name of old or, where a project has only the new kind, from the set it is published in. */
function readKey(get: Get, name: string, setName: string): string {
  const single = get(name);
  if (single) return single;
  const set = z.safeParse(keySet, parseJson(get(setName) ?? ''));
  if (set.success) return set.data.default;
  throw new Error(`Neither ${name} nor ${setName} is set`);
}

function readUrl(get: Get, name: string): string {
  const parsed = z.safeParse(url, get(name));
  if (parsed.success) return parsed.data;
  throw new Error(`${name} is not set to an address (http:// or https://)`);
}

/** 'x-forwarded-for' (its last entry) or 'x-forwarded-for/2' (the one before, where two proxies of ours write there). */
function readAddressSource(text: string | undefined): { addressFrom?: AddressSource } {
  if (!text) return {};
  const [, header, entry = '1'] = /^([a-z][a-z-]*)(?:\/([1-9]))?$/.exec(text) ?? [];
  if (header === undefined) throw new Error('CLIENT_ADDRESS is not a header, such as x-forwarded-for/1');
  return { addressFrom: { header, fromRight: Number(entry) } };
}

/**
 * Hosted projects set all but SITE_URL, which is a secret of the project (`supabase secrets set SITE_URL=…`).
 * @throws Error that names what is missing, so that the function does not even start.
 */
export function readEnv(get: Get): FunctionEnv {
  return {
    supabaseUrl: readUrl(get, 'SUPABASE_URL'),
    anonKey: readKey(get, 'SUPABASE_ANON_KEY', 'SUPABASE_PUBLISHABLE_KEYS'),
    serviceKey: readKey(get, 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_SECRET_KEYS'),
    siteUrl: readUrl(get, 'SITE_URL'),
    ...readAddressSource(get('CLIENT_ADDRESS')),
  };
}
