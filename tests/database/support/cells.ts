/** The cells of one table: what each actor may do to rows and columns, and the attempt that shows it. */
import type { Query } from '../../../supabase/local/types.ts';
import type { Access, TableExpectation } from '../expectations/types.ts';
import type { TableInfo } from './catalog.ts';
import { type Actor, identityOf, personIds } from './people.ts';
import { attempt, REFUSED, tryAll } from './probe.ts';
import type { Fixture } from './rows/sample.ts';
import { insertSample } from './rows.ts';

/** One expectation: what was expected of a cell, and how to find out. */
export interface Cell {
  name: string;
  expected: string;
  observe: () => Promise<string>;
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const sorted = (labels: Iterable<string>): string => [...labels].sort().join(' ');

function reach(access: Access, operation: 'select' | 'insert' | 'update', columns: readonly string[]) {
  const value = access[operation];
  if (value === undefined) return { rows: REFUSED, columns: [] as string[] };
  if (typeof value === 'string') return { rows: sorted(words(value)), columns: [...columns] };
  return { rows: sorted(words(value[0])), columns: words(value[1]) };
}

/** Label of each row by its place in the table, read as superuser: a changed or removed row has left its place. */
async function places(query: Query, table: TableInfo, labels: ReadonlyMap<string, string>) {
  const rows = await query<{ key: string; ctid: string }>(
    `select ${table.key} as key, ctid::text as ctid from public.${table.name}`,
  );
  return new Map(rows.map(({ key, ctid }) => [ctid, labels.get(key) ?? `unknown:${key}`]));
}

export async function labelsByKey(
  query: Query,
  table: TableInfo,
  fixture: Fixture,
): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const [label, sample] of Object.entries(fixture.rows)) {
    const [row] = await query<{ key: string }>(
      `select ${table.key} as key from jsonb_populate_record(null::public.${table.name}, $1::text::jsonb)`,
      [JSON.stringify(sample)],
    );
    if (row) labels.set(row.key, label);
  }
  return labels;
}

export function rowCells(
  query: Query,
  table: TableInfo,
  fixture: Fixture,
  labels: ReadonlyMap<string, string>,
  actor: Actor,
  expectation: TableExpectation,
): Cell[] {
  const access = expectation.access[actor];
  const columns = words(expectation.columns);
  const name = `public.${table.name}`;

  /** Labels of the rows that `sql` (an update or delete without a filter) reached. */
  const reached =
    (sql: string, params: string[] = []) =>
    async () => {
      let before = new Map<string, string>();
      return attempt(
        query,
        actor,
        async () => {
          await query(sql, params);
          await query('reset role');
          const after = await places(query, table, labels);
          return sorted([...before].filter(([place]) => !after.has(place)).map(([, label]) => label));
        },
        async () => {
          if (sql.startsWith('delete') && fixture.beforeDelete) await query(fixture.beforeDelete);
          before = await places(query, table, labels);
        },
      );
    };

  const insertable = reach(access, 'insert', columns);
  const inserted = async () => {
    const self = identityOf(actor).id;
    const { person } = fixture;
    const targets: [string, string][] = person
      ? [...(self ? [['self', self] as [string, string]] : []), ['foreign', personIds.spare]]
      : [['row', '']];
    if (fixture.forged && actor !== 'service') targets.push(['forged', '']);
    const outcomes: string[] = [];
    for (const [target, personId] of targets) {
      const sample = target === 'forged' && fixture.forged ? fixture.forged : fixture.fresh(personId);
      const given = Object.keys(sample);
      const list =
        insertable.columns.length > 0 ? given.filter((c) => insertable.columns.includes(c)) : given;
      const outcome = await attempt(
        query,
        actor,
        async () => {
          await insertSample(query, table.name, sample, list);
          return 'allowed';
        },
        async () => {
          const clear = fixture.clear ?? `delete from ${name} where "${person}" = $1`;
          if (person && personId) await query(clear, [personId]);
        },
      );
      if (outcome === 'allowed') outcomes.push(target);
      else if (outcome !== REFUSED) return outcome;
    }
    // Whether the right is missing or a policy says no is told apart by the columns' cells.
    return outcomes.length > 0 || insertable.rows !== REFUSED ? sorted(outcomes) : REFUSED;
  };

  const updatable = reach(access, 'update', columns);
  const changes = Object.keys(fixture.change).filter(
    (c) => updatable.columns.length === 0 || updatable.columns.includes(c),
  );
  const assignments = changes
    .map((c) => `"${c}" = (jsonb_populate_record(null::${name}, $1::text::jsonb))."${c}"`)
    .join(', ');

  return [
    {
      name: `${table.name} | ${actor} | select`,
      expected: reach(access, 'select', columns).rows,
      observe: () =>
        attempt(query, actor, async () => {
          const rows = await query<{ key: string }>(`select ${table.key} as key from ${name}`);
          return sorted(rows.map(({ key }) => labels.get(key) ?? `unknown:${key}`));
        }),
    },
    { name: `${table.name} | ${actor} | insert`, expected: insertable.rows, observe: inserted },
    {
      name: `${table.name} | ${actor} | update`,
      expected: updatable.rows,
      observe: reached(`update ${name} set ${assignments}`, [JSON.stringify(fixture.change)]),
    },
    {
      name: `${table.name} | ${actor} | delete`,
      expected: access.delete === undefined ? REFUSED : sorted(words(access.delete)),
      observe: reached(`delete from ${name}`),
    },
  ];
}

/** Column by column: the right itself, tried on no row. */
export function columnCells(
  query: Query,
  table: TableInfo,
  actor: Actor,
  expectation: TableExpectation,
): Cell[] {
  const columns = words(expectation.columns);
  const statement = {
    select: (c: string) => `select "${c}" from public.${table.name} limit 0`,
    insert: (c: string) =>
      `insert into public.${table.name} ("${c}") overriding system value
       select (null::public.${table.name})."${c}" where false`,
    update: (c: string) => `update public.${table.name} set "${c}" = default where false`,
  };
  return (['select', 'insert', 'update'] as const).flatMap((operation) => {
    const allowed = reach(expectation.access[actor], operation, columns).columns;
    let outcome: Promise<string[]> | undefined;
    return columns.map((column, n) => ({
      name: `${table.name} | ${actor} | ${operation} ${column}`,
      expected: allowed.includes(column) ? 'allowed' : '42501',
      observe: async () => {
        outcome ??= tryAll(query, actor, columns.map(statement[operation]));
        const outcomes = await outcome;
        return outcomes[n] ?? 'not tried';
      },
    }));
  });
}
