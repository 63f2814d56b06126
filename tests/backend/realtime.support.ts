/** A realtime relay on a database of its own, and supabase-js clients for it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { loadConfig } from '../../supabase/local/config.ts';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { signJwt } from '../../supabase/local/jwt.ts';
import { createRealtime, type Realtime } from '../../supabase/local/realtime/index.ts';
import { realtimeSchema } from '../../supabase/local/realtime/schema.ts';
import { withNativePostgres } from '../support/native-postgres.ts';
import type { Driver } from './support/backend.ts';

// What channels do is the same for public ones, which the product has switched off.
const config = { ...loadConfig(join(import.meta.dirname, '../..')), realtime: { private_only: false } };
export const ANON_KEY = config.auth.publishable_key;
export const SERVICE_KEY = config.auth.secret_key;

export function tokenFor(userId: string, secondsToLive = 3600, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return signJwt(
    { sub: userId, role: 'authenticated', iat: now, exp: now + secondsToLive, ...claims },
    config.auth.jwt_secret,
  );
}

export interface ClientOptions {
  key?: string;
  /** What the client presents; read anew whenever the client asks for it. */
  token?: () => string;
  vsn?: '1.0.0' | '2.0.0';
}

export interface TestRealtime {
  realtime: Realtime;
  url: string;
  logs: string[];
  client(options?: ClientOptions): Promise<SupabaseClient>;
  dropClients(): Promise<void>;
  /** Ends the relay under its clients, which go on trying. */
  kill(): Promise<void>;
  /** Cuts every connection without a word, as a crash would. */
  cutConnections(): void;
  close(): Promise<void>;
}

export async function startRealtime(db: OpenedDb, port = 0): Promise<TestRealtime> {
  const logs: string[] = [];
  const realtime = await createRealtime({ db, config, log: (line) => logs.push(line) });
  const listener = getRequestListener((request) => realtime.handleHttp(request, new URL(request.url)));
  const server: Server = createServer((request, response) => void listener(request, response));
  server.on('upgrade', (request, socket, head) => {
    if (!realtime.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: SupabaseClient[] = [];
  async function dropClients(): Promise<void> {
    await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()));
  }
  let killed: Promise<void> | undefined;
  async function end(): Promise<void> {
    await realtime.close();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  function kill(): Promise<void> {
    killed ??= end();
    return killed;
  }
  return {
    dropClients,
    kill,
    realtime,
    url,
    logs,
    async client({ key = ANON_KEY, token, vsn = '2.0.0' } = {}) {
      const client = createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { vsn, timeout: 60_000, reconnectAfterMs: () => 10, heartbeatIntervalMs: 25_000 },
        ...(token ? { accessToken: async () => token() } : {}),
      });
      clients.push(client);
      // As after a sign-in: a channel joined before the client has its token joins without it.
      if (token) await client.realtime.setAuth();
      return client;
    },
    cutConnections() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      await dropClients();
      await kill();
    },
  };
}

/** Resolves when the channel is joined; rejects with what the server said otherwise. */
export function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? new Error(status));
    });
  });
}

/** Waits until the check passes, however slow the machine is; the last failure is thrown. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 5 });

/**
 * One relay for a block of tests, on a database prepared by `setup`. Clients go after each test, so that what one leaves
 * behind does not hear the next.
 */
export function useRealtime(
  driver: Driver,
  setup: (db: OpenedDb) => Promise<void>,
): { readonly db: OpenedDb; readonly server: TestRealtime } {
  const native = withNativePostgres();
  let db: OpenedDb | undefined;
  let server: TestRealtime | undefined;
  beforeAll(async () => {
    db = await prepareDb({ url: driver === 'postgres' ? await native.createDatabase() : 'memory://' });
    await db.script(realtimeSchema);
    await setup(db);
    server = await startRealtime(db);
  });
  afterEach(() => server?.dropClients());
  afterAll(async () => {
    await server?.close();
    await db?.close();
  });
  const get = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the relay starts in beforeAll');
    return value;
  };
  return {
    get db() {
      return get(db);
    },
    get server() {
      return get(server);
    },
  };
}
