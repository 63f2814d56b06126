/** Tries every access for real and compares with the expectations. */
import type { Query } from '../../../supabase/local/types.ts';
import { functions, otherGrants, others } from '../expectations/functions.ts';
import { tables } from '../expectations.ts';
import { calls } from './calls.ts';
import { readFunctions, readGrants, readOthers, readTables } from './catalog.ts';
import { type Cell, columnCells, labelsByKey, rowCells } from './cells.ts';
import { sqlState } from './database.ts';
import { actors, identityOf } from './people.ts';
import { attempt, REFUSED } from './probe.ts';
import { fixtures } from './rows.ts';

interface Mismatch {
  cell: string;
  expected: string;
  observed: string;
}

export interface CheckOptions {
  /** Enough to know that something is wrong: ends at the first mismatch. */
  stopAtFirst?: boolean;
  /** Cells that are tried before all others: where a mismatch is to be expected, it is found sooner. */
  first?: { role: string; columns: boolean };
}

export interface CheckResult {
  count: number;
  mismatches: Mismatch[];
}

async function check(cells: readonly Cell[], options: CheckOptions): Promise<CheckResult> {
  const mismatches: Mismatch[] = [];
  for (const { name, expected, observe } of cells) {
    const observed = await observe();
    if (observed !== expected) mismatches.push({ cell: name, expected, observed });
    if (options.stopAtFirst && mismatches.length > 0) break;
  }
  return { count: cells.length, mismatches };
}

/** Everything expected of one table. The probe must be installed and the fixtures inserted. */
export async function checkTable(
  query: Query,
  tableName: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const expectation = tables[tableName];
  const fixture = fixtures[tableName];
  const table = (await readTables(query)).find(({ name }) => name === tableName);
  if (!expectation || !fixture || !table) {
    return {
      count: 1,
      mismatches: [
        { cell: tableName, expected: 'table, fixture and expectation', observed: 'one is missing' },
      ],
    };
  }
  const labels = await labelsByKey(query, table, fixture);
  const { first } = options;
  const inOrder = first
    ? [...actors].sort(
        (a, b) => Number(identityOf(b).role === first.role) - Number(identityOf(a).role === first.role),
      )
    : actors;
  const ofRows = inOrder.flatMap((actor) => rowCells(query, table, fixture, labels, actor, expectation));
  const ofColumns = inOrder.flatMap((actor) => columnCells(query, table, actor, expectation));
  const cells: Cell[] = [
    ...(first?.columns ? [...ofColumns, ...ofRows] : [...ofRows, ...ofColumns]),
    {
      name: `${tableName} | columns`,
      expected: expectation.columns,
      observe: async () => table.columns.join(' '),
    },
    {
      name: `${tableName} | row-level security`,
      expected: 'on',
      observe: async () => (table.rls ? 'on' : 'off'),
    },
  ];
  return check(cells, options);
}

/** Execution of one function by everybody. */
export async function checkFunction(
  query: Query,
  signature: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const allowed = functions[signature];
  const call = calls[signature];
  if (!allowed || !call) {
    return {
      count: 1,
      mismatches: [{ cell: signature, expected: 'expectation and call', observed: 'one is missing' }],
    };
  }
  // A helper it calls may be out of reach while it is not itself.
  const door = new RegExp(
    `permission denied for (schema|function ${/\.(\w+)\(/.exec(signature)?.[1] ?? ''}$)`,
  );
  const cells = actors.map((actor) => ({
    name: `${signature} | ${actor} | execute`,
    expected: allowed.includes(actor) ? 'runs' : REFUSED,
    observe: () =>
      attempt(query, actor, async () => {
        try {
          await query(`select ${call}`);
        } catch (error) {
          const state = sqlState(error) ?? '';
          // Refused by a table inside is another thing than refused at the door.
          if (state === '42501' && !door.test((error as Error).message)) {
            return 'runs, but is refused inside';
          }
          // It ran and refused in its own words (PT…), or it is a trigger function called by hand (0A000).
          if (!/^(PT\d{3}|0A000)$/.test(state)) throw error;
        }
        return 'runs';
      }),
  }));
  return check(cells, options);
}

const everyday = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE']);

/** Grants that no table, column or function of the matrix speaks about, a line each. */
export async function readOtherGrants(query: Query): Promise<string[]> {
  return (await readGrants(query))
    .filter(
      ({ object, privilege, grantee }) =>
        !['table', 'column', 'function'].includes(object) || !everyday.has(privilege) || grantee === 'public',
    )
    .map(({ object, on, privilege, grantee }) => `${object} ${on}: ${privilege} to ${grantee}`);
}

/** That nothing exists which is not expected, and nothing is missing. */
export async function checkCompleteness(query: Query, options: CheckOptions = {}): Promise<CheckResult> {
  const list = (items: Iterable<string>) => [...items].sort().join('\n');
  return check(
    [
      {
        name: 'tables',
        expected: list(Object.keys(tables)),
        observe: async () => list((await readTables(query)).map(({ name }) => name)),
      },
      {
        name: 'functions',
        expected: list(Object.keys(functions)),
        observe: async () => list(await readFunctions(query)),
      },
      {
        name: 'other objects',
        expected: list(others),
        observe: async () => list((await readOthers(query)).filter((name) => name !== 'schema probe')),
      },
      {
        name: 'other grants',
        expected: list(otherGrants),
        observe: async () => list(await readOtherGrants(query)),
      },
    ],
    options,
  );
}

/** The whole matrix. */
export async function checkEverything(query: Query): Promise<CheckResult> {
  const results = [await checkCompleteness(query)];
  for (const table of Object.keys(tables)) results.push(await checkTable(query, table));
  for (const signature of Object.keys(functions)) results.push(await checkFunction(query, signature));
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    mismatches: results.flatMap(({ mismatches }) => mismatches),
  };
}
