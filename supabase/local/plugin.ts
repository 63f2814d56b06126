/** Vite plugin: `vite` serves the embedded backend on the app's own address. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Plugin, ViteDevServer } from 'vite';
import { type Backend, createBackend } from './app.ts';
import { dataFolder } from './data-folder.ts';

export interface LocalSupabaseOptions {
  /** A folder, memory:// or postgres://…; default supabase/.temp/pg, or LOCAL_DB_URL. */
  url?: string;
}

interface Shared {
  backend: Backend;
  /** Servers that use it; the last one closes it. */
  users: number;
  siteUrl: string;
}

/**
 * A restart of Vite makes the new server before it closes the old one, and loads this file anew. The backend lives
 * on across it, so the registry is the process's and not the module's.
 */
const REGISTRY = Symbol.for('focus-clarity-lab.local-backends');
type Registry = Map<string, Promise<Shared>>;
const holder = globalThis as { [REGISTRY]?: Registry };
holder[REGISTRY] ??= new Map();
const registry: Registry = holder[REGISTRY];

async function acquire(root: string, url: string): Promise<Shared> {
  const running = registry.get(url);
  if (running) {
    const shared = await running;
    shared.users += 1;
    return shared;
  }
  const opening = (async () => {
    const shared = { users: 1, siteUrl: '' } as Shared;
    shared.backend = await createBackend({ root, url, siteUrl: () => shared.siteUrl, schedule: true });
    return shared;
  })();
  registry.set(url, opening);
  opening.catch(() => registry.delete(url));
  return opening;
}

async function release(url: string, shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  registry.delete(url);
  await shared.backend.close();
}

/** Address a browser on this machine reaches the server at. */
function addressOf(server: ViteDevServer, port: number): string {
  const { host } = server.config.server;
  const name = typeof host === 'string' && host !== '0.0.0.0' && host !== '::' ? host : '127.0.0.1';
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function attach(server: ViteDevServer, options: LocalSupabaseOptions): Promise<void> {
  const { root, server: dev } = server.config;
  const url = options.url ?? dataFolder(root);
  const shared = await acquire(root, url);
  const { httpServer } = server;
  shared.siteUrl ||= addressOf(server, dev.port);
  httpServer?.once('listening', () => {
    const { port } = httpServer.address() as AddressInfo;
    shared.siteUrl = addressOf(server, port);
  });
  // Realtime's connections only: Vite's own stay with Vite.
  httpServer?.on('upgrade', (request, socket, head) => {
    shared.backend.upgrade(request as IncomingMessage, socket, head);
  });
  server.middlewares.use((request: IncomingMessage, response, next) =>
    shared.backend.middleware(request, response, next),
  );
  // A restart closes the old server without calling its `close`; everybody else awaits that.
  let released: Promise<void> | undefined;
  const letGo = (): Promise<void> => {
    released ??= release(url, shared);
    return released;
  };
  httpServer?.once('close', letGo);
  const close = server.close.bind(server);
  server.close = async () => {
    await close();
    await letGo();
  };
}

export function localSupabase(options: LocalSupabaseOptions = {}): Plugin {
  return {
    name: 'local-supabase',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    // The database writes there all the time, and none of it is source.
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    configureServer: (server) => attach(server, options),
  };
}
