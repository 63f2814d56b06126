/**
 * Writes what the database has to know of the tests from the catalogue (src/lib/assessments/catalogue.ts): which plan
 * opens a test, how long to wait before it is taken again, and the item it is sold as.
 *   node scripts/test-rows.ts
 * puts the statement in the place of the one that stands in the SQL. A test fails when both differ.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueEntries } from '../src/lib/assessments/catalogue.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const statement = /insert into public\.assessment_tests [^;]*;/;

/** A text without quotes in it as SQL; ids and skus have none. */
const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

/** One row a test, in the order of the catalogue. */
export function testRowsSql(): string {
  const rows = catalogueEntries.map(
    ({ testId, access, retakeWaitDays, sku }) =>
      `  (${quoted(testId)}, ${quoted(access)}, ${retakeWaitDays}, ${quoted(sku)})`,
  );
  return `insert into public.assessment_tests (test_id, access, retake_wait_days, sku) values\n${rows.join(',\n')};`;
}

/** The SQL files that hold the statement, with what it says now. */
export function storedTestRows(): { readonly file: string; readonly sql: string }[] {
  const files = globSync('supabase/{migrations/*.sql,seed*.sql}', { cwd: root });
  return files.flatMap((name) => {
    const file = join(root, name);
    const sql = statement.exec(readFileSync(file, 'utf8'))?.[0];
    return sql === undefined ? [] : [{ file, sql }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, sql } of storedTestRows()) {
    // A replacement as a function: '$' in a text would mean something.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(sql, () => testRowsSql()),
    );
    console.log(file);
  }
}
