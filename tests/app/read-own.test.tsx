import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTasksQuery } from '@/api/tasks/tasks';
import { queryClient } from '@/app/providers/data-provider';
import type { RoutedPage } from '@/app/route-row';
import { routedPages } from '@/app/route-rows';
import { readOwn } from '@/app/route-table';
import { paths } from '@/config/paths';
import { clearStored } from '@/integrations/local-db/open';
import { account, emptyAccount } from '../support/task-account.ts';

vi.mock('@/integrations/supabase/client', async () => {
  const { account, answerTasks } = await import('../support/task-account.ts');
  return (await import('../support/fake-supabase.ts')).fakeClientModule({
    session: () => account.user,
    rows: (query) => answerTasks(query),
  });
});

const alice = '11111111-1111-4111-8111-111111111111';
const rowOf = (path: string) => routedPages.find((row) => row.path === path) as RoutedPage;
const known = () => queryClient.getQueryData(openTasksQuery(alice).queryKey);

beforeEach(async () => {
  await clearStored();
  queryClient.clear();
  emptyAccount(alice);
});
afterEach(() => vi.useRealTimers());

describe('before the first page of somebody is drawn', () => {
  it('what it shows of them is read', async () => {
    await readOwn(rowOf(paths.planner), alice, 60_000);
    expect(known()).toEqual([]);
  });

  it('nobody is kept waiting by an answer that does not come', async () => {
    // The code of the page is here by now.
    await readOwn(rowOf(paths.planner), alice, 60_000);
    queryClient.clear();
    account.answering = new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const drawn = vi.fn();
    void readOwn(rowOf(paths.planner), alice, 500).then(drawn);
    await vi.advanceTimersByTimeAsync(499);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
    expect(known()).toBeUndefined();
  });

  it('a refusal is left to the page to say', async () => {
    account.offline = true;
    await readOwn(rowOf(paths.planner), alice, 60_000);
    expect(known()).toBeUndefined();
  });
});
