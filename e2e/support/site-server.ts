/** A host of the built site that a test has to itself: what stands at an address can change while browsers look at it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStatic } from '../../supabase/local/static.ts';

/** An answer in the place of what the build has there. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SiteServer {
  readonly origin: string;
  /** By path. */
  readonly answers: Map<string, Answer>;
  /** Paths that were asked for, in their order. */
  readonly asked: string[];
  close: () => Promise<void>;
}

const dist = join(import.meta.dirname, '../../dist');

/** @param isBuilt whether addresses without an answer of their own show the build; otherwise nothing is there */
export async function serveSite({ isBuilt = true } = {}): Promise<SiteServer> {
  const built = createStatic(dist);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    const own = answers.get(path) ?? (isBuilt ? undefined : { status: 404 });
    if (own) response.writeHead(own.status ?? 200, own.headers).end(own.body);
    else built(request, response);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
