/** Broadcasts over HTTP, for servers and for clients that are not connected. */
import * as z from 'zod';
import { claimsForKey } from '../jwt.ts';
import type { Claims, LocalConfig, LocalDb, Log } from '../types.ts';
import { policiesFor } from './authorization.ts';
import { type Hub, roomOf } from './hub.ts';
import type { BroadcastBody } from './protocol.ts';

const BATCH_PATH = '/realtime/v1/api/broadcast';
const SINGLE_PATH = /^\/realtime\/v1\/api\/broadcast\/(?<topic>[^/]+)\/events\/(?<event>[^/]+)$/;

const batchSchema = z.object({
  messages: z.array(
    z.object({
      topic: z.string().min(1),
      event: z.string().min(1),
      payload: z.record(z.string(), z.unknown()),
      private: z.boolean().optional(),
    }),
  ),
});

const problem = (status: number, message: string): Response => Response.json({ message }, { status });

function bearer(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export interface BroadcastApi {
  handle(request: Request, url: URL): Promise<Response>;
}

export function createBroadcastApi(options: {
  db: LocalDb;
  config: LocalConfig;
  hub: Hub;
  log: Log;
}): BroadcastApi {
  const { db, config, hub, log } = options;

  interface Message {
    topic: string;
    event: string;
    body: BroadcastBody;
    isPrivate: boolean;
  }

  /** False when a policy does not let these claims write to the private topic. */
  async function publish(claims: Claims, { topic, event, body, isPrivate }: Message): Promise<boolean> {
    if (isPrivate && !(await policiesFor(db, topic, claims, log)).broadcast.write) return false;
    const wireTopic = `realtime:${topic}`;
    hub.broadcast(roomOf(wireTopic, isPrivate), { topic: wireTopic, event, body });
    return true;
  }

  async function readJson(request: Request): Promise<unknown> {
    try {
      return await request.json();
    } catch {
      return undefined;
    }
  }

  async function batch(request: Request, claims: Claims): Promise<Response> {
    const parsed = batchSchema.safeParse(await readJson(request));
    if (!parsed.success) {
      return Response.json({ errors: z.treeifyError(parsed.error) }, { status: 422 });
    }
    for (const { topic, event, payload, private: isPrivate = false } of parsed.data.messages) {
      // Of a batch, what a policy forbids is left out without a word, as on hosted projects.
      await publish(claims, { topic, event, isPrivate, body: { encoding: 'json', value: payload } });
    }
    return new Response(null, { status: 202 });
  }

  async function single(request: Request, url: URL, claims: Claims, parts: string[]): Promise<Response> {
    const [topic, event] = parts.map(decodePart);
    if (!topic || !event) return problem(422, 'topic and event are required');
    let body: BroadcastBody;
    if (request.headers.get('content-type')?.startsWith('application/octet-stream')) {
      body = { encoding: 'binary', bytes: new Uint8Array(await request.arrayBuffer()) };
    } else {
      const value = await readJson(request);
      if (value === undefined) return problem(422, 'the body is not JSON');
      body = { encoding: 'json', value };
    }
    const isPrivate = url.searchParams.get('private') === 'true';
    const sent = await publish(claims, { topic, event, body, isPrivate });
    return sent ? new Response(null, { status: 202 }) : problem(401, 'Unauthorized');
  }

  return {
    async handle(request, url) {
      const parts = SINGLE_PATH.exec(url.pathname)?.groups;
      if (request.method !== 'POST' || (!parts && url.pathname !== BATCH_PATH)) {
        return problem(404, 'Not Found');
      }
      const key = claimsForKey(request.headers.get('apikey'), config);
      // The bearer token counts if there is one; an API key in its place says no more than the apikey header.
      const token = bearer(request);
      const claims = token ? claimsForKey(token, config) : key;
      if (!claims) return problem(401, 'Unauthorized');
      return parts
        ? single(request, url, claims, [parts.topic ?? '', parts.event ?? ''])
        : batch(request, claims);
    },
  };
}
