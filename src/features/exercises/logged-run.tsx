import { useCallback, useRef, useState } from 'react';
import { PlayFrame } from './play-frame';
import type { LoggedView } from './view';

type Entry = Record<never, never>;

export interface LoggedRunProps {
  view: LoggedView;
  exerciseId: string;
  userId: string;
  seed: string;
  config: Record<string, unknown>;
  /** Entries from before a reload. */
  kept: readonly unknown[];
  keep: (records: readonly unknown[], limitRuns: boolean) => void;
  over: (records: readonly unknown[]) => void;
}

/** A session by the clock, or a form: every entry is kept as it comes. */
export function LoggedRun({ view, exerciseId, userId, seed, config, kept, keep, over }: LoggedRunProps) {
  const { Session } = view;
  const [entries, setEntries] = useState(kept as readonly Entry[]);
  const latest = useRef(entries);
  const add = useCallback(
    (entry: Entry) => {
      latest.current = [...latest.current, entry];
      setEntries(latest.current);
      keep(latest.current, false);
    },
    [keep],
  );
  return (
    <PlayFrame exerciseId={exerciseId} screen="run">
      <Session
        userId={userId}
        seed={seed}
        config={config}
        entries={entries}
        onEntry={add}
        onOver={() => over(latest.current)}
      />
    </PlayFrame>
  );
}
