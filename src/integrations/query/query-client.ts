import { QueryClient } from '@tanstack/react-query';
import { queryRetries, queryStaleMs } from '@/config/limits';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: queryStaleMs, retry: queryRetries }, mutations: { retry: 0 } },
  });
}
