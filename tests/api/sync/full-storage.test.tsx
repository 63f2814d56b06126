/** A device that is full: writing is refused, reading and deleting are not. */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOutbox } from '@/api/tasks/outbox';
import { changeTaskMutation, newTask, openTasksQuery, type TaskEdit } from '@/api/tasks/tasks';
import { unsentTasksQuery } from '@/api/tasks/unsent';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import type { Task } from '@/lib/tasks/task';
import { account, emptyAccount } from '../../support/task-account.ts';

vi.mock('@/integrations/supabase/client', async () => {
  const { account, answerTasks } = await import('../../support/task-account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => account.user,
    rows: (query) => answerTasks(query),
  });
});

const ann = '5b8f0f6e-1111-4222-8333-444455556666';
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const open = () => client().fetchQuery(openTasksQuery(ann));
const unsent = () => client().fetchQuery(unsentTasksQuery(ann));
const change = (edit: TaskEdit) => {
  const cache = client();
  return cache.getMutationCache().build(cache, changeTaskMutation(ann)).execute(edit);
};
const add = async (title: string): Promise<Task> => {
  const task = newTask({ title });
  await change({ task, change: {} });
  return task;
};

function full(): () => void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  const small = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  return () => {
    writing.mockRestore();
    small.mockRestore();
  };
}

beforeEach(async () => {
  await clearStored();
  emptyAccount(ann);
});
afterEach(() => vi.restoreAllMocks());

describe('a task of a device that is full', () => {
  it('changed twice in one moment keeps both changes', async () => {
    const task = await add('Sort the receipts');
    full();
    await Promise.all([
      change({ task, change: { pinned: true } }),
      change({ task, change: { importance: 3 } }),
    ]);
    expect(account.tasks.get(task.id)).toMatchObject({ pinned: true, importance: 3 });
  });

  it('reaches the account all the same', async () => {
    full();
    const { id } = await add('Sort the receipts');
    expect(account.tasks.get(id)).toMatchObject({ title: 'Sort the receipts', version: 1 });
    expect(await unsent()).toEqual([]);
    expect(await open()).toHaveLength(1);
  });

  it('without a connection is shown, said to last as long as the page, and sent once', async () => {
    full();
    account.offline = true;
    await add('Sort the receipts');
    expect(await unsent()).toMatchObject([
      { row: { title: 'Sort the receipts' }, status: 'waiting', kept: false },
    ]);
    account.offline = false;
    await taskOutbox.flush();
    await taskOutbox.flush();
    expect([...account.tasks.values()]).toMatchObject([{ title: 'Sort the receipts', version: 1 }]);
    expect(await unsent()).toEqual([]);
  });

  it('goes out with what came last, also where an earlier state was kept', async () => {
    account.offline = true;
    const task = await add('Sort the receipts');
    const freed = full();
    await change({ task, change: { title: 'Sort all receipts' } });
    expect(await unsent()).toMatchObject([{ row: { title: 'Sort all receipts' }, kept: false }]);
    freed();
    account.offline = false;
    await taskOutbox.flush();
    expect([...account.tasks.values()]).toMatchObject([{ title: 'Sort all receipts' }]);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('goes out with what was kept once there was room again', async () => {
    account.offline = true;
    const freed = full();
    const task = await add('Sort the receipts');
    freed();
    await change({ task, change: { title: 'Sort all receipts' } });
    expect(await unsent()).toMatchObject([{ row: { title: 'Sort all receipts' }, kept: true }]);
    account.offline = false;
    await taskOutbox.flush();
    expect([...account.tasks.values()]).toMatchObject([{ title: 'Sort all receipts' }]);
    expect(await unsent()).toEqual([]);
  });

  it('keeps what was changed while the server was silent', async () => {
    const task = await add('Sort the receipts');
    full();
    let answer = () => {};
    account.answering = new Promise((resolve) => {
      answer = resolve;
    });
    const first = change({ task, change: { title: 'Sort all receipts' } });
    const second = change({ task, change: { pinned: true } });
    await vi.waitFor(async () => expect(await unsent()).toMatchObject([{ row: { pinned: true } }]));
    answer();
    await Promise.all([first, second]);
    await taskOutbox.flush();
    expect(account.tasks.get(task.id)).toMatchObject({ title: 'Sort all receipts', pinned: true });
    expect(await unsent()).toEqual([]);
  });
});
