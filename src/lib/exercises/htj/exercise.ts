import * as z from 'zod/mini';
import { hourMs } from '../../time.ts';
import type { LoggedExercise } from '../contract.ts';
import { dayText, rating, wallTime } from '../events.ts';
import { triggerCategories } from '../own-words.ts';
import { type JournalMetrics, journalMetrics, requiredFields, scoreJournal } from './score.ts';

/** An entry may tell of something this long ago. */
const backdatedMs = 48 * hourMs;
/** A clock may be a little ahead of the server's. */
const aheadMs = 5 * 60_000;

export const variants = ['form'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  /** Last day of the week that is looked at. */
  weekEnds: dayText,
});
type Config = z.infer<typeof configSchema>;

/** What a run knows of an entry: which fields are filled and what is counted. The words stay in the journal. */
const entrySchema = z.object({
  loggedAt: wallTime,
  occurredAt: wallTime,
  /** The day of the entry where the person is. */
  day: dayText,
  filled: z.array(z.enum(requiredFields)).check(z.maxLength(requiredFields.length)),
  trigger: z.nullable(z.enum(triggerCategories)),
  urge: z.nullable(rating),
  minutesLost: z.nullable(z.int().check(z.gte(0), z.lte(1440))),
  /** Whether the reply for next time was kept; null while nobody knows. */
  kept: z.nullable(z.boolean()),
});
type Entry = z.infer<typeof entrySchema>;

export const exercise: LoggedExercise<Config, Entry, JournalMetrics> = {
  id: 'htj',
  kind: 'form',
  config: configSchema,
  configFor({ options }) {
    const day = dayText.safeParse(options.weekEnds);
    return { variant: 'form', weekEnds: day.success ? day.data : '2026-01-01' };
  },
  entry: entrySchema,
  check(_seed, entries) {
    const isWrong = entries.some(
      ({ loggedAt, occurredAt, filled }) =>
        occurredAt > loggedAt + aheadMs ||
        occurredAt < loggedAt - backdatedMs ||
        new Set(filled).size < filled.length,
    );
    return isWrong ? 'impossible_answer' : null;
  },
  read: (_seed, entries, { weekEnds }) => {
    const metrics = journalMetrics(entries, weekEnds);
    return { metrics, complete: metrics.entries > 0 };
  },
  levelEnd: () => ({}),
  score: scoreJournal,
};
