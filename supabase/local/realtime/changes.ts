/**
 * Sends captured changes to the channels that asked for them. What somebody is shown follows hosted Realtime: inserts
 * and updates only of rows that their policies let them select, only columns that their role may select, deletes
 * with the primary key alone wherever row-level security is on (the row is gone, so no policy can be asked).
 */
import type { Claims, LocalDb, Log, Row } from '../types.ts';
import { passesFilters } from './filters.ts';
import { identityKey } from './identity.ts';
import { type Change, type Operation, takeChanges } from './outbox.ts';
import { concerns, type Subscription } from './subscriptions.ts';
import { publishedTables, type TableInfo } from './tables.ts';
import { type ChangedRow, visibleRows } from './visibility.ts';

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

function matchesOf(change: Change, table: TableInfo, listeners: readonly Listener[]): Match[] {
  const found: Match[] = [];
  for (const listener of listeners) {
    const subscriptions = listener.subscriptions.filter(
      (subscription) =>
        concerns(subscription, change) &&
        (subscription.conditions.length === 0 ||
          passesFilters(subscription.conditions, change.newRow ?? change.oldRow, table.types)),
    );
    if (subscriptions.length > 0) found.push({ listener, subscriptions });
  }
  return found;
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
  log: Log;
}): Dispatcher {
  const { db, listeners, log } = options;

  async function dispatchTo(
    claims: Claims,
    group: readonly Listener[],
    changes: readonly Change[],
  ): Promise<void> {
    // Asked anew for each batch, so that a grant or a column changed since counts at once.
    const tables = new Map<string, TableInfo | undefined>();
    const matched: Matched[] = [];
    for (const change of changes) {
      if (!group.some(({ subscriptions }) => subscriptions.some((one) => concerns(one, change)))) continue;
      const name = JSON.stringify([change.schema, change.table]);
      if (!tables.has(name)) {
        const [info] = await publishedTables(db, claims.role, change.schema, change.table);
        tables.set(name, info);
      }
      const table = tables.get(name);
      const matches = table ? matchesOf(change, table, group) : [];
      if (table && matches.length > 0) matched.push({ change, table, matches });
    }
    const visible = await visibleRows(db, claims, matched.filter(needsCheck), log);
    for (const row of matched) if (!needsCheck(row) || visible.has(row)) deliver(row);
  }

  async function dispatch(changes: readonly Change[]): Promise<void> {
    const groups = new Map<string, Listener[]>();
    for (const listener of listeners()) {
      if (listener.subscriptions.length === 0) continue;
      const key = identityKey(listener.claims);
      groups.set(key, [...(groups.get(key) ?? []), listener]);
    }
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      await dispatchTo(first.claims, group, changes).catch((error: unknown) => {
        log(`realtime: changes for ${first.claims.role} lost: ${String(error)}`);
      });
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      const changes = await takeChanges(db);
      if (changes.length === 0) return;
      await dispatch(changes);
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
