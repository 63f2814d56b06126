import { callerId, createServiceClient } from './clients.ts';
import type { FunctionEnv } from './env.ts';
import { logLine } from './log.ts';
import { withinLimit } from './rate-limit.ts';
import { refusalOf } from './refusal.ts';
import type { SubmitDeps } from './submissions.ts';

/** Generous for a household, a class or an office behind one address, and tiresome for a script. */
export const submitLimit = { limit: 60, windowSeconds: 10 * 60 };

/** @param name of the function; each has a limit of its own */
export function createSubmitDeps(env: FunctionEnv, name: string): SubmitDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isWithinLimit: (request) => withinLimit(service, { name, ...submitLimit }, request, env.serviceKey),
    callerId: (request) => callerId(env, request),
    async store(attempt, userId) {
      const { data, error } = await service.rpc('store_attempt', { p_attempt: attempt, p_user: userId });
      if (!error) return { ok: true, attempt: data };
      const refusal = refusalOf(error);
      if (refusal) return { ok: false, refusal };
      throw error;
    },
  };
}
