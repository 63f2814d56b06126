import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { namedPeople, nobody, presentQuery, watchPresent } from '@/api/presence/people';
import { useNow } from '@/hooks/use-now';
import { type PresenceStatus, statusAt } from '@/lib/presence/status';
import { secondMs } from '@/lib/time';

/**
 * How these people are, as it changes: those of the threads on a screen, at most 50. Of whom nothing is known, and whom one
 * may not see, it is 'offline'.
 * @param userId who looks
 */
export function usePresenceOf(userId: string, ids: readonly string[]): (id: string) => PresenceStatus {
  const client = useQueryClient();
  const people = namedPeople(ids);
  const { data = nobody } = useQuery(presentQuery(people));
  // What was heard grows old without anything being heard.
  const nowMs = useNow(people !== '', 15 * secondMs);
  useEffect(
    () => (people === '' ? undefined : watchPresent(client, userId, people)),
    [client, userId, people],
  );
  return useCallback((id) => statusAt(data.get(id), nowMs), [data, nowMs]);
}
