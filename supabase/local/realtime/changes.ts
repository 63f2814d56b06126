/**
 * Sends captured changes to the channels that asked for them. What somebody is shown follows hosted Realtime: inserts
 * and updates only of rows that their policies let them select, only columns that their role may select, deletes
 * with the primary key alone wherever row-level security is on (the row is gone, so no policy can be asked).
 */
import type { Claims, LocalDb, Log, Row } from '../types.ts';
import { passesFilters } from './filters.ts';
import { identityKey } from './identity.ts';
import { BATCH, type Change, type Operation, takeChanges } from './outbox.ts';
import { isMessage } from './speaker.ts';
import { concerns, type Subscription } from './subscriptions.ts';
import { rememberTables, type TableInfo, type TableOf } from './tables.ts';
import { type ChangedRow, visibleRows } from './visibility.ts';

/** People whose rights are asked about side by side; what one of them hears keeps its order. */
const AT_ONCE = 4;

/** The `data` of a postgres_changes message. */
export interface ChangeData {
  schema: string;
  table: string;
  type: Operation;
  commit_timestamp?: string;
  columns?: { name: string; type: string }[];
  record?: Row;
  old_record?: Row;
  errors: string[] | null;
}

/** A channel, as far as changes are concerned. */
export interface Listener {
  readonly claims: Claims;
  readonly subscriptions: readonly Subscription[];
  deliver(ids: readonly number[], data: ChangeData): void;
}

interface Match {
  listener: Listener;
  /** Subscriptions of that listener which this change satisfies. */
  subscriptions: Subscription[];
}

interface Matched extends ChangedRow {
  matches: Match[];
}

/** What one person is to be shown of a batch, should their policies let them see it. */
interface Share {
  claims: Claims;
  rows: Matched[];
}

const passes = ({ conditions }: Subscription, change: Change, table: TableInfo): boolean =>
  conditions.length === 0 || passesFilters(conditions, change.newRow ?? change.oldRow, table.types);

/** Puts the change into the shares of all whose filters it passes. Nobody's rights are asked about yet. */
async function share(
  change: Change,
  listeners: readonly Listener[],
  tableOf: TableOf,
  shares: Map<string, Share>,
): Promise<void> {
  const rows = new Map<string, Matched>();
  for (const listener of listeners) {
    const { claims } = listener;
    const concerned = listener.subscriptions.filter((subscription) => concerns(subscription, change));
    const table = concerned.length > 0 ? await tableOf(claims.role, change.schema, change.table) : undefined;
    if (!table) continue;
    const subscriptions = concerned.filter((subscription) => passes(subscription, change, table));
    if (subscriptions.length === 0) continue;
    const who = identityKey(claims);
    const row = rows.get(who) ?? { change, table, matches: [] };
    row.matches.push({ listener, subscriptions });
    if (rows.has(who)) continue;
    rows.set(who, row);
    const own = shares.get(who) ?? { claims, rows: [] };
    own.rows.push(row);
    shares.set(who, own);
  }
}

/** What the subscriptions with this column selection are shown of a change. */
function render({ change, table }: ChangedRow, select: readonly string[] | null): ChangeData {
  const head = { schema: change.schema, table: change.table, type: change.operation };
  const keys = table.columns.filter((column) => column.isKey);
  if (change.operation !== 'DELETE') {
    if (keys.length === 0) return { ...head, errors: ['Error 400: Bad Request, no primary key'] };
    if (!keys.every((key) => key.selectable)) return { ...head, errors: ['Error 401: Unauthorized'] };
  }
  const shown = table.columns.filter(
    (column) => column.selectable && (column.isKey || select === null || select.includes(column.name)),
  );
  const pick = (row: Row, keysOnly = false): Row =>
    Object.fromEntries(
      shown
        .filter((column) => (!keysOnly || column.isKey) && Object.hasOwn(row, column.name))
        .map((column) => [column.name, row[column.name]]),
    );
  return {
    ...head,
    commit_timestamp: change.at,
    columns: shown.map(({ name, type }) => ({ name, type })),
    ...(change.newRow ? { record: pick(change.newRow) } : {}),
    ...(change.oldRow
      ? { old_record: pick(change.oldRow, change.operation === 'DELETE' && table.hasRls) }
      : {}),
    errors: null,
  };
}

function deliver(row: Matched): void {
  for (const { listener, subscriptions } of row.matches) {
    const bySelection = new Map<string, Subscription[]>();
    for (const subscription of subscriptions) {
      const key = JSON.stringify(subscription.select);
      bySelection.set(key, [...(bySelection.get(key) ?? []), subscription]);
    }
    for (const group of bySelection.values()) {
      const ids = group.map((subscription) => subscription.id);
      listener.deliver(ids, render(row, group[0]?.select ?? null));
    }
  }
}

/** Needs a policy's word: there is a row to ask about, and asking makes sense for this role. */
const needsCheck = ({ change, table }: ChangedRow): boolean => {
  const keys = table.columns.filter((column) => column.isKey);
  return (
    table.hasRls &&
    change.operation !== 'DELETE' &&
    keys.length > 0 &&
    keys.every((column) => column.selectable)
  );
};

export interface Dispatcher {
  /** Sends everything that waits, in order; calls during a run are folded into one more run. */
  pump(): Promise<void>;
}

export function createDispatcher(options: {
  db: LocalDb;
  listeners: () => readonly Listener[];
  /** Says what the database said with `realtime.send`. */
  speak: (message: Row) => void;
  log: Log;
}): Dispatcher {
  const { db, listeners, speak, log } = options;

  async function hand({ claims, rows }: Share): Promise<void> {
    try {
      const visible = await visibleRows(db, claims, rows.filter(needsCheck), log);
      for (const row of rows) if (!needsCheck(row) || visible.has(row)) deliver(row);
    } catch (error) {
      log(`realtime: changes for ${claims.role} lost: ${String(error)}`);
    }
  }

  async function dispatch(changes: readonly Change[]): Promise<void> {
    const tableOf = rememberTables(db, log);
    const shares = new Map<string, Share>();
    const listening = listeners().filter(({ subscriptions }) => subscriptions.length > 0);
    for (const change of changes) {
      if (isMessage(change)) {
        if (change.newRow) speak(change.newRow);
        continue;
      }
      await share(change, listening, tableOf, shares);
    }
    const waiting = [...shares.values()];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await hand(next);
      }),
    );
  }

  async function run(): Promise<void> {
    for (;;) {
      const changes = await takeChanges(db);
      if (changes.length > 0) await dispatch(changes);
      // What is written from now on rings again.
      if (changes.length < BATCH) return;
    }
  }

  let running: Promise<void> | null = null;
  let again = false;
  async function pump(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await run();
      } while (again);
    })().finally(() => {
      running = null;
    });
    return running;
  }
  return { pump };
}
