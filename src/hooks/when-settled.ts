import type { QueryClient } from '@tanstack/react-query';

/** Waits until nothing is being asked of the server any more, so long at most (milliseconds). */
export function whenSettled(client: QueryClient, atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isQuiet = () => client.isFetching() === 0 && client.isMutating() === 0;
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (isQuiet()) end();
    });
    const timer = setTimeout(end, isQuiet() ? 0 : atMostMs);
  });
}
