import * as z from 'zod/mini';
import { csvColumns, csvLines } from './csv.ts';

/** Everything that is held about a person: a few facts about the copy itself, then rows by table. */
export type ExportedData = Readonly<Record<string, unknown>>;

/** What `export_my_data` of the database is asked: nothing for the overview, or a page of a table. */
export type DataRequest = { p_table?: string; p_after?: string };
/** The database function, as the person. */
export type AskForData = (request: DataRequest) => Promise<unknown>;

const overviewSchema = z.object({
  schema: z.string(),
  exported_at: z.string(),
  account: z.record(z.string(), z.unknown()),
  tables: z.array(z.object({ table: z.string(), rows: z.number() })),
});
const pageSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  next: z.nullable(z.string()),
});

/** What there is: the account, and how many rows each table holds. */
export type CopyOverview = z.infer<typeof overviewSchema>;
type Row = Readonly<Record<string, unknown>>;

/** @throws what `ask` throws, and an error of zod for an answer of another shape */
export async function copyOverview(ask: AskForData): Promise<CopyOverview> {
  return z.parse(overviewSchema, await ask({}));
}

/** Tables of the copy with the number of their rows; the account is a table of one. */
export function copyTables({ tables }: Pick<CopyOverview, 'tables'>): { name: string; rows: number }[] {
  return [{ name: 'account', rows: 1 }, ...tables.map(({ table, rows }) => ({ name: table, rows }))];
}

/** The rows of a table, a page at a time, in the order of their pages. */
async function* pagesOf(ask: AskForData, table: string): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const page: z.infer<typeof pageSchema> = z.parse(
      pageSchema,
      await ask({ p_table: table, ...(after === null ? {} : { p_after: after }) }),
    );
    yield page.rows;
    after = page.next;
  } while (after !== null);
}

/** The whole copy at once: tables in the order the database tells them. For who has the room. */
export async function collectData(ask: AskForData): Promise<ExportedData> {
  const { tables, ...facts } = await copyOverview(ask);
  const data: Record<string, unknown> = { ...facts };
  for (const { table, rows: count } of tables) {
    const rows: Row[] = [];
    if (count > 0) for await (const page of pagesOf(ask, table)) rows.push(...page);
    data[table] = rows;
  }
  return data;
}

/** Some text of one file of the copy. The files are written side by side, each from its beginning to its end. */
export interface CopyPiece {
  readonly file: string;
  readonly text: string;
  /** Rows told with it. */
  readonly rows: number;
}

const json = 'my-data.json';
const csvFile = (table: string) => `csv/${table}.csv`;

/**
 * The copy piece by piece: the text that explains it, everything as JSON with one row a line, and each table that holds
 * something as CSV. A page of a table is held at a time, whatever the whole weighs.
 * @param readme lines; they get the line ends that every editor shows
 */
export async function* copyPieces(
  ask: AskForData,
  { tables, ...facts }: CopyOverview,
  readme: readonly string[],
): AsyncGenerator<CopyPiece> {
  const piece = (file: string, text: string, rows = 0): CopyPiece => ({ file, text, rows });
  yield piece('README.txt', `\uFEFF${readme.join('\r\n')}\r\n`);
  const entries = Object.entries(facts).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  yield piece(json, `{\n${entries.join(',\n')}`);
  yield piece(csvFile('account'), [...csvLines([facts.account])].join(''), 1);
  for (const { table, rows: count } of tables) {
    yield piece(json, `,\n  ${JSON.stringify(table)}: [`);
    let columns: readonly string[] | null = null;
    for await (const page of count > 0 ? pagesOf(ask, table) : []) {
      if (page.length === 0) continue;
      const before: string = columns === null ? '\n    ' : ',\n    ';
      yield piece(json, before + page.map((row) => JSON.stringify(row)).join(',\n    '));
      const lines = columns === null ? csvLines(page) : csvLines(page, columns);
      yield piece(csvFile(table), [...lines].join(''), page.length);
      columns ??= csvColumns(page);
    }
    yield piece(json, columns === null ? ']' : '\n  ]');
  }
  yield piece(json, '\n}\n');
}

/** 'focus-clarity-lab-my-data-2026-11-20.zip', by the calendar of the person's own place. */
export function copyFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `focus-clarity-lab-my-data-${day}.zip`;
}
