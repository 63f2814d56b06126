/** Tells uptime checks whether the site works. Asked often it answers what it found a moment ago. */
import { statusOf } from '@lib/contracts/call.ts';
import { health } from '@lib/contracts/health.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { type Health, type HealthFacts, healthOf } from '@lib/operations/health.ts';
import type { LogEntry } from '../_shared/http/log.ts';

/** So long an answer holds. */
const keptMs = 10_000;

export interface HealthDeps {
  log(entry: LogEntry): void;
  now(): number;
  facts(): Promise<HealthFacts>;
  /** What was found last. */
  last: { readonly at: number; readonly found: Promise<Health> } | null;
}

async function look(deps: HealthDeps): Promise<Health> {
  try {
    return healthOf(await deps.facts());
  } catch (error) {
    deps.log({ level: 'error', function: health.name, fault: faultOf(error) });
    return healthOf(null);
  }
}

/** It never rejects. */
export async function handle(request: Request, deps: HealthDeps): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const code = 'method_not_allowed';
    const status = statusOf(health, code);
    return Response.json({ error: { code } }, { status, headers: { ...headers, allow: 'GET, HEAD' } });
  }
  const now = deps.now();
  if (deps.last === null || now - deps.last.at >= keptMs) deps.last = { at: now, found: look(deps) };
  const found = await deps.last.found;
  const status = found.status === 'ok' ? 200 : 503;
  return request.method === 'HEAD'
    ? new Response(null, { status, headers })
    : Response.json(found, { status, headers });
}
