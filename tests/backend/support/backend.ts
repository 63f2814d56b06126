/** The embedded backend behind a real HTTP server, and real supabase-js clients for it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import { type Backend, createBackend } from '../../../supabase/local/app.ts';
import type { CaughtMail } from '../../../supabase/local/types.ts';
import { filledCluster } from '../../support/migrated-cluster.ts';
import { withNativePostgres } from '../../support/native-postgres.ts';

export const drivers = ['pglite', 'postgres'] as const;
export type Driver = (typeof drivers)[number];

export const fixtureRoot = fileURLToPath(new URL('../../support/backend-fixture', import.meta.url));
export const password = 'Secret-123';

// The cheapest bcrypt there is: these tests are about flows.
process.env.LITE_AUTH_BCRYPT_COST = '4';

export interface Person {
  id: string;
  email: string;
  client: SupabaseClient;
}

export interface TestBackend {
  readonly backend: Backend;
  readonly url: string;
  /** A client without a session, by default with the public key. */
  client(key?: string): SupabaseClient;
  service(): SupabaseClient;
  /** A confirmed account that is signed in. */
  person(name?: string): Promise<Person>;
  /** Mails to an address, newest first. */
  mails(to: string): Promise<CaughtMail[]>;
  newestMail(to: string): Promise<CaughtMail>;
  /** Lets the once-a-minute limit of an address pass. */
  aMinuteLater(email: string): Promise<void>;
  /** Answer of a raw request with the public key. */
  raw(path: string, init?: RequestInit & { key?: string | null }): Promise<Response>;
}

let people = 0;
export const newEmail = (name = 'person'): string => {
  people += 1;
  return `${name}-${process.pid}-${people}@example.com`;
};

export async function startTestBackend(
  url: string,
  root: string = fixtureRoot,
): Promise<TestBackend & { stop(): Promise<void> }> {
  let ready: Backend | undefined;
  const server = createServer((request, response) => {
    ready?.middleware(request, response, () => response.writeHead(404).end('not the backend'));
  });
  server.on('upgrade', (request, socket, head) => {
    if (!ready?.upgrade(request, socket, head)) socket.destroy();
  });
  // Else a line that rested while the machine was busy is closed in the moment in which the next request takes it.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const backend = await createBackend({ root, url, siteUrl, keepAs: filledCluster(root), log: () => {} });
  ready = backend;
  const { publishable_key: publicKey, secret_key: secretKey } = backend.config.auth;

  const client = (key = publicKey) =>
    createClient(siteUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const mails = async (to: string) =>
    (await (await fetch(`${siteUrl}/_local/inbox.json?to=${encodeURIComponent(to)}`)).json()) as CaughtMail[];

  return {
    backend,
    url: siteUrl,
    client,
    service: () => client(secretKey),
    mails,
    async person(name) {
      const email = newEmail(name);
      const made = await client(secretKey).auth.admin.createUser({ email, password, email_confirm: true });
      if (made.error) throw made.error;
      const own = client();
      const { error } = await own.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { id: made.data.user.id, email, client: own };
    },
    async newestMail(to) {
      const [mail] = await mails(to);
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    async aMinuteLater(email) {
      await backend.db.query(
        `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
          recovery_sent_at = recovery_sent_at - interval '61 seconds',
          email_change_sent_at = email_change_sent_at - interval '61 seconds' where email = $1`,
        [email],
      );
    },
    raw(path, { key = publicKey, headers, ...init } = {}) {
      return fetch(`${siteUrl}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...(key === null ? {} : { apikey: key }), ...(headers as Record<string, string>) },
      });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

/** One backend for a block of tests. */
export function useBackend(driver: Driver): TestBackend {
  const native = withNativePostgres();
  let running: Awaited<ReturnType<typeof startTestBackend>> | undefined;
  beforeAll(async () => {
    // Lite logs every refused request, and being refused is what much of this is about.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    running = await startTestBackend(driver === 'postgres' ? await native.createDatabase() : 'memory://');
  });
  afterAll(async () => {
    await running?.stop();
    vi.restoreAllMocks();
  });
  const get = () => {
    if (!running) throw new Error('the backend starts in beforeAll');
    return running;
  };
  return {
    get backend() {
      return get().backend;
    },
    get url() {
      return get().url;
    },
    client: (key) => get().client(key),
    service: () => get().service(),
    person: (name) => get().person(name),
    mails: (to) => get().mails(to),
    newestMail: (to) => get().newestMail(to),
    aMinuteLater: (email) => get().aMinuteLater(email),
    raw: (path, init) => get().raw(path, init),
  };
}
