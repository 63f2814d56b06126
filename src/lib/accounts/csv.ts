/**
 * Tables as CSV (RFC 4180, Y. Shafranovich, 2005): comma, CR LF after every line, quotes around cells that need them.
 * A byte order mark says UTF-8, without which spreadsheets read their own code page.
 */

/** A row of a table as JSON gives it; what a row lacks is an empty cell. */
type CsvRow = Readonly<Record<string, unknown>>;

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** Spreadsheets run a cell that begins so as a formula (OWASP, "CSV injection"). */
const formulaStart = /^[=+\-@\t\r]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** A value as it stands in a file. A text that reads as a number gets its apostrophe too: it is a text, '-5' and '+49' alike. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const lineOf = (cells: readonly unknown[]): string => cells.map(csvCell).join(',') + lineEnd;

/** Names of all columns, in the order in which the rows bring them. */
export function csvColumns(rows: readonly CsvRow[]): string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names];
}

/** The first line of a file, with the mark that says how it is written. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + lineOf(columns);

/**
 * A table line by line, its head first, so that a large one need not be built at once. Objects and lists within a cell
 * are JSON; null and a missing value are empty cells. Nothing at all for a table without columns.
 * @param goesOn columns of a table whose first lines were told before: no head then
 */
export function* csvLines(rows: readonly CsvRow[], goesOn?: readonly string[]): Generator<string> {
  const columns = goesOn ?? csvColumns(rows);
  if (columns.length === 0) return;
  if (goesOn === undefined) yield csvHead(columns);
  for (const row of rows) {
    const unknown = Object.keys(row).find((name) => !columns.includes(name));
    if (unknown !== undefined) throw new Error(`a later row brings a column of its own: ${unknown}`);
    yield lineOf(columns.map((name) => row[name]));
  }
}
