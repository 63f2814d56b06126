import type { requiredFields } from '@/lib/exercises/htj/score';
import type { JournalEntry } from '@/lib/exercises/own-words';

type Field = (typeof requiredFields)[number];

const columns = {
  place: 'place',
  task: 'task',
  trigger: 'trigger_category',
  feeling: 'feeling',
  urge: 'urge',
  action: 'action',
  minutesLost: 'minutes_lost',
  reply: 'reply',
} as const satisfies Record<Field, keyof JournalEntry>;

/** What a run knows of an entry of the journal: which fields are filled, and what is counted. */
export function entryOf(row: JournalEntry) {
  const fields = Object.entries(columns) as [Field, keyof JournalEntry][];
  return {
    loggedAt: Date.parse(row.logged_at),
    occurredAt: Date.parse(row.occurred_at),
    day: row.day,
    filled: fields.filter(([, column]) => row[column] !== null).map(([field]) => field),
    trigger: row.trigger_category,
    urge: row.urge,
    minutesLost: row.minutes_lost,
    kept: row.reply_kept,
  };
}
