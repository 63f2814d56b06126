import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenSettled } from '@/hooks/when-settled';

afterEach(() => vi.useRealTimers());

describe('waiting for what is asked', () => {
  it('ends at once where nothing is asked', async () => {
    await expect(whenSettled(new QueryClient(), 60_000)).resolves.toBeUndefined();
  });

  it('ends with the last answer', async () => {
    const client = new QueryClient();
    let answer = (_value: string): void => {};
    const query = client.fetchQuery({
      queryKey: ['slow'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    const told: string[] = [];
    const settled = whenSettled(client, 60_000).then(() => told.push('settled'));
    await Promise.resolve();
    expect(told).toEqual([]);
    answer('now');
    await query;
    await settled;
    expect(told).toEqual(['settled']);
  });

  it('gives up on an answer that does not come', async () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    void client.fetchQuery({ queryKey: ['never'], queryFn: () => new Promise(() => {}) });
    const settled = whenSettled(client, 3000);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(settled).resolves.toBeUndefined();
  });
});
