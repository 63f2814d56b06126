/** Counts an error in a browser among those of its hour and kind, and logs it. Who told it is not known here, and not kept. */

import type { ReadBodyOf } from '@lib/contracts/call.ts';
import { clientErrors } from '@lib/contracts/client-errors.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

type Told = ReadBodyOf<typeof clientErrors>;

export interface ClientErrorsDeps extends CallDeps {
  note(told: Told): Promise<void>;
}

export const handle = serveCall<typeof clientErrors, ClientErrorsDeps>(
  clientErrors,
  async (told, { deps }) => {
    deps.log({ level: 'warn', function: clientErrors.name, client: told });
    await deps.note(told);
    return reply({});
  },
);

export function createDeps(env: FunctionEnv): ClientErrorsDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    async note({ kind, page, stack, release }) {
      const { error } = await service.rpc('note_client_error', {
        p_kind: kind,
        p_page: page,
        p_stack: stack,
        p_release: release,
      });
      if (error) throw error;
    },
  };
}
