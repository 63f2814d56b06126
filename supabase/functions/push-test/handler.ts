/** Writes to one device of the caller's, so that they see that it works. */
import { pushTest } from '@lib/contracts/reminder-messages.ts';
import { testPush } from '@lib/reminders/message.ts';
import * as z from 'zod/mini';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { createSendPush, type PushDevice, type SendPush } from '../_shared/push/send.ts';

const TTL_SECONDS = 60;

const deviceRow = z.nullable(
  z.object({
    id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.nullable(z.string()),
  }),
);

export interface PushTestDeps extends CallDeps {
  /** Null where no messages are sent. */
  push: SendPush | null;
  device(person: string, id: string): Promise<(PushDevice & { language: string | null }) | null>;
  notePush(gone: string[], ok: string[], failed: string[]): Promise<void>;
}

export const handle = serveCall<typeof pushTest, PushTestDeps>(
  pushTest,
  async ({ device: id }, { caller, deps }) => {
    if (deps.push === null) return refuse('no_push');
    const device = await deps.device(caller.id, id);
    if (device === null) return refuse('not_found');
    const data = testPush(device.language);
    const { kind } = await deps.push(device, { data, ttlSeconds: TTL_SECONDS, topic: 'test' });
    if (kind === 'sent') {
      await deps.notePush([], [id], []);
      return reply({});
    }
    await deps.notePush(kind === 'gone' ? [id] : [], [], kind === 'gone' ? [] : [id]);
    return refuse(kind === 'gone' ? 'device_gone' : 'not_taken');
  },
);

export function createDeps(env: FunctionEnv, get: Get): PushTestDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    push: createSendPush(get),
    async device(person, id) {
      const { data, error } = await service.rpc('push_device', { p_user: person, p_id: id });
      if (error) throw error;
      return z.parse(deviceRow, data);
    },
    async notePush(gone, ok, failed) {
      const { error } = await service.rpc('note_push', { p_gone: gone, p_ok: ok, p_failed: failed });
      if (error) throw error;
    },
  };
}
