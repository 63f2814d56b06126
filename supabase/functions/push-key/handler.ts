/** Tells browsers the public key by which they know this site's messages. */
import { pushKey } from '@lib/contracts/reminder-messages.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { publicPushKey } from '../_shared/push/send.ts';

export interface PushKeyDeps extends CallDeps {
  key: string | null;
}

export const handle = serveCall<typeof pushKey, PushKeyDeps>(pushKey, async (_body, { deps }) =>
  reply({ key: deps.key }),
);

export const createDeps = (env: FunctionEnv, get: Get): PushKeyDeps => ({
  ...callDeps(env),
  key: publicPushKey(get),
});
