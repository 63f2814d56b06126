import { QueryClient } from '@tanstack/react-query';
import { queryRetries, queryStaleMinutes } from '@/config/limits';
import { minuteMs } from '@/lib/time';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleMinutes * minuteMs,
        retry: queryRetries,
        // Without a network it is asked all the same: the device may know, and else the page says what is wrong instead of
        // loading for ever. What fails then is asked again when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A change that waited for the network in memory would be lost with the page: it is kept on the device, or it says at
      // once that it was not saved.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
