import * as z from 'zod/mini';
import { createServiceClient } from '../_shared/clients.ts';
import { createEndPlans } from '../_shared/end-plans.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { carriesServiceKey } from '../_shared/service-key.ts';
import type { EraseDeps } from './handler.ts';

/** What one call works off; the next call takes the rest. */
const BATCH = 20;

const ids = z.array(z.uuid());

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): EraseDeps {
  const service = createServiceClient(env);
  const endPlans = createEndPlans(service, env, get);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isService: (request) => carriesServiceKey(request, env.serviceKey),
    async beginDue() {
      const { data, error } = await service.rpc('begin_due_erasures', { p_limit: BATCH });
      if (error) throw error;
      return z.parse(ids, data);
    },
    endPlans: (userId) => endPlans(userId, 'now'),
    async deleteUser(userId) {
      const { error } = await service.auth.admin.deleteUser(userId);
      if (error && error.code !== 'user_not_found') throw error;
    },
    async audit() {
      const { error } = await service.rpc('write_audit', { p_action: 'account.deleted' });
      if (error) throw error;
    },
  };
}
