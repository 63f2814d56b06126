/** What pages of clocked exercises and forms ask the server for, held in memory. */
interface Begun {
  readonly seed: string;
  readonly config: Record<string, unknown>;
}
type Table = 'journal_entries' | 'commitments';
type Row = Record<string, unknown>;
type Saved = { readonly add: Row } | { readonly id: string; readonly change: object };
interface Client {
  invalidateQueries(of: object): Promise<void>;
}

const empty = () => ({
  begun: [] as Begun[],
  ends: [] as unknown[],
  rows: { journal_entries: [], commitments: [] } as Record<Table, Row[]>,
  fails: false,
});
export const server = empty();
export const emptyServer = () => Object.assign(server, empty());

/** In the place of `api/training/exercise-runs`, beside what stays of it. */
export const runs = {
  openRunsQuery: () => ({ queryKey: ['open'], queryFn: () => [] }),
  beginRun: async (_owner: string, run: Begun) => {
    server.begun.push(run);
    return {
      run,
      keep: async () => {},
      handIn: async (end: unknown) => server.ends.push(end),
      leave: () => {},
      discard: async () => {},
    };
  },
};

/** In the place of `api/training/start-facts`. */
export const startFacts = {
  startFactsQuery: () => ({ queryKey: ['start'], queryFn: () => ({ run: 2, last: null }) }),
};

const readAgain = (table: Table) => ({
  onSettled: (_rows: unknown, _error: unknown, _saved: unknown, _before: unknown, of: { client: Client }) =>
    of.client.invalidateQueries({ queryKey: ['own-words', table] }),
});
const query = (table: Table) => () => ({
  queryKey: ['own-words', table],
  queryFn: async () => [...server.rows[table]],
});
const save = (table: Table) => () => ({
  mutationFn: async (saved: Saved) => {
    if (server.fails) throw new Error('no connection');
    const rows = server.rows[table];
    server.rows[table] =
      'add' in saved
        ? [{ status: 'active', ...saved.add }, ...rows]
        : rows.map((row) => (row.id === saved.id ? { ...row, ...saved.change } : row));
  },
  ...readAgain(table),
});

/** In the place of `api/training/own-words`. */
export const ownRows = {
  journalQuery: query('journal_entries'),
  commitmentsQuery: query('commitments'),
  saveJournalMutation: save('journal_entries'),
  saveCommitmentMutation: save('commitments'),
  removeWordsMutation: (_user: string, table: Table) => ({
    mutationFn: async ({ id }: { readonly id: string }) => {
      server.rows[table] = server.rows[table].filter((row) => row.id !== id);
    },
    ...readAgain(table),
  }),
};
