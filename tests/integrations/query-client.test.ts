import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/integrations/query/query-client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A screen that shows one answer for as long as it stands. */
function shown(ask: () => Promise<number>, client = createQueryClient()) {
  const leave = new QueryObserver(client, { queryKey: ['answer'], queryFn: ask }).subscribe(() => {});
  return { client, leave };
}

describe('an answer of the server', () => {
  it('is asked for again by a screen that opens five minutes later, and by none before', async () => {
    const ask = vi.fn().mockResolvedValue(1);
    const { client, leave } = shown(ask);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1000);
    shown(ask, client).leave();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    shown(ask, client).leave();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that fails is asked for once more', async () => {
    const ask = vi.fn().mockRejectedValue(new Error('no answer'));
    const { leave } = shown(ask);
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
