import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '@/contexts/auth';
import { createQueryClient } from '@/integrations/query/query-client';

/** One cache for the whole tab, whichever part of the app asks for it. */
export const queryClient = createQueryClient();
let lastUser: string | null = null;

/**
 * Nothing that was read for a person outlives them here: keys of what belongs to somebody hold their id. What else stands
 * on the page stays: a part whose query is taken from under it would wait for ever.
 */
function forget(person: string): void {
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(person) });
  queryClient.getMutationCache().clear();
}

/**
 * The cache of what was read. It is loaded with the first page that reads anything, so that the home page need not
 * wait for it. Another person never meets the rows of the one before.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  useEffect(() => {
    if (auth.status === 'loading') return;
    if (lastUser !== null && lastUser !== userId) forget(lastUser);
    lastUser = userId;
  }, [auth.status, userId]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
