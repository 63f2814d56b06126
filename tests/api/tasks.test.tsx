import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOutbox, textConflict } from '@/api/tasks/outbox';
import {
  changeTaskMutation,
  newTask,
  openTasksQuery,
  overTasksQuery,
  settleTaskMutation,
  type TaskEdit,
} from '@/api/tasks/tasks';
import { unsentTasksQuery } from '@/api/tasks/unsent';
import { clearStored } from '@/integrations/local-db/open';
import type { Task } from '@/lib/tasks/task';
import { account, changeElsewhere, emptyAccount } from '../support/task-account.ts';

const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

vi.mock('@/integrations/supabase/client', async () => {
  const { account, answerTasks } = await import('../support/task-account.ts');
  return (await import('../support/fake-supabase.ts')).fakeClientModule({
    session: () => account.user,
    rows: (query) => answerTasks(query),
  });
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const open = (who = alice) => client().fetchQuery(openTasksQuery(who));
const change = (edit: TaskEdit) => {
  const cache = client();
  return cache.getMutationCache().build(cache, changeTaskMutation(alice)).execute(edit);
};
const settle = (id: string, mine: boolean) => {
  const cache = client();
  return cache.getMutationCache().build(cache, settleTaskMutation(alice)).execute({ id, mine });
};
const add = async (title = 'Sort the receipts') => {
  const task = newTask({ title });
  await change({ task, change: {} });
  return account.tasks.get(task.id) as Task;
};

beforeEach(async () => {
  await clearStored();
  emptyAccount(alice);
});

describe('a task', () => {
  it('is added, changed and taken away and back, each time once', async () => {
    const task = await add();
    expect(await change({ task, change: { pinned: true } })).toBe('stored');
    expect(await open()).toMatchObject([{ title: 'Sort the receipts', pinned: true, version: 2 }]);
    const [shown] = (await open()) as [Task];
    await change({ task: shown, change: { deleted_at: '2026-11-23T10:00:00Z' } });
    expect(await open()).toEqual([]);
    await change({ task: { ...shown, version: 3 }, change: { deleted_at: null } });
    expect(await open()).toHaveLength(1);
  });

  it('is as old as it was written, however late it is sent', async () => {
    account.offline = true;
    const task = newTask({ title: 'Water the plants' });
    expect(await change({ task, change: {} })).toBe('waiting');
    account.offline = false;
    await taskOutbox.send(task.id);
    expect(account.tasks.get(task.id)?.created_at).toBe(task.created_at);
  });

  it('changed twice in one moment keeps both changes', async () => {
    const task = await add();
    await Promise.all([
      change({ task, change: { pinned: true } }),
      change({ task, change: { importance: 3, due_date: '2026-11-28' } }),
    ]);
    expect(account.tasks.get(task.id)).toMatchObject({
      pinned: true,
      importance: 3,
      due_date: '2026-11-28',
    });
    expect(await taskOutbox.all()).toEqual([]);
  });

  it('begun in another state goes there after it was added', async () => {
    const task = newTask({ title: 'Now', status: 'doing' });
    await change({ task, change: {} });
    expect(account.tasks.get(task.id)).toMatchObject({ status: 'doing', version: 2 });
  });

  it('is added, changed and read without a connection, and sent as one when it is back', async () => {
    const old = await add('Old');
    await open();
    account.offline = true;
    const task = newTask({ title: 'New' });
    expect(await change({ task, change: {} })).toBe('waiting');
    await change({ task, change: { title: 'Newer', pinned: true } });
    await change({ task: old, change: { status: 'done' } });
    expect((await open()).map(({ title }) => title)).toEqual(['Newer']);
    account.offline = false;
    await taskOutbox.flush();
    expect(account.tasks.get(task.id)).toMatchObject({ title: 'Newer', pinned: true });
    expect(account.tasks.get(old.id)).toMatchObject({ status: 'done' });
    expect(await taskOutbox.all()).toEqual([]);
  });

  it('is shown to nobody else on this device, nor sent in their name', async () => {
    account.offline = true;
    await change({ task: newTask({ title: 'Mine' }), change: {} });
    account.offline = false;
    account.user = bob;
    await taskOutbox.flush();
    expect(account.tasks.size).toBe(0);
    expect(await open(bob)).toEqual([]);
  });

  it('is shown as changed before the server has answered', async () => {
    const task = await add();
    const cache = client();
    await cache.fetchQuery(openTasksQuery(alice));
    let answer = () => {};
    account.answering = new Promise((resolve) => {
      answer = resolve;
    });
    const shown = () => cache.getQueryData(openTasksQuery(alice).queryKey)?.map(({ title }) => title);
    const sending = cache
      .getMutationCache()
      .build(cache, changeTaskMutation(alice))
      .execute({ task, change: { title: 'Sort all receipts' } });
    const seenBefore = vi.waitFor(() => {
      expect(shown()).toEqual(['Sort all receipts']);
      return account.tasks.get(task.id)?.title;
    });
    expect(await seenBefore).toBe('Sort the receipts');
    answer();
    await sending;
    expect(account.tasks.get(task.id)).toMatchObject({ title: 'Sort all receipts' });
  });

  it('that the database refuses is as it was', async () => {
    account.refusal = { code: 'PT409', message: 'too_many_tasks' };
    await expect(change({ task: newTask({ title: 'One more' }), change: {} })).rejects.toMatchObject({
      detail: 'too_many_tasks',
    });
    expect(await open()).toEqual([]);
    expect(await taskOutbox.all()).toEqual([]);
  });
});

describe('what is on this device alone', () => {
  const unsent = () => client().fetchQuery(unsentTasksQuery(alice));

  it('is known until it is sent', async () => {
    account.offline = true;
    await change({ task: newTask({ title: 'New' }), change: {} });
    expect(await unsent()).toMatchObject([{ row: { title: 'New' }, status: 'waiting', theirs: null }]);
    account.offline = false;
    await taskOutbox.flush();
    expect(await unsent()).toEqual([]);
  });

  it('and refused comes with what the account holds', async () => {
    const task = await add();
    changeElsewhere(task.id, { title: 'Their title' });
    await expect(change({ task, change: { title: 'My title' } })).rejects.toThrow();
    expect(await unsent()).toMatchObject([
      { row: { title: 'My title' }, status: 'refused', theirs: { title: 'Their title' } },
    ]);
  });

  it('is no other person’s to see', async () => {
    account.offline = true;
    await change({ task: newTask({ title: 'Mine' }), change: {} });
    expect(await client().fetchQuery(unsentTasksQuery(bob))).toEqual([]);
  });
});

describe('a task that another device changed meanwhile', () => {
  it('keeps what both did', async () => {
    const task = await add();
    changeElsewhere(task.id, { importance: 3 });
    await change({ task, change: { pinned: true } });
    expect(account.tasks.get(task.id)).toMatchObject({ importance: 3, pinned: true });
  });

  it.each([
    [true, 'My title'],
    [false, 'Their title'],
  ])('asks which text stands: mine %s', async (mine, title) => {
    const task = await add();
    changeElsewhere(task.id, { title: 'Their title' });
    await expect(change({ task, change: { title: 'My title' } })).rejects.toMatchObject({
      detail: textConflict,
    });
    expect(account.tasks.get(task.id)).toMatchObject({ title: 'Their title' });
    await settle(task.id, mine);
    expect(account.tasks.get(task.id)).toMatchObject({ title });
    expect(await taskOutbox.all()).toEqual([]);
  });

  it('that is over is read in pages, and the next page begins behind the last one', async () => {
    const task = await add();
    const read = async () => {
      const { pages, pageParams } = await client().fetchInfiniteQuery({ ...overTasksQuery(alice), pages: 2 });
      return [pages.map((page) => page.length), pageParams];
    };
    expect(await read()).toEqual([[1], [null]]);
    const many = Array.from({ length: 30 }, (_, i) => ({ ...task, id: `t${i}`, status: 'done' as const }));
    account.tasks = new Map(many.map((done) => [done.id, done]));
    expect(await read()).toEqual([
      [30, 30],
      [null, expect.objectContaining({ id: 't29' })],
    ]);
  });
});
