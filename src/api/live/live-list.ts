import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { LiveSource } from '@/api/live/live-run';
import { type Keyset, type LiveChange, type LivePage, livePage, mergeLive } from '@/lib/live-list';
import { beginLive } from './begin-live';

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

/** Without a line the list is read so often. */
const pollMs = 60_000;

/** What hears of inserts and updates of the list, and reads it again whenever something may have been missed. */
function sourceOf<Row extends Keyset>(
  client: QueryClient,
  list: LiveList<Row>,
  onHeard?: (change: LiveChange<Row>) => void,
): LiveSource<never> {
  const { key, alsoRead, parse, channel: source } = list;
  const readAgain = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  const hearRow = ({ new: given }: { new: unknown }) => {
    const change = parse(given);
    if (change === null) return;
    applyLive(client, list, change);
    onHeard?.(change);
    // What is being read now may have been read before this happened.
    readAgain(client.isFetching({ queryKey: key }) > 0 ? [key, ...alsoRead] : alsoRead);
  };
  const { topic, table, filter } = source;
  const rows = { schema: 'public', table, filter };
  return {
    // Changes of a row do not move its place.
    rules: { pollMs, marksChanges: false },
    topic: () => `${topic}:${crypto.randomUUID()}`,
    listen: (channel) =>
      channel
        .on('postgres_changes', { event: 'INSERT', ...rows }, hearRow)
        .on('postgres_changes', { event: 'UPDATE', ...rows }, hearRow),
    async read() {
      readAgain(alsoRead);
      await client.invalidateQueries({ queryKey: key }, { throwOnError: true });
      // The rows are in the pages of the query.
      return { rows: [], hasMore: false };
    },
  };
}

/**
 * Hears of inserts and updates as long as it runs; deletions are told to nobody, so a row that is to vanish is marked
 * first. What was missed is read again.
 * @param onHeard is told of each change as it comes in
 * @returns how to stop
 */
export function watchLive<Row extends Keyset>(
  client: QueryClient,
  list: LiveList<Row>,
  onHeard?: (change: LiveChange<Row>) => void,
): () => void {
  return beginLive(sourceOf(client, list, onHeard));
}
