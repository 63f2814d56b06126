import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchHints } from '@/api/live/live-hints';
import { callWhenIdle } from '@/hooks/when-idle';

/**
 * Reads a query again when the database says on a private topic that something changed; it begins once the page is idle.
 * @param topic null while nobody listens, as for visitors
 */
export function useLiveHints(topic: string | null, queryKey: QueryKey): void {
  const client = useQueryClient();
  const key = useRef(queryKey);
  useEffect(() => {
    key.current = queryKey;
  });
  useEffect(() => {
    if (topic === null) return;
    let stop = () => {};
    const takeBack = callWhenIdle(() => {
      stop = watchHints(client, topic, key.current);
    });
    return () => {
      takeBack();
      stop();
    };
  }, [client, topic]);
}
