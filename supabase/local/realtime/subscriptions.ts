/** The postgres_changes part of a join: what a client asks to be told about, and whether it may ask that. */
import type { Claims, LocalDb } from '../types.ts';
import { type Condition, checkCondition, parseFilter } from './filters.ts';
import { isRecord } from './json.ts';
import type { Change } from './outbox.ts';
import { publishedTables, type TableInfo } from './tables.ts';

export interface Subscription {
  /** Told to the client at join; events carry it back. */
  id: number;
  event: '*' | Change['operation'];
  schema: string;
  table: string;
  conditions: readonly Condition[];
  /** Columns wanted besides the primary key; null for all. */
  select: readonly string[] | null;
}

export type SubscriptionResult = { ok: true; subscription: Subscription } | { ok: false; reason: string };

const optionalText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

function readEvent(value: unknown): Subscription['event'] {
  const event = typeof value === 'string' ? value.toUpperCase() : '*';
  return event === 'INSERT' || event === 'UPDATE' || event === 'DELETE' ? event : '*';
}

/** Reads one entry of `config.postgres_changes`. */
export function readSubscription(entry: unknown, id: number): SubscriptionResult {
  if (!isRecord(entry) || !optionalText(entry.schema) || !optionalText(entry.table)) {
    return {
      ok: false,
      reason: 'No subscription params provided. Please provide at least a `schema` or `table`',
    };
  }
  if (!entry.schema && !entry.table) {
    return {
      ok: false,
      reason: 'No subscription params provided. Please provide at least a `schema` or `table`',
    };
  }
  if (!optionalText(entry.filter)) {
    return { ok: false, reason: 'Error parsing `filter` params: expected a string' };
  }
  const parsed = parseFilter(entry.filter);
  if (!parsed.ok) return parsed;
  const schema = entry.schema || 'public';
  const table = entry.table || '*';
  const columns = Array.isArray(entry.select)
    ? entry.select.filter((column): column is string => typeof column === 'string')
    : [];
  const select = columns.length > 0 ? columns : null;
  if (select && (schema === '*' || table === '*')) {
    const reason = 'Column selection is not supported for wildcard subscriptions.';
    return { ok: false, reason: `${reason} Provide an explicit schema and table name.` };
  }
  const event = readEvent(entry.event);
  return { ok: true, subscription: { id, event, schema, table, conditions: parsed.conditions, select } };
}

const describe = ({ event, schema, table, conditions, select }: Subscription): string =>
  `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${JSON.stringify(conditions)}, ` +
  `select: ${JSON.stringify(select)}]`;

function misfit({ conditions, select }: Subscription, { columns, types }: TableInfo): string | null {
  const selectable = new Map(
    [...types].filter(([name]) => columns.some((c) => c.name === name && c.selectable)),
  );
  for (const condition of conditions) {
    const problem = checkCondition(condition, selectable);
    if (problem !== null) return problem;
  }
  const unknown = select?.find((column) => !selectable.has(column));
  return unknown === undefined ? null : `invalid column for select ${unknown}`;
}

/**
 * Why a subscription cannot be served, worded as hosted Realtime does, or null when it can: nothing published under
 * that name, or a filter on a column that is missing, unreadable to the role or of another type.
 */
export async function checkSubscription(
  db: LocalDb,
  subscription: Subscription,
  claims: Claims,
): Promise<string | null> {
  const tables = await publishedTables(db, claims.role, subscription.schema, subscription.table);
  const lead = 'Unable to subscribe to changes with given parameters.';
  if (tables.length === 0) {
    return `${lead} Please check Realtime is enabled for the given connect parameters: ${describe(subscription)}`;
  }
  for (const table of tables) {
    const problem = misfit(subscription, table);
    if (problem !== null) {
      const advice = 'An exception happened so please check your connect parameters:';
      return `${lead} ${advice} ${describe(subscription)}. Exception: ${problem}`;
    }
  }
  return null;
}

/** Whether a subscription asks for changes of this table and kind; filters are looked at separately. */
export const concerns = (subscription: Subscription, change: Change): boolean =>
  (subscription.event === '*' || subscription.event === change.operation) &&
  (subscription.schema === '*' || subscription.schema === change.schema) &&
  (subscription.table === '*' || subscription.table === change.table);
