import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { beginLive } from '@/api/live/begin-live';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { presenceStatuses, reread, type SeenPeople, withSeen } from '@/lib/presence/status';
import { minuteMs } from '@/lib/time';

/** More than so many are on no screen. */
const most = 50;
export const nobody: SeenPeople = new Map();

/** People as the name of a question: in any order, the same one. */
export const namedPeople = (ids: readonly string[]): string =>
  [...new Set(ids)].slice(0, most).sort().join(',');

const status = z.enum(presenceStatuses);
const readSchema = z.array(
  z.object({ user_id: z.string(), status, age_ms: z.number(), updated_at: z.string() }),
);
const heardSchema = z.object({ user_id: z.string(), status, updated_at: z.string() });

const keyOf = (people: string) => ['presence', people] as const;

/** Who of them is there, by what is known now. @throws AppError */
async function fetchPresent(people: string): Promise<SeenPeople> {
  const client = await supabase();
  const rows = z.parse(
    readSchema,
    unwrap(await client.rpc('people_present', { p_people: people.split(',') })),
  );
  const nowMs = Date.now();
  return new Map(
    rows.map(({ user_id, status, age_ms, updated_at }) => [
      user_id,
      { status, updatedAt: updated_at, seenMs: nowMs - age_ms },
    ]),
  );
}

/** Who of them is there. @param people as `namedPeople` answers them */
export function presentQuery(people: string) {
  return queryOptions({
    queryKey: keyOf(people),
    queryFn: async ({ client }) => {
      const askedMs = Date.now();
      const read = await fetchPresent(people);
      return reread(client.getQueryData<SeenPeople>(keyOf(people)) ?? nobody, read, askedMs);
    },
    enabled: people !== '',
    refetchInterval: minuteMs,
  });
}

/** Hears of changes of these people. Answers how to stop. */
export function watchPresent(client: QueryClient, userId: string, people: string): () => void {
  const queryKey = keyOf(people);
  const hear = ({ new: row }: { new: unknown }) => {
    const heard = z.safeParse(heardSchema, row);
    if (!heard.success) return;
    const { user_id, status, updated_at } = heard.data;
    const seen = { status, updatedAt: updated_at, seenMs: Date.now() };
    client.setQueryData<SeenPeople>(queryKey, (before) => withSeen(before ?? nobody, user_id, seen));
  };
  return beginLive<never>({
    rules: { pollMs: minuteMs, marksChanges: false },
    topic: () => `live:${userId}:presence:${crypto.randomUUID()}`,
    listen: (channel) =>
      channel.on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'user_presence', filter: `user_id=in.(${people})` },
        hear,
      ),
    async read() {
      await client.invalidateQueries({ queryKey });
      return { rows: [], hasMore: false };
    },
  });
}
