import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type ActivationDeps, isTestPlace } from './handler.ts';

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): ActivationDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    isOn: isTestPlace(get),
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
