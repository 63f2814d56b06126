import { createClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { createEndMemberships } from '../_shared/accounts/end-memberships.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { DeleteDeps } from './handler.ts';

const isoTime = z.iso.datetime({ offset: true });

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): DeleteDeps {
  const service = createServiceClient(env);
  const endPlans = createEndMemberships(service, env, get);
  return {
    ...callDeps(env),
    async isPassword(userId, password) {
      const { data, error } = await service.auth.admin.getUserById(userId);
      if (error) throw error;
      const visitor = createClient(env.supabaseUrl, env.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const check = await visitor.auth.signInWithPassword({ email: data.user.email ?? '', password });
      if (check.error?.code === 'invalid_credentials') return false;
      if (check.error) throw check.error;
      // The check was a sign-in: its session must not live on.
      const ended = await visitor.auth.signOut({ scope: 'local' });
      if (ended.error) throw ended.error;
      return true;
    },
    async isLastMaster(userId) {
      const { data, error } = await service.rpc('is_last_master', { p_user: userId });
      if (error) throw error;
      return z.parse(z.boolean(), data);
    },
    endPlans: (userId) => endPlans(userId, 'period_end'),
    async schedule(userId, removesPosts) {
      const asked = { p_user: userId, p_remove_posts: removesPosts };
      const { data, error } = await service.rpc('schedule_erasure', asked);
      if (error) throw error;
      return z.parse(isoTime, data);
    },
  };
}
