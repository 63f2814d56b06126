import { PostgrestClient } from '@supabase/postgrest-js';
import { askedAhead } from './asked-ahead';
import { type EdgeFunctions, edgeFunctions } from './edge-functions';
import { backendAddress } from './env';
import { LateRealtime } from './late-realtime';
import type { Database } from './types.gen';

/** Answers the token of who is signed in, or null. */
export type AccessToken = () => Promise<string | null>;

/** Publishable keys of the new form are no tokens: a function that checks for one would refuse them. */
const isToken = (key: string) => !/^sb_(publishable|secret)_/.test(key);

/** What is asked for while the page goes has to outlive it. */
let isLeaving = false;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pagehide',
    () => {
      isLeaving = true;
    },
    { capture: true },
  );
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/**
 * Tables, database functions and edge functions, in the name of who is signed in; news of changes come later. What
 * `createClient` of supabase-js makes, without its sign-in (create-auth.ts), its file storage and its tracing: these are two
 * thirds of its weight, and every page that reads anything would bring them.
 */
class DataClient extends PostgrestClient<Database> {
  readonly functions: EdgeFunctions;
  readonly realtime: LateRealtime;

  constructor(url: string, key: string, accessToken: AccessToken) {
    const inNameOf =
      (fallback: string | null): typeof fetch =>
      async (input, init) => {
        const headers = new Headers(init?.headers);
        const own = await accessToken();
        const token = own ?? fallback;
        headers.set('apikey', key);
        headers.set('x-request-id', crypto.randomUUID());
        if (token !== null && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
        return (
          (await askedAhead(String(input), init ?? {}, headers, own)) ??
          fetch(input, { ...init, headers, ...(isLeaving && { keepalive: true }) })
        );
      };
    super(`${url}/rest/v1`, { schema: 'public', fetch: inNameOf(key) });
    this.functions = edgeFunctions(`${url}/functions/v1`, inNameOf(isToken(key) ? key : null));
    this.realtime = new LateRealtime(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: key, eventsPerSecond: 1 },
      accessToken: async () => (await accessToken()) ?? key,
    });
  }
}

export type Supabase = Pick<DataClient, 'from' | 'rpc' | 'functions' | 'realtime'>;

export function createSupabaseClient(accessToken: AccessToken): Supabase {
  const { url, key } = backendAddress();
  return new DataClient(url, key, accessToken);
}
