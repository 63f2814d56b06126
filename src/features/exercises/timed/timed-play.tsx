import { useCallback, useRef, useState } from 'react';
import type { TimedRecord } from '@/lib/exercises/engine/timeline';
import { practiceTurns, turnsOf } from '@/lib/exercises/engine/turns';
import { recompute } from '@/lib/exercises/recompute';
import { variantOf } from '../player/run';
import type { TimedView } from '../view';
import { BlockRest } from './block-rest';
import { TimedStage } from './timed-stage';

interface SittingProps {
  view: TimedView;
  exerciseId: string;
  seed: string;
  config: Record<never, never>;
}

export interface TimedPlayProps extends SittingProps {
  keep: (records: readonly unknown[], limitRuns: boolean) => void;
  over: (records: readonly unknown[]) => void;
}

/** A timed run: block by block, kept after each. It is never gone on with after the page was left. */
export function TimedPlay({ view, exerciseId, seed, config, keep, over }: TimedPlayProps) {
  const [turn] = useState(() => turnsOf(view.exercise, seed, config));
  const [rest, setRest] = useState<readonly TimedRecord[] | null>(null);
  const stage = useRef<{ proceed: () => void }>(null);
  const onRest = useCallback(
    (records: readonly TimedRecord[]) => {
      setRest([...records]);
      keep(records, false);
    },
    [keep],
  );
  const proceed = () => {
    setRest(null);
    stage.current?.proceed();
  };
  return (
    <>
      <TimedStage
        ref={stage}
        view={view}
        exerciseId={exerciseId}
        config={config}
        turn={turn}
        isPractice={false}
        onRest={onRest}
        onDone={({ records }) => over(records)}
        onCancelled={() => over([])}
      />
      {rest ? (
        <BlockRest
          exerciseId={exerciseId}
          variant={variantOf(config)}
          {...blockOf(view, seed, config, rest)}
          onNext={proceed}
        />
      ) : null}
    </>
  );
}

/** The block that is over, and what is to be said of it. */
function blockOf(view: TimedView, seed: string, config: object, records: readonly TimedRecord[]) {
  const worked = recompute(view.exercise, seed, config, records);
  const played = worked.ok ? worked.value.played : [];
  const blockAt = (item: object | undefined) => (item as { block?: number } | undefined)?.block ?? 0;
  const block = blockAt(played.at(-1)?.item);
  const trials = played.filter(({ item }) => blockAt(item) === block).map(({ trial }) => trial);
  const next = worked.ok ? worked.value.levelEnd : {};
  return { block, note: view.restNote?.(trials, next) ?? null };
}

export interface TimedPracticeProps extends SittingProps {
  onDone: () => void;
}

/** One round of practice, without a clock: an answer is waited for. */
export function TimedPractice({ view, exerciseId, seed, config, onDone }: TimedPracticeProps) {
  const [turn] = useState(() => practiceTurns(view.exercise, seed, config, true));
  return (
    <TimedStage
      ref={null}
      view={view}
      exerciseId={exerciseId}
      config={config}
      turn={turn}
      isPractice
      onRest={() => {}}
      onDone={onDone}
      onCancelled={onDone}
    />
  );
}
