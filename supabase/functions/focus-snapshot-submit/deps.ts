import { callerId, createServiceClient } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import type { SubmitDeps } from './handler.ts';

/** Generous for a household, a class or an office behind one address, and tiresome for a script. */
const LIMIT = { name: 'focus-snapshot-submit', limit: 60, windowSeconds: 10 * 60 };

export function createDeps(env: FunctionEnv): SubmitDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isWithinLimit: (request) => withinLimit(service, LIMIT, request, env.serviceKey),
    callerId: (request) => callerId(env, request),
    async store(attempt, userId) {
      const { data, error } = await service.rpc('store_attempt', { p_attempt: attempt, p_user: userId });
      if (!error) return { ok: true, attempt: data };
      if (error.message === 'attempt_conflict') return { ok: false, code: 'attempt_conflict' };
      throw error;
    },
  };
}
