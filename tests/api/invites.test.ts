import 'fake-indexeddb/auto';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushOutbox } from '@/api/attempts/outbox';
import { flushInvited, invitedDeliveryOf, keepInvited, sendInvited } from '@/api/sharing/invites';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import { finishedAttempt } from './sample-run.ts';

const backend = vi.hoisted(() => ({
  reply: null as { status: number; code: string } | 'offline' | null,
  sent: [] as [string, unknown][],
}));
vi.mock('@/integrations/supabase/client', () => ({
  supabase: async () => ({
    auth: { getSession: async () => ({ data: { session: null } }) },
    functions: {
      async invoke(name: string, { body }: { body: unknown }) {
        backend.sent.push([name, body]);
        if (backend.reply === 'offline') return { data: null, error: new TypeError('Failed to fetch') };
        if (backend.reply === null) return { data: { received: true }, error: null };
        const { status, code } = backend.reply;
        const response = new Response(JSON.stringify({ error: { code } }), { status });
        return { data: null, error: new FunctionsHttpError(response) };
      },
    },
  }),
}));

const token = '0f'.repeat(32);

async function keep(): Promise<string> {
  const { submission } = finishedAttempt();
  await keepInvited(submission, token);
  return submission.id;
}

beforeEach(async () => {
  await clearStored();
  backend.reply = null;
  backend.sent = [];
});

describe('answers given by an invite', () => {
  it('are sent with the token and forgotten once they arrived', async () => {
    const id = await keep();
    expect(await invitedDeliveryOf(id)).toMatchObject({ status: 'waiting', kept: true });
    expect(await sendInvited(id)).toEqual({ status: 'stored' });
    expect(backend.sent).toEqual([['invite-submit', { token, submission: expect.objectContaining({ id }) }]]);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it("are never sent as somebody's own attempt, and leave no result on the device", async () => {
    await keep();
    expect(await flushOutbox()).toEqual([]);
    expect(backend.sent).toEqual([]);
    expect(await readAllStored('attempts')).toEqual([]);
  });

  it('wait for a connection', async () => {
    backend.reply = 'offline';
    const id = await keep();
    expect(await sendInvited(id)).toMatchObject({ status: 'waiting' });
    backend.reply = null;
    expect(await flushInvited()).toEqual([{ status: 'stored' }]);
    expect(await invitedDeliveryOf(id)).toEqual({ status: 'sent' });
  });

  it.each([
    [404, 'invite_not_found'],
    [409, 'invite_used'],
    [410, 'invite_expired'],
    [410, 'invite_revoked'],
    [400, 'invite_mismatch'],
  ])('are not tried again after %s %s', async (status, code) => {
    backend.reply = { status, code };
    const id = await keep();
    expect(await sendInvited(id)).toMatchObject({ status: 'refused', error: { detail: code } });
    expect(await flushInvited()).toEqual([]);
    expect(await invitedDeliveryOf(id)).toMatchObject({ status: 'refused' });
  });

  it('are tried again while the server is busy', async () => {
    backend.reply = { status: 429, code: 'rate_limited' };
    const id = await keep();
    expect(await sendInvited(id)).toMatchObject({ status: 'waiting' });
  });
});
