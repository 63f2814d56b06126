import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { attemptOutbox } from '@/api/attempts/outbox';
import { invitedOutbox, keepInvited } from '@/api/sharing/invites';
import { sentKinds } from '@/api/sync/kinds';
import { createOutbox } from '@/api/sync/outbox';
import { clearStored, readAllStored, updateStored } from '@/integrations/local-db/open';
import { AppError } from '@/lib/app-error';
import { finishedAttempt } from '../sample-run.ts';

const backend = vi.hoisted(() => ({ user: null as string | null, called: [] as string[] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.user,
    functions: (name) => {
      backend.called.push(name);
      return { data: { received: true }, error: null };
    },
  }),
);

const alice = '11111111-1111-4111-8111-111111111111';
const token = '0f'.repeat(32);

beforeEach(async () => {
  await clearStored();
  backend.user = alice;
  backend.called = [];
});

async function flushAll(): Promise<void> {
  for (const { outbox } of sentKinds) await outbox.flush();
}

describe('the kind of an entry', () => {
  it('alone decides how it is sent, also when its content would do for another', async () => {
    const { submission } = finishedAttempt();
    const both = { ...submission, submission, token };
    const entry = { id: submission.id, owner: null, payload: both };
    await updateStored('outbox', 'one', () => ({ ...entry, kind: 'invited' }));
    await attemptOutbox.flush();
    expect(backend.called).toEqual([]);
    await invitedOutbox.flush();
    expect(backend.called).toEqual(['invite-submit']);
  });

  it('keeps answers by an invite apart from an own attempt of the same id', async () => {
    const { submission } = finishedAttempt();
    await keepInvited(submission, token);
    await attemptOutbox.keep({ id: submission.id, owner: alice, payload: submission });
    expect(await readAllStored('outbox')).toHaveLength(2);
    await attemptOutbox.forget(submission.id);
    await flushAll();
    expect(backend.called).toEqual(['invite-submit']);
  });

  it.each(['habit', '', 'Attempt'])('that nobody knows (%j) is left alone', async (kind) => {
    const { submission } = finishedAttempt();
    await updateStored('outbox', 'one', () => ({
      id: submission.id,
      kind,
      owner: null,
      payload: submission,
    }));
    await flushAll();
    expect(backend.called).toEqual([]);
    expect(await readAllStored('outbox')).toHaveLength(1);
  });

  it('made for nobody is not sent once it bears a name', async () => {
    const { submission } = finishedAttempt();
    const entry = { id: submission.id, kind: 'invited', owner: alice, payload: { token, submission } };
    await updateStored('outbox', 'one', () => entry);
    await flushAll();
    expect(backend.called).toEqual([]);
    expect(await readAllStored('outbox')).toHaveLength(1);
  });
});

describe('a new kind', () => {
  const delivered: unknown[] = [];
  const habits = createOutbox({
    name: 'habit',
    payload: z.object({ day: z.string(), times: z.number() }),
    deliver: async (payload) => void delivered.push(payload),
    mayGo: async ({ payload }) => payload.times > 0,
    holdsMore: (present, sent) => present.times > sent.times,
  });
  const keep = (times: number) =>
    habits.keep({ id: 'one', owner: alice, payload: { day: '2026-11-22', times } });

  beforeEach(() => {
    delivered.length = 0;
  });

  it('is one declaration: kept, sent in its owner’s name, gone', async () => {
    await keep(2);
    backend.user = null;
    expect(await habits.flush()).toEqual([{ status: 'waiting', error: null }]);
    backend.user = alice;
    expect(await habits.flush()).toEqual([{ status: 'stored' }]);
    expect(delivered).toEqual([{ day: '2026-11-22', times: 2 }]);
    expect(await habits.all()).toEqual([]);
  });

  it('may wait until it is ready, and is replaced by what comes later', async () => {
    await keep(0);
    expect(await habits.flush()).toEqual([]);
    await keep(3);
    expect(await habits.flush()).toEqual([{ status: 'stored' }]);
    expect(delivered).toEqual([{ day: '2026-11-22', times: 3 }]);
  });

  it('stays when more was kept while it was sent', async () => {
    const slow = createOutbox({
      name: 'slow',
      payload: z.object({ times: z.number() }),
      deliver: async () => {
        await slow.keep({ id: 'one', owner: null, payload: { times: 2 } });
      },
      holdsMore: (present, sent) => present.times > sent.times,
    });
    await slow.keep({ id: 'one', owner: null, payload: { times: 1 } });
    await slow.flush();
    expect(await slow.find('one')).toMatchObject({ payload: { times: 2 } });
  });

  it('that is refused stays readable', async () => {
    const refused = createOutbox({
      name: 'refused',
      payload: z.object({}),
      deliver: async () => {
        throw new AppError('invalid', { detail: 'no_such_thing' });
      },
    });
    await refused.keep({ id: 'one', owner: null, payload: {} });
    expect((await refused.flush())[0]?.status).toBe('refused');
    expect(await refused.flush()).toEqual([]);
    expect(await refused.deliveryOf('one')).toMatchObject({ status: 'refused', kept: true });
  });
});
