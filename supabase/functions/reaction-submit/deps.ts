import { callerId, createServiceClient } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import { refusalOf } from '../_shared/refusal.ts';
import { submitLimit } from '../_shared/submit-deps.ts';
import { NAME, type ReactionDeps } from './handler.ts';

export function createDeps(env: FunctionEnv): ReactionDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isWithinLimit: (request) => withinLimit(service, { name: NAME, ...submitLimit }, request, env.serviceKey),
    callerId: (request) => callerId(env, request),
    async store(run, attempt, userId) {
      const { data, error } = await service.rpc('store_reaction_run', {
        p_run: run,
        p_attempt: attempt,
        p_user: userId,
      });
      if (!error) return { ok: true, stored: data };
      const refusal = refusalOf(error);
      if (refusal) return { ok: false, refusal };
      throw error;
    },
  };
}
