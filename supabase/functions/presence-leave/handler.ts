/** Notes that somebody has left, where no other page of theirs has spoken since. */
import { presenceLeave } from '@lib/contracts/presence-leave.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createCallerClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface LeaveDeps extends CallDeps {
  /** In the name of whom the request carries. */
  leave(request: Request, userId: string, said: string): Promise<void>;
}

/** The same call as if it had come with a header. */
const inNameOf = ({ url }: Request, token: string): Request =>
  new Request(url, { headers: { authorization: `Bearer ${token.replace(/[^\w.-]/g, '')}` } });

export const handle = serveCall<typeof presenceLeave, LeaveDeps>(
  presenceLeave,
  async ({ token, said }, { request, deps }) => {
    const named = inNameOf(request, token);
    const caller = await deps.caller(named);
    if (caller === null) return refuse('not_signed_in');
    await deps.leave(named, caller.id, said);
    return reply({});
  },
);

export function createDeps(env: FunctionEnv): LeaveDeps {
  return {
    ...callDeps(env),
    async leave(request, userId, said) {
      const { error } = await createCallerClient(env, request)
        .from('user_presence')
        .update({ status: 'offline' })
        .eq('user_id', userId)
        .lte('updated_at', said);
      if (error) throw error;
    },
  };
}
