import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox } from '@/api/attempts/outbox';
import { invitedOutbox, keepInvited } from '@/api/sharing/invites';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import { finishedAttempt } from '../sample-run.ts';

const backend = vi.hoisted(() => ({
  reply: null as { status: number; code: string } | 'offline' | null,
  sent: [] as [string, unknown][],
}));
vi.mock('@/integrations/supabase/client', async () => {
  const { fakeClientModule, functionRefusal, unreachable } = await import('../../support/fake-supabase.ts');
  return fakeClientModule({
    functions: (name, { body }) => {
      const { reply } = backend;
      backend.sent.push([name, body]);
      if (reply === 'offline') return unreachable();
      if (reply === null) return { data: { received: true }, error: null };
      return functionRefusal(reply.status, reply.code);
    },
  });
});

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
    expect(await invitedOutbox.deliveryOf(id)).toMatchObject({ status: 'waiting', kept: true });
    expect(await invitedOutbox.send(id)).toEqual({ status: 'stored' });
    expect(backend.sent).toEqual([['invite-submit', { token, submission: expect.objectContaining({ id }) }]]);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it("are never sent as somebody's own attempt, and leave no result on the device", async () => {
    await keep();
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(backend.sent).toEqual([]);
    expect(await readAllStored('attempts')).toEqual([]);
  });

  it('wait for a connection', async () => {
    backend.reply = 'offline';
    const id = await keep();
    expect(await invitedOutbox.send(id)).toMatchObject({ status: 'waiting' });
    backend.reply = null;
    expect(await invitedOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(await invitedOutbox.deliveryOf(id)).toEqual({ status: 'sent' });
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
    expect(await invitedOutbox.send(id)).toMatchObject({ status: 'refused', error: { detail: code } });
    expect(await invitedOutbox.flush()).toEqual([]);
    expect(await invitedOutbox.deliveryOf(id)).toMatchObject({ status: 'refused' });
  });

  it('are tried again while the server is busy', async () => {
    backend.reply = { status: 429, code: 'rate_limited' };
    const id = await keep();
    expect(await invitedOutbox.send(id)).toMatchObject({ status: 'waiting' });
  });
});
