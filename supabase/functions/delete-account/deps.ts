import { createClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { callerId, createServiceClient } from '../_shared/clients.ts';
import { createEndPlans } from '../_shared/end-plans.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import type { DeleteDeps } from './handler.ts';

/** Enough for typing mistakes, too few to guess a password from an open session. */
const LIMIT = { limit: 5, windowSeconds: 15 * 60 };

const isoTime = z.iso.datetime({ offset: true });

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): DeleteDeps {
  const service = createServiceClient(env);
  const endPlans = createEndPlans(service, env, get);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    callerId: (request) => callerId(env, request),
    async isWithinLimit(userId) {
      const { data, error } = await service.rpc('consume_rate_limit', {
        p_key: `delete-account:${userId}`,
        p_limit: LIMIT.limit,
        p_window_seconds: LIMIT.windowSeconds,
      });
      if (error) throw error;
      return data === true;
    },
    async isPassword(userId, password) {
      const { data, error } = await service.auth.admin.getUserById(userId);
      if (error) throw error;
      const visitor = createClient(env.supabaseUrl, env.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const check = await visitor.auth.signInWithPassword({ email: data.user.email ?? '', password });
      if (check.error?.code === 'invalid_credentials') return false;
      if (check.error) throw check.error;
      return true;
    },
    endPlans: (userId) => endPlans(userId, 'period_end'),
    async schedule(userId) {
      const { data, error } = await service.rpc('schedule_erasure', { p_user: userId });
      if (error) throw error;
      return z.parse(isoTime, data);
    },
  };
}
