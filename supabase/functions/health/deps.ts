import * as z from 'zod/mini';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import type { HealthDeps } from './handler.ts';

/** A database that takes longer does not answer. */
const patienceMs = 5000;

const facts = z.object({ late_functions: z.number(), late_jobs: z.number(), queue_age_s: z.number() });

export function createDeps(env: FunctionEnv): HealthDeps {
  const service = createServiceClient(env);
  return {
    log: writeLog,
    now: Date.now,
    last: null,
    async facts() {
      const { data, error } = await service.rpc('health_state').abortSignal(AbortSignal.timeout(patienceMs));
      if (error) throw error;
      return z.parse(facts, data);
    },
  };
}
