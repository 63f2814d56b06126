import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { minuteMs } from '@/lib/time';
import { beginLive } from './begin-live';

/**
 * Reads again when the database says on a private topic that something changed: kind and id at most are in what it says, so
 * everybody reads with their own rights. Answers how to stop.
 */
export function watchHints(client: QueryClient, topic: string, queryKey: QueryKey): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey });
  return beginLive<never>({
    rules: { pollMs: minuteMs, marksChanges: false },
    topic: () => topic,
    listen: (channel) => channel.on('broadcast', { event: 'changed' }, readAgain),
    async read() {
      readAgain();
      return { rows: [], hasMore: false };
    },
  });
}
