import { createServiceClient } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import { type ActivationDeps, isTestPlace } from './handler.ts';

const LIMIT = { name: 'manual-user-activation', limit: 60, windowSeconds: 10 * 60 };

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): ActivationDeps {
  const service = createServiceClient(env);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isOn: isTestPlace(get),
    isWithinLimit: (request) => withinLimit(service, LIMIT, request, env.serviceKey),
    async confirm(email) {
      // The admin API finds an account by its address only when it makes a link for it.
      const { data, error } = await service.auth.admin.generateLink({ type: 'recovery', email });
      if (error?.code === 'user_not_found') return;
      if (error) throw error;
      if (data.user.email_confirmed_at) return;
      const confirmed = await service.auth.admin.updateUserById(data.user.id, { email_confirm: true });
      if (confirmed.error) throw confirmed.error;
    },
  };
}
