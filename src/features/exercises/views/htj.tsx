import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { journalQuery, saveJournalMutation } from '@/api/training/own-words';
import { exercise } from '@/lib/exercises/htj/exercise';
import { journalMetrics } from '@/lib/exercises/htj/score';
import type { JournalEntry } from '@/lib/exercises/own-words';
import { dayOf } from '../logged/local-time';
import { OwnRows } from '../logged/own-rows';
import { loggedView, type SessionOf } from '../view';
import { entryOf } from './htj/entry';
import { EntryForm } from './htj/entry-form';
import { ReplyCheck } from './htj/reply-check';
import { WeekReview } from './htj/week-review';

type Props = SessionOf<typeof exercise>;

/** Of older replies nobody knows any more. */
const mostAsked = 3;

function Session(props: Props) {
  const { config, onOver } = props;
  const query = useQuery(journalQuery(props.userId));
  const [isPast] = useState(() => dayOf(Date.now()) > config.weekEnds);
  useEffect(() => {
    // Gone on with on another day: the week is another one, and nothing was told of this one yet.
    if (isPast) onOver();
  }, [isPast, onOver]);
  if (isPast) return null;
  return <OwnRows query={query}>{(rows) => <Journal {...props} rows={rows} />}</OwnRows>;
}

function Journal({ userId, config, rows, onEntry, onOver }: Props & { rows: readonly JournalEntry[] }) {
  const save = useMutation(saveJournalMutation(userId));
  const [newId] = useState(() => crypto.randomUUID() as string);
  const [isWritten, setWritten] = useState(false);
  /** Replies that nobody can say anything about yet. */
  const [later, setLater] = useState<readonly string[]>([]);
  const metrics = journalMetrics(rows.map(entryOf), config.weekEnds);

  // Replies of before come first, one at a time; the one that was just written waits for another day.
  const asked = rows
    .slice(0, mostAsked)
    .find(
      ({ id, reply, reply_kept }) =>
        id !== newId && reply !== null && reply_kept === null && !later.includes(id),
    );
  if (asked && !isWritten) {
    return (
      <ReplyCheck
        key={asked.id}
        entry={asked}
        busy={save.isPending}
        error={save.error}
        onSay={(reply_kept) => save.mutate({ id: asked.id, change: { reply_kept } })}
        onLater={() => setLater([...later, asked.id])}
      />
    );
  }
  if (!isWritten) {
    return (
      <EntryForm
        topTrigger={metrics.triggers[0]?.trigger ?? null}
        busy={save.isPending}
        error={save.error}
        onSave={(written) =>
          // What went wrong is told beside the button.
          save.mutateAsync({ add: { ...written, id: newId } }).then(
            () => setWritten(true),
            () => {},
          )
        }
        {...(metrics.entries > 0 && { onWeek: () => setWritten(true) })}
      />
    );
  }
  const finish = () => {
    for (const row of rows) onEntry(entryOf(row));
    onOver();
  };
  return (
    <WeekReview userId={userId} rows={rows} weekEnds={config.weekEnds} metrics={metrics} onDone={finish} />
  );
}

export const view = loggedView(exercise, {
  variants: ['form'],
  Session,
  optionsOn: () => ({ weekEnds: dayOf(Date.now()) }),
  measures: [
    { id: 'filled', unit: 'percent', of: ({ completeness }) => completeness, part: 'filled' },
    { id: 'days', unit: 'count', of: ({ daysLogged7 }) => daysLogged7, part: 'days' },
    { id: 'entries', unit: 'count', of: ({ entries }) => entries },
    { id: 'kept', unit: 'count', of: ({ repliesKept }) => repliesKept },
    { id: 'broken', unit: 'count', of: ({ repliesBroken }) => repliesBroken },
  ],
});
