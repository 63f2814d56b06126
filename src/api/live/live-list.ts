import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { type Keyset, type LiveChange, type LivePage, livePage, mergeLive } from '@/lib/live-list';

/** A list of one table that is read in pages and told of changes. */
export interface LiveList<Row extends Keyset> {
  readonly key: QueryKey;
  /** What else a change may touch, and is read again. */
  readonly alsoRead: readonly QueryKey[];
  readonly channel: {
    /** A private topic of the person, 'live:<id>:…'. */
    readonly topic: string;
    readonly table: string;
    /** Which rows are heard of, such as 'user_id=eq.…'; what may be seen is decided by the policies of the table. */
    readonly filter: string;
  };
  readonly pageSize: number;
  /** Rows behind a place, newest first, at most `pageSize`; null begins at the newest. */
  readonly fetchRows: (behind: Keyset | null) => Promise<readonly Row[]>;
  /** What a row that is heard of means for the list; null for one this version cannot read. */
  readonly parse: (row: unknown) => LiveChange<Row> | null;
}

type Pages<Row extends Keyset> = InfiniteData<LivePage<Row>, Keyset | null>;

/** The list for `useInfiniteQuery`; `watchLive` keeps it at the newest state. */
export function liveQuery<Row extends Keyset>({ key, fetchRows, pageSize }: LiveList<Row>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ pageParam }) => livePage(await fetchRows(pageParam), pageSize),
    initialPageParam: null as Keyset | null,
    getNextPageParam: ({ next }: LivePage<Row>) => next,
  });
}

/** Puts a change into the list, where it is known already. */
export function applyLive<Row extends Keyset>(
  client: QueryClient,
  { key }: Pick<LiveList<Row>, 'key'>,
  change: LiveChange<Row>,
): void {
  client.setQueryData<Pages<Row>>(
    key,
    (data) => data && { ...data, pages: [...mergeLive(data.pages, change)] },
  );
}

/**
 * Hears of inserts and updates as long as it runs; deletions are told to nobody, so a row that is to vanish is marked
 * first. Each time the connection stands, also after it was lost, the
 * list is read again: what happened meanwhile was told to nobody.
 * @returns how to stop
 */
export function watchLive<Row extends Keyset>(client: QueryClient, list: LiveList<Row>): () => void {
  const { key, alsoRead, parse, channel: source } = list;
  let stop: (() => void) | null = null;
  let isOver = false;

  const readAgain = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  const hear = (change: LiveChange<Row>) => {
    applyLive(client, list, change);
    // What is being read now may have been read before this happened.
    readAgain(client.isFetching({ queryKey: key }) > 0 ? [key, ...alsoRead] : alsoRead);
  };
  const hearRow = ({ new: given }: { new: unknown }) => {
    const change = parse(given);
    if (change !== null) hear(change);
  };

  async function begin(): Promise<void> {
    const backend = await supabase();
    const realtime = await backend.realtime.load();
    if (isOver) return;
    const { topic, table, filter } = source;
    const rows = { schema: 'public', table };
    const channel = realtime
      .channel(`${topic}:${crypto.randomUUID()}`, { config: { private: true } })
      .on('postgres_changes', { event: 'INSERT', ...rows, filter }, hearRow)
      .on('postgres_changes', { event: 'UPDATE', ...rows, filter }, hearRow)
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') readAgain([key, ...alsoRead]);
      });
    stop = () => void realtime.removeChannel(channel);
  }
  // Without the client there is no news; the list is still read as every other.
  begin().catch((error: unknown) => console.warn('A list is not kept up to date:', error));
  return () => {
    isOver = true;
    stop?.();
  };
}
