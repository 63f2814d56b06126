import { mean } from '../../cognitive/stats/descriptive.ts';
import { dayMs } from '../../time.ts';
import type { RunScore } from '../contract.ts';
import { triggerCategories } from '../own-words.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';

export const requiredFields = [
  'place',
  'task',
  'trigger',
  'feeling',
  'urge',
  'action',
  'minutesLost',
  'reply',
] as const;
export type TriggerCategory = (typeof triggerCategories)[number];

/** Triggers are told from so many entries on. */
const MIN_ENTRIES = 5;
const WEEK_DAYS = 7;
/** Days with an entry that fill the part for keeping at it. */
const FULL_DAYS = 5;

export interface JournalEntry {
  readonly day: string;
  readonly filled: readonly string[];
  readonly trigger: TriggerCategory | null;
  readonly minutesLost: number | null;
  readonly kept: boolean | null;
}

export interface TriggerRow {
  readonly trigger: TriggerCategory;
  readonly count: number;
  readonly meanMinutes: number | null;
}

export interface JournalMetrics {
  readonly entries: number;
  /** Filled fields of eight, averaged over the entries of the week; null without one. */
  readonly completeness: number | null;
  readonly daysLogged7: number;
  /** Most frequent first, then by minutes; empty below five entries. */
  readonly triggers: readonly TriggerRow[];
  readonly repliesKept: number;
  readonly repliesBroken: number;
}

/** The seven days up to and with `weekEnds`. */
function inWeek(day: string, weekEnds: string): boolean {
  const age = (Date.parse(weekEnds) - Date.parse(day)) / dayMs;
  return age >= 0 && age < WEEK_DAYS;
}

function triggerTable(entries: readonly JournalEntry[]): TriggerRow[] {
  if (entries.length < MIN_ENTRIES) return [];
  const rows = triggerCategories.map((trigger) => {
    const own = entries.filter((entry) => entry.trigger === trigger);
    const minutes = own.flatMap(({ minutesLost }) => (minutesLost === null ? [] : [minutesLost]));
    return { trigger, count: own.length, meanMinutes: mean(minutes) };
  });
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (b.meanMinutes ?? 0) - (a.meanMinutes ?? 0));
}

export function journalMetrics(entries: readonly JournalEntry[], weekEnds: string): JournalMetrics {
  const week = entries.filter(({ day }) => inWeek(day, weekEnds));
  return {
    entries: week.length,
    completeness: mean(week.map(({ filled }) => filled.length / requiredFields.length)),
    daysLogged7: new Set(week.map(({ day }) => day)).size,
    triggers: triggerTable(entries),
    repliesKept: entries.filter(({ kept }) => kept === true).length,
    repliesBroken: entries.filter(({ kept }) => kept === false).length,
  };
}

type Scored = Pick<JournalMetrics, 'completeness' | 'daysLogged7'>;

/** About keeping the journal, not about what stands in it. */
export function scoreJournal({ completeness, daysLogged7 }: Scored): RunScore {
  if (completeness === null) return noScore;
  return runScore([part('filled', 60, completeness, 0, 1), part('days', 40, daysLogged7, 0, FULL_DAYS)]);
}
