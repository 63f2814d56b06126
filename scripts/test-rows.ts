/**
 * What the database has to know of the tests, from the catalogue (src/lib/assessments/catalogue.ts): which plan opens a
 * test, how long to wait before it is taken again, and the item it is sold as. Run it after every change of these:
 *   node scripts/test-rows.ts
 * applies the migrations to a throw-away database, compares its rows with the catalogue and writes one more migration
 * with those that differ, so that a project that has the earlier ones gets the change.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CatalogueEntry, catalogueEntries } from '../src/lib/assessments/catalogue.ts';
import { prepareDb } from '../supabase/local/db/migrate.ts';
import type { Query } from '../supabase/local/types.ts';

const migrations = join(dirname(dirname(fileURLToPath(import.meta.url))), 'supabase/migrations');

type TestRow = { test_id: string; access: string; retake_wait_days: number; sku: string | null };

const storedSql = 'select test_id, access, retake_wait_days, sku from public.assessment_tests where active';

/** A text without quotes in it as SQL; ids and skus have none. */
const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

const rowOf = ({ testId, access, retakeWaitDays, sku }: CatalogueEntry): TestRow => ({
  test_id: testId,
  access,
  retake_wait_days: retakeWaitDays,
  sku,
});

const inSql = ({ test_id, access, retake_wait_days, sku }: TestRow) =>
  `  (${quoted(test_id)}, ${quoted(access)}, ${retake_wait_days}, ${quoted(sku)})`;

/** What a database lacks to say of the tests on offer what the catalogue says; empty when nothing. */
export async function testRowsChange(query: Query, entries = catalogueEntries): Promise<string> {
  const stored = await query<TestRow>(storedSql);
  const known = new Set(stored.map(inSql));
  const changed = entries.map((entry) => inSql(rowOf(entry))).filter((row) => !known.has(row));
  const gone = stored.filter(({ test_id }) => !entries.some(({ testId }) => testId === test_id));
  const upsert = [
    'insert into public.assessment_tests (test_id, access, retake_wait_days, sku) values',
    changed.join(',\n'),
    'on conflict (test_id) do update',
    '  set access = excluded.access, retake_wait_days = excluded.retake_wait_days, sku = excluded.sku, active = true;',
  ];
  // What was finished of a test that is no more stays readable: the row stays, too.
  const ids = gone.map(({ test_id }) => quoted(test_id)).join(', ');
  const retire = `update public.assessment_tests set active = false where test_id in (${ids});`;
  return [...(changed.length > 0 ? upsert : []), ...(gone.length > 0 ? [retire] : [])]
    .map((line) => `${line}\n`)
    .join('');
}

/** A version (YYYYMMDDHHMMSS) for a migration made now, after every other: an older one would be refused. */
export function nextVersion(files: readonly string[], now: Date): string {
  const digits = (date: Date) => date.toISOString().replace(/\D/g, '').slice(0, 14);
  const last = files.map((file) => file.slice(0, 14)).reduce((a, b) => (a > b ? a : b), '');
  if (digits(now) > last) return digits(now);
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(last) ?? []
  ).map(Number);
  return digits(new Date(Date.UTC(year, month - 1, day, hour, minute, second + 1)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const db = await prepareDb({ url: 'memory://', migrations });
  const sql = await testRowsChange(db.query).finally(() => db.close());
  if (sql === '') console.log('The database says of the tests what the catalogue says.');
  else {
    const file = join(migrations, `${nextVersion(readdirSync(migrations), new Date())}_test_rows.sql`);
    writeFileSync(file, `-- Written by scripts/test-rows.ts from src/lib/assessments/catalogue.ts.\n${sql}`);
    console.log(`wrote ${file}`);
  }
}
