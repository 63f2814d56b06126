import { focustrackSubmit } from '@lib/contracts/focustrack-submit.ts';
import * as z from 'zod/mini';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { storeBy } from '../_shared/submissions/serve-submissions.ts';
import type { FocustrackDeps } from './handler.ts';

export function createDeps(env: FunctionEnv): FocustrackDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    async store(run, attempt, userId) {
      const result = await storeBy(service, 'store_reaction_run', {
        p_run: run,
        p_attempt: attempt,
        p_user: userId,
      });
      return result.ok ? { ok: true, stored: z.parse(focustrackSubmit.answer, result.stored) } : result;
    },
  };
}
