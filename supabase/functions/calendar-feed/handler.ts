/**
 * Tells another calendar what somebody planned. The token in the address is all it asks for, so the address is never logged,
 * and nothing about it is told that the token does not open.
 */
import { type Feed, writeFeed } from '@lib/calendar/ics/feed.ts';
import { calendarFeed, feedUses } from '@lib/contracts/calendar-feed.ts';
import type { CodeOf } from '@lib/contracts/call.ts';
import { statusOf } from '@lib/contracts/call.ts';
import { faultOf } from '@lib/operations/fault.ts';
import type { LogEntry } from '../_shared/http/log.ts';

export interface FeedDeps {
  log(entry: LogEntry): void;
  newId(): string;
  /** Counts one use of a link by the hash of its token; false when it was asked for too often. */
  isWithinLimit(hash: string, limit: typeof feedUses): Promise<boolean>;
  /** What a link shows; null: nothing. */
  read(hash: string): Promise<Feed | null>;
  /** The VTIMEZONE of a zone. */
  zoneBlock(tz: string): string;
}

const ours: readonly [string, string][] = [
  ['x-robots-tag', 'noindex'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
];

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refusal(code: CodeOf<typeof calendarFeed>, more: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers([...ours, ['cache-control', 'no-store'], ...Object.entries(more)]);
  return Response.json({ error: { code } }, { status: statusOf(calendarFeed, code), headers });
}

/** Whether a caller has the state an entity tag names. */
function has(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}

async function answer(request: Request, deps: FeedDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal('method_not_allowed', { allow: 'GET, HEAD' });
  }
  const token = /\/([0-9a-f]{64})\.ics$/.exec(new URL(request.url).pathname)?.[1];
  if (token === undefined) return refusal('unknown_link');
  const hash = await sha256(token);
  if (!(await deps.isWithinLimit(hash, feedUses))) {
    return refusal('rate_limited', { 'retry-after': String(feedUses.windowSeconds) });
  }
  const feed = await deps.read(hash);
  if (feed === null) return refusal('unknown_link');
  const text = writeFeed(feed, deps.zoneBlock);
  const tag = `"${(await sha256(text)).slice(0, 32)}"`;
  const headers = new Headers([...ours, ['etag', tag], ['cache-control', 'private, max-age=900']]);
  if (has(request, tag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'text/calendar; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** It never rejects. */
export async function handle(request: Request, deps: FeedDeps): Promise<Response> {
  try {
    return await answer(request, deps);
  } catch (error) {
    const id = deps.newId();
    deps.log({ level: 'error', function: calendarFeed.name, id, fault: faultOf(error) });
    return refusal('internal');
  }
}
