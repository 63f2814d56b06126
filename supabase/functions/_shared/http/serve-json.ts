/**
 * The frame around every function that speaks JSON: methods, CORS, limits, validation, stable error codes. What a client
 * sends is answered with a 4xx; only a fault of ours is a 500, and of that it learns an id to quote and nothing else.
 */
import { frameCodes } from '@lib/contracts/call.ts';
import { bodyFault } from '@lib/contracts/text.ts';
import { faultOf } from '@lib/operations/fault.ts';
import * as z from 'zod/mini';
import { corsHeaders } from './cors.ts';
import type { LogEntry } from './log.ts';
import { isDiskFull } from './outcome.ts';
import { readText } from './read-text.ts';

/** The largest body read where a function names no other, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Of a wrong body, at most so many faults are listed. */
const MAX_ISSUES = 20;

export interface Reply {
  status: number;
  body: unknown;
}

/** A refusal as it is sent. `code` is part of the interface: once used, it keeps its meaning. */
export const refusal = (code: string, more: object, status: number): Reply => ({
  status,
  body: { error: { code, ...more } },
});

const frameRefusal = (code: keyof typeof frameCodes, more: object = {}): Reply =>
  refusal(code, more, frameCodes[code]);

/** What the frame itself needs; a function adds its own. */
export interface RouteDeps {
  /** Origin of the site, such as https://example.com. */
  siteUrl: string;
  log(entry: LogEntry): void;
  newId(): string;
}

export interface Route<Input, Deps extends RouteDeps> {
  /** Name of the function, for the log. */
  name: string;
  /** GET takes its input from the query string, every other method from a JSON body. */
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  schema: z.core.$ZodType<Input>;
  /** The largest body read, in bytes. */
  maxBodyBytes?: number;
  handler(input: Input, context: { request: Request; deps: Deps }): Promise<Reply>;
}

type Read = { ok: true; value: unknown } | { ok: false; refusal: Reply };

const badBody = (issues: readonly { path: string; code: string }[]): Reply =>
  frameRefusal('invalid_body', { issues });

async function readInput(request: Request, maxBytes: number): Promise<Read> {
  if (request.method === 'GET') {
    return { ok: true, value: Object.fromEntries(new URL(request.url).searchParams) };
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also what keeps forms of foreign pages out: they cannot send this type without a preflight.
  if (type !== 'application/json') return { ok: false, refusal: frameRefusal('unsupported_media_type') };
  const text = await readText(request, maxBytes);
  if (text === null) return { ok: false, refusal: frameRefusal('body_too_large') };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, refusal: badBody([{ path: '', code: 'invalid_json' }]) };
  }
}

async function answer<Input, Deps extends RouteDeps>(
  route: Route<Input, Deps>,
  request: Request,
  deps: Deps,
): Promise<Reply> {
  if (!(route.methods as readonly string[]).includes(request.method))
    return frameRefusal('method_not_allowed');
  const read = await readInput(request, route.maxBodyBytes ?? MAX_BODY_BYTES);
  if (!read.ok) return read.refusal;
  const fault = bodyFault(read.value);
  if (fault) return badBody([{ path: '', code: fault }]);
  const parsed = z.safeParse(route.schema, read.value);
  if (!parsed.success) {
    // Where and what, never the value: it may be somebody's answer.
    const issues = parsed.error.issues.slice(0, MAX_ISSUES);
    return badBody(
      issues.map(({ path, code }) => ({ path: path.map(String).join('.').slice(0, 200), code })),
    );
  }
  return route.handler(parsed.data, { request, deps });
}

/** Makes the handler of a function, which tests call without a server. It never rejects. */
export function serveJson<Input, Deps extends RouteDeps>(
  route: Route<Input, Deps>,
): (request: Request, deps: Deps) => Promise<Response> {
  return async (request, deps) => {
    const headers = corsHeaders(request, deps.siteUrl, route.methods);
    headers.set('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    let result: Reply;
    try {
      result = await answer(route, request, deps);
    } catch (error) {
      const id = deps.newId();
      deps.log({ level: 'error', function: route.name, id, fault: faultOf(error) });
      result = frameRefusal(isDiskFull(error) ? 'storage_full' : 'internal', { id });
    }
    if (result.status === 405) headers.set('allow', [...route.methods, 'OPTIONS'].join(', '));
    return Response.json(result.body, { status: result.status, headers });
  };
}
