import { createServiceClient } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import { refusalOf } from '../_shared/refusal.ts';
import { submitLimit } from '../_shared/submit-deps.ts';
import { type InviteDeps, NAME } from './handler.ts';

export function createDeps(env: FunctionEnv): InviteDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isWithinLimit: (request) => withinLimit(service, { name: NAME, ...submitLimit }, request, env.serviceKey),
    async store(token, attempt) {
      const { error } = await service.rpc('store_invited_attempt', { p_token: token, p_attempt: attempt });
      if (!error) return { ok: true };
      const refusal = refusalOf(error);
      if (refusal) return { ok: false, refusal };
      throw error;
    },
  };
}
