import * as z from 'zod/mini';
import { csvLines } from './csv.ts';

/** A file of the copy; its text comes in parts, so that a large one is never built at once. */
export interface CopyFile {
  readonly name: string;
  readonly parts: () => Iterable<string>;
}

/** Everything that is held about a person: a few facts about the copy itself, then rows by table. */
export type ExportedData = Readonly<Record<string, unknown>>;

/** What `export_my_data` of the database is asked: nothing for the overview, or a page of a table. */
export type DataRequest = { p_table?: string; p_after?: string };

const overviewSchema = z.object({
  schema: z.string(),
  exported_at: z.string(),
  account: z.unknown(),
  tables: z.array(z.object({ table: z.string(), rows: z.number() })),
});
const pageSchema = z.object({ rows: z.array(z.unknown()), next: z.nullable(z.string()) });

/**
 * Gathers everything that is held about a person, page by page, so that no answer grows with what they did here.
 * @param ask the database function, as the person
 * @returns tables in the order the database tells them, rows in the order of their pages
 * @throws what `ask` throws, and an error of zod for an answer of another shape
 */
export async function collectData(ask: (request: DataRequest) => Promise<unknown>): Promise<ExportedData> {
  const { tables, ...facts } = z.parse(overviewSchema, await ask({}));
  const filled = await Promise.all(
    tables.map(async ({ table, rows: count }) => {
      const rows: unknown[] = [];
      let after: string | null = null;
      for (let more = count > 0; more; more = after !== null) {
        const page: z.infer<typeof pageSchema> = z.parse(
          pageSchema,
          await ask({ p_table: table, ...(after === null ? {} : { p_after: after }) }),
        );
        rows.push(...page.rows);
        after = page.next;
      }
      return [table, rows] as const;
    }),
  );
  return { ...facts, ...Object.fromEntries(filled) };
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of every table in the copy; a single object is a table of one row, a plain value is none. */
export function tablesOf(data: ExportedData): { name: string; rows: Rows }[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [{ name, rows: value.filter(isRow) }];
    return isRow(value) ? [{ name, rows: [value] }] : [];
  });
}

/** JSON of everything, one row a line. */
function* jsonParts(data: ExportedData): Generator<string> {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  yield '{\n';
  for (const [n, [key, value]] of entries.entries()) {
    const end = n === entries.length - 1 ? '\n' : ',\n';
    const name = `  ${JSON.stringify(key)}: `;
    if (!Array.isArray(value) || value.length === 0) {
      yield name + JSON.stringify(value) + end;
      continue;
    }
    yield `${name}[\n`;
    for (const [at, row] of value.entries()) {
      yield `    ${JSON.stringify(row)}${at === value.length - 1 ? '\n' : ',\n'}`;
    }
    yield `  ]${end}`;
  }
  yield '}\n';
}

/**
 * The files of the copy: the text that explains it, everything as JSON, and each table that holds something as CSV.
 * @param readme lines; they get the line ends that every editor shows
 */
export function copyFiles(data: ExportedData, readme: readonly string[]): CopyFile[] {
  const tables = tablesOf(data).filter(({ rows }) => rows.length > 0);
  return [
    { name: 'README.txt', parts: () => [`\uFEFF${readme.join('\r\n')}\r\n`] },
    { name: 'my-data.json', parts: () => jsonParts(data) },
    ...tables.map(({ name, rows }) => ({ name: `csv/${name}.csv`, parts: () => csvLines(rows) })),
  ];
}

/** 'focus-clarity-lab-my-data-2026-11-20.zip', by the calendar of the person's own place. */
export function copyFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `focus-clarity-lab-my-data-${day}.zip`;
}
