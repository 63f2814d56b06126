/** Answers a message on a device by the token it carries. */
import { reminderAct } from '@lib/contracts/reminder-messages.ts';
import { minuteMs, toIso } from '@lib/time.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, type Refusal, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { actToken, isSameToken } from '../_shared/reminders/tokens.ts';

/** The button on a message says so. */
const SNOOZE_MS = 10 * minuteMs;

export interface ActDeps extends CallDeps {
  token(delivery: string): Promise<string>;
  act(delivery: string, action: string, until: string | null): Promise<Refusal | null>;
  nowMs(): number;
}

export const handle = serveCall<typeof reminderAct, ActDeps>(
  reminderAct,
  async ({ delivery, token, action }, { deps }) => {
    // A wrong token and one that was used are told alike.
    if (!isSameToken(token, await deps.token(delivery))) return refuse('token_used');
    const until = action === 'snooze' ? toIso(deps.nowMs() + SNOOZE_MS) : null;
    const refused = await deps.act(delivery, action, until);
    return refused ? passOn(refused) : reply({});
  },
);

export function createDeps(env: FunctionEnv): ActDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    token: (delivery) => actToken(delivery, env.serviceKey),
    nowMs: () => Date.now(),
    async act(delivery, action, until) {
      const { error } = await service.rpc('act_by_message', {
        p_delivery: delivery,
        p_action: action,
        p_until: until,
      });
      const refusal = error && refusalOf(error);
      if (error && !refusal) throw error;
      return refusal;
    },
  };
}
