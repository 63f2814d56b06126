import { csvLines } from './csv.ts';

/** A file of the copy; its text comes in parts, so that a large one is never built at once. */
export interface CopyFile {
  readonly name: string;
  readonly parts: () => Iterable<string>;
}

/** What the database answers: rows by table, and a few facts about the copy itself. */
export type ExportedData = Readonly<Record<string, unknown>>;

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
