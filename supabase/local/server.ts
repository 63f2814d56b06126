/** The embedded backend and a built app on one address, without Vite. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, createBackend } from './app.ts';
import { createStatic } from './static.ts';

export interface ServerOptions {
  /** Folder that holds `supabase/`. */
  root: string;
  /** 0 for any that is free. */
  port: number;
  /** A folder, memory:// or postgres://…. */
  data: string;
  /** Folder of a built app; without one only the backend answers. */
  dist?: string | undefined;
  /** Calls scheduled functions by itself. */
  schedule?: boolean | undefined;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** @throws what keeps the backend from starting; the port is let go then */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { root, port, data, dist, schedule } = options;
  let backend: Promise<Backend> | undefined;

  // The port first: the backend needs to know its address. Requests wait until it is ready.
  const files = dist === undefined ? null : createStatic(dist);
  const server = createServer(async (request, response) => {
    try {
      (await backend)?.middleware(request, response, () => {
        if (files) files(request, response);
        else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      });
    } catch {
      response.writeHead(503).end();
    }
  });
  // As long as a client may wait between two calls of a test: a connection closed in the very moment of the next call fails it.
  server.keepAliveTimeout = 120_000;
  server.on('upgrade', async (request, socket, head) => {
    const taken = await backend?.then((ready) => ready.upgrade(request, socket, head)).catch(() => false);
    if (!taken) socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function close(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await (await backend?.catch(() => undefined))?.close();
  }
  backend = createBackend({ root, url: data, siteUrl: url, schedule });
  try {
    await backend;
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
