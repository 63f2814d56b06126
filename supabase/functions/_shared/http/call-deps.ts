/** What every function is made of, from its environment; and how it starts. */
import { callerOf, createServiceClient } from './clients.ts';
import { type FunctionEnv, readEnv } from './env.ts';
import { requestInHand, takeInHand } from './in-hand.ts';
import { writeLog } from './log.ts';
import { isWithinLimit } from './rate-limit.ts';
import { refusalCounter } from './refusals.ts';
import type { CallDeps } from './serve-call.ts';
import { carriesServiceKey } from './service-key.ts';

/** Number of a failure: that of the request, by which the log of the database knows it, too. */
export const newId = (): string => requestInHand()?.id ?? crypto.randomUUID();

export function callDeps(env: FunctionEnv): CallDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: writeLog,
    newId,
    caller: (request) => callerOf(env, request),
    isService: (request) => carriesServiceKey(request, env.serviceKey),
    isWithinLimit: (use) => isWithinLimit(service, use, env),
  };
}

/** Reads a setting of the function's environment. */
export type Get = (name: string) => string | undefined;

/** Serves a function. @throws Error that names a missing setting, so that the function does not even start */
export function start<Deps>(
  handle: (request: Request, deps: Deps) => Promise<Response>,
  createDeps: (env: FunctionEnv, get: Get) => Deps,
): void {
  const get: Get = (name) => Deno.env.get(name);
  const env = readEnv(get);
  const deps = createDeps(env, get);
  const service = createServiceClient(env);
  const count = refusalCounter(async (name, counts) => {
    await service.rpc('note_refusals', { p_function: name, p_counts: counts });
  }, workAfterAnswer);
  const frame = { release: get('RELEASE'), newId: () => crypto.randomUUID() };
  Deno.serve((request) =>
    takeInHand(request, frame, async () => {
      const response = await handle(request, deps);
      await count(request, response);
      return response;
    }),
  );
}

/** Begins work that nobody waits for. Hosted functions live on until it is done; elsewhere the process does anyway. */
export function workAfterAnswer(work: () => Promise<void>): void {
  const done = work();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(done);
}
