import { findAccount } from '../_shared/accounts/find-account.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { isTestPlace } from '../_shared/http/test-place.ts';
import type { ActivationDeps } from './handler.ts';

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): ActivationDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    isOn: isTestPlace(get),
    async confirm(email) {
      const account = await findAccount(service, email);
      if (!account || account.confirmed) return;
      // The database forgets a password that was given before the address was proven; tests go on with theirs.
      const kept = await service.auth.admin.updateUserById(account.id, {
        app_metadata: { keeps_password: true },
      });
      if (kept.error) throw kept.error;
      const confirmed = await service.auth.admin.updateUserById(account.id, { email_confirm: true });
      if (confirmed.error) throw confirmed.error;
    },
  };
}
