import { eraseAccounts } from '@lib/contracts/erase-accounts.ts';
import * as z from 'zod/mini';
import { createEndMemberships } from '../_shared/accounts/end-memberships.ts';
import { createForgetCustomers } from '../_shared/accounts/forget-customers.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { keyed } from '../_shared/http/rate-limit.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';
import type { EraseDeps } from './handler.ts';

/** What one call works off; the next call takes the rest. */
const BATCH = 20;

const ids = z.array(z.uuid());

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): EraseDeps {
  const service = createServiceClient(env);
  const endPlans = createEndMemberships(service, env, get);
  const forgetCustomers = createForgetCustomers(service, env, get);
  return {
    ...callDeps(env),
    async beginDue() {
      const { data, error } = await service.rpc('begin_due_erasures', { p_limit: BATCH });
      if (error) throw error;
      return z.parse(ids, data);
    },
    endPlans: (userId) => endPlans(userId, 'now'),
    async forgetElsewhere(userId) {
      const { data, error } = await service.auth.admin.getUserById(userId);
      if (error?.code === 'user_not_found') return;
      if (error) throw error;
      const { email } = data.user;
      await forgetCustomers(userId, email ?? null);
      if (!email) return;
      const done = await service.rpc('forget_address', { p_digest: await keyed(email, env.serviceKey) });
      if (done.error) throw done.error;
    },
    async deleteUser(userId) {
      const { error } = await service.auth.admin.deleteUser(userId);
      if (error && error.code !== 'user_not_found') throw error;
    },
    async audit() {
      const { error } = await service.rpc('write_audit', { p_action: 'account.deleted' });
      if (error) throw error;
    },
    ran: (result) => noteRun(service, eraseAccounts.name, result),
  };
}
