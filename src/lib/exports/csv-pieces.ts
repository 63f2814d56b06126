import { csvHead, csvLines } from '../accounts/csv.ts';
import type { CopyPiece } from '../accounts/data-copy.ts';
import { findInstrument } from '../assessments/instruments.ts';
import type { DayOff, Habit } from '../habits/habit.ts';
import type { WeekStart } from '../plans/dates.ts';
import type { DayFacts } from '../progress/days.ts';
import {
  attemptRow,
  type CsvRowOf,
  type CsvTable,
  csvTableColumns,
  csvTables,
  dailyRow,
  domainRows,
  focusRow,
  habitRows,
  type LocalDay,
  runRow,
} from './csv-tables.ts';
import { type DayRange, exportFileName, isWithin } from './range.ts';
import type { ExportedAttempt, ExportedRun, ExportedSession } from './sources.ts';

type Pages<Row> = () => AsyncIterable<readonly Row[]>;

/** Everything of a person, a page at a time; rows around the range may be among them. */
export interface ExportSources {
  readonly attempts: Pages<ExportedAttempt>;
  readonly runs: Pages<ExportedRun>;
  readonly sessions: Pages<ExportedSession>;
  readonly days: () => Promise<readonly DayFacts[]>;
  readonly habits: () => Promise<{ readonly habits: readonly Habit[]; readonly days_off: readonly DayOff[] }>;
}

export interface ExportOptions {
  readonly range: DayRange;
  readonly today: string;
  readonly weekStart: WeekStart;
  readonly localDay: LocalDay;
}

type Rows = AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;

async function* mapped<From, To>(pages: AsyncIterable<readonly From[]>, of: (row: From) => readonly To[]) {
  for await (const page of pages) yield page.flatMap(of);
}

/**
 * The six tables as text, one after the other, each with its head also where it has no rows. The rows of a piece are counted,
 * so that who asks knows whether there was anything.
 */
export async function* csvPieces(
  sources: ExportSources,
  { range, today, weekStart, localDay }: ExportOptions,
): AsyncGenerator<CopyPiece> {
  const inside = <Row extends { readonly local_date: unknown }>(row: Row): Row[] =>
    typeof row.local_date === 'string' && isWithin(range, row.local_date) ? [row] : [];
  const domains = (attempt: ExportedAttempt): CsvRowOf<'attempt_domains'>[] =>
    inside(attemptRow(attempt, localDay)).length === 0
      ? []
      : domainRows(attempt, findInstrument(attempt.test_id)?.domains ?? []);
  // Read once: the same attempts are two tables.
  const attempts: ExportedAttempt[] = [];
  const readAttempts = async function* () {
    for await (const page of sources.attempts()) {
      attempts.push(...page);
      yield page;
    }
  };
  const lastDay = range.to < today ? range.to : today;
  const tables: Record<CsvTable, () => Rows> = {
    attempts: () => mapped(readAttempts(), (attempt) => inside(attemptRow(attempt, localDay))),
    attempt_domains: async function* () {
      yield attempts.flatMap(domains);
    },
    runs: () =>
      mapped(sources.runs(), (run) =>
        // A burst is told among the sessions, as in the sums of the days.
        run.exercise_id === 'focus-burst' ? [] : inside(runRow(run, localDay)),
      ),
    focus: () => mapped(sources.sessions(), (session) => inside(focusRow(session, localDay))),
    habits: async function* () {
      const { habits, days_off: daysOff } = await sources.habits();
      for (const habit of habits) {
        yield habitRows(habit, { daysOff, from: range.from, today: lastDay, weekStart });
      }
    },
    daily: async function* () {
      yield (await sources.days()).filter(({ date }) => isWithin(range, date)).map(dailyRow);
    },
  };
  for (const table of csvTables) {
    const columns = csvTableColumns[table];
    const file = exportFileName(table, range, 'csv');
    yield { file, text: csvHead(columns), rows: 0 };
    for await (const page of tables[table]()) {
      if (page.length > 0) yield { file, text: [...csvLines(page, columns)].join(''), rows: page.length };
    }
  }
}
