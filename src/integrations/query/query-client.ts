import { QueryClient } from '@tanstack/react-query';
import { queryRetries, queryStaleMs } from '@/config/limits';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleMs,
        retry: queryRetries,
        // Without a network it is asked all the same: the device may know, and else the page says what is wrong instead of
        // loading for ever. What fails then is asked again when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: 0 },
    },
  });
}
