/** Rows the access matrix works on: one or more per table, each with a label, and samples to insert and change. */
import type { Query } from '../../../supabase/local/types.ts';
import type { Fixture, Sample } from './rows/sample.ts';

type Tables = Readonly<Record<string, Fixture>>;

/** One file a subject, with its tables under the name of the file. */
const files = import.meta.glob<Readonly<Record<string, Tables>>>(['./rows/*.ts', '!./rows/sample.ts'], {
  eager: true,
});
const subjects = new Map(
  Object.entries(files).map(([file, module]) => {
    const name = file.slice('./rows/'.length, -'.ts'.length);
    return [name, module[name]];
  }),
);

/** What others refer to comes first; every other subject stands on these. */
const first = ['accounts', 'catalogue', 'attempts', 'training', 'operations', 'billing'];

/** In an order in which rows can be inserted. */
export const fixtures: Tables = Object.assign(
  {},
  ...[...new Set([...first, ...subjects.keys()])].map((name) => subjects.get(name)),
);

/** Inserts a sample as whoever is speaking, in these columns only. */
export function insertSample(query: Query, table: string, sample: Sample, columns: readonly string[]) {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return query(
    `insert into public.${table} (${list}) overriding system value
     select ${list} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(sample)],
  );
}

/** A role given leaves a trace in the log, plans and erasures lead to mails. */
const leftBehind: ReadonlySet<string> = new Set(['admin_audit_log', 'account_mails']);

/** Fills a migrated database with the rows above. */
export async function insertFixtures(query: Query): Promise<void> {
  await query('delete from public.profiles');
  await query('delete from public.assessment_tests');
  await query('delete from public.topics');
  await query('delete from public.tags');
  await query('delete from public.blocked_hosts');
  await query('delete from public.subscription_transitions');
  await query('delete from public.subscription_states');
  for (const [table, { rows }] of Object.entries(fixtures)) {
    // Other rows leave some here by triggers; the labelled ones are to be the only ones.
    if (leftBehind.has(table)) await query(`delete from public.${table}`);
    for (const sample of Object.values(rows)) {
      await insertSample(query, table, sample, Object.keys(sample));
    }
  }
  // Votes and decisions are told of.
  await query('delete from public.notifications where kind is not null');
}
