/** Carrying a request to a function's process and its answer back. */
import { SECRET_HEADER, type Worker } from './worker.ts';

/** The most a function is sent. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** Headers that belong to one connection, or that only the gateway may set. */
const NOT_FORWARDED = [
  'accept-encoding',
  'cf-connecting-ip',
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
  SECRET_HEADER,
];

/** Reads a body whole, as it may have to be sent twice. */
export async function readBody(request: Request): Promise<Uint8Array | null> {
  if (!request.body || request.method === 'GET' || request.method === 'HEAD') return null;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
}

function forwardedHeaders(request: Request, url: URL, worker: Worker, peer: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  // Bodies pass through as they are, which needs them uncompressed.
  headers.set('accept-encoding', 'identity');
  // What a client claims about its address counts for nothing.
  headers.set('x-forwarded-for', peer);
  headers.set('x-forwarded-host', url.host);
  headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
  headers.set(SECRET_HEADER, worker.secret);
  return headers;
}

/** The same stream, with word when it has ended, however it ended. */
function watched(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason);
    },
  });
}

/**
 * Sends the request to a process that is up. Rejects when the process cannot be reached or ends before it answers.
 * `url` is the one the client asked for; the function sees the part that starts with its own name.
 */
export async function forward(options: {
  request: Request;
  url: URL;
  body: Uint8Array | null;
  worker: Worker;
  port: number;
  peer: string;
}): Promise<Response> {
  const { request, url, body, worker, port, peer } = options;
  const leave = worker.enter();
  try {
    const path = url.pathname.split('/').slice(3).join('/');
    const answer = await fetch(`http://127.0.0.1:${port}/${path}${url.search}`, {
      method: request.method,
      headers: forwardedHeaders(request, url, worker, peer),
      body: body as BodyInit | null,
      redirect: 'manual',
      signal: request.signal,
    });
    const headers = new Headers(answer.headers);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
    if (headers.has('content-encoding')) {
      // fetch has unpacked it.
      headers.delete('content-encoding');
      headers.delete('content-length');
    }
    if (!answer.body) leave();
    return new Response(answer.body ? watched(answer.body, leave) : null, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  } catch (error) {
    leave();
    throw error;
  }
}

/** Whether the request certainly never reached the function, so that it may be sent again. */
export function wasNotDelivered(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
