/** Adds one number to the sums of its day. Who told it is not known here, and not kept. */
import type { MetricName } from '@lib/consent/metrics.ts';
import { metrics } from '@lib/contracts/metrics.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

/** What the clocks of devices are wrong by, milliseconds. */
const slackMs = 86_400_000;

export interface MetricsDeps extends CallDeps {
  now(): number;
  note(metric: MetricName, url: string, value: number): Promise<void>;
}

export const handle = serveCall<typeof metrics, MetricsDeps>(
  metrics,
  async ({ metric, value, timestamp, url }, { deps }) => {
    if (Math.abs(deps.now() - Date.parse(timestamp)) > slackMs) return refuse('wrong_time');
    await deps.note(metric, url, value);
    return reply({});
  },
);

export function createDeps(env: FunctionEnv): MetricsDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    now: Date.now,
    async note(metric, url, value) {
      const { error } = await service.rpc('note_metric', { p_metric: metric, p_url: url, p_value: value });
      if (error) throw error;
    },
  };
}
