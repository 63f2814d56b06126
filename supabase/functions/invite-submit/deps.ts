import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { storeBy } from '../_shared/submissions/serve-submissions.ts';
import type { InviteDeps } from './handler.ts';

export function createDeps(env: FunctionEnv): InviteDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    store: (token, attempt) =>
      storeBy(service, 'store_invited_attempt', { p_token: token, p_attempt: attempt }),
  };
}
