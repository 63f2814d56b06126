import { takePageLock } from '@/api/sync/page-lock';
import type { BurstWords } from '@/lib/contracts/exercise-submit';
import type { LevelEnd, StartFacts } from '@/lib/exercises/contract';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { type ExerciseRun, minutesOfRun, seedOf } from '@/lib/exercises/run';
import { findOpenRun, forgetOpenRun, keepOpenRun, runLock } from './open-runs';
import { beginRound } from './rounds';
import { keepTrainingRun, trainingOutbox } from './run-outbox';
import { rememberRun } from './start-facts';

/*
 * A run from its start to the server. In order: `startFactsQuery` tells what it begins with, `newRun` makes it,
 * `beginRun` has the person let in and keeps it on the device, `keep` after each block (each answer, where no clock
 * runs), `handIn` at the end. What page and connection do meanwhile loses nothing that was kept.
 */

export interface NewRun extends Pick<ExerciseRun, 'language' | 'deviceClass' | 'screenClass'> {
  readonly facts: ExerciseFacts;
  readonly start: StartFacts;
  /** What `configFor(start)` gave. */
  readonly config: object;
}

/** A run as it begins, with an id and a seed of its own. Nothing is kept nor asked yet. */
export function newRun({ facts, start, config, ...rest }: NewRun): ExerciseRun {
  const id = crypto.randomUUID();
  const now = Date.now();
  return {
    id,
    seed: seedOf(id),
    exerciseId: facts.id,
    variant: start.variant,
    mode: start.mode,
    taskVersion: facts.taskVersion,
    scoringVersion: facts.scoringVersion,
    config: { ...config },
    records: [],
    status: 'left_early',
    startedAt: now,
    endedAt: now,
    ...rest,
  };
}

/** How a run ended. */
export interface RunEnd extends Pick<ExerciseRun, 'status' | 'records'> {
  /** What it was answered with in the end, where that differs from what was expected. */
  readonly deviceClass?: ExerciseRun['deviceClass'];
  /** Milliseconds since 1970; a clock that was set back meanwhile does no harm. */
  readonly endedAt: number;
  /** Where the next run goes on: `RunOutcome.levelEnd`. Null for a run left early. */
  readonly levelEnd: LevelEnd | null;
  /** Of a focus burst. */
  readonly burst?: BurstWords;
}

/** A run this page has. */
export interface RunInHand {
  /** As it was begun, or found; `records` is what was kept by then. */
  readonly run: ExerciseRun;
  /** Keeps everything recorded so far. Answers whether the device does. Never rejects. */
  keep(records: readonly unknown[]): Promise<boolean>;
  /**
   * It is over: kept until the server has it, and sent from now on (`useDelivery(trainingOutbox, run.id)` tells).
   * Answers whether the device keeps it; if not, this page does. A run without a record is forgotten.
   */
  handIn(end: RunEnd): Promise<boolean>;
  /** The page goes. What can be gone on with waits; a timed run is handed in as left early, by its kept records. */
  leave(): void;
  /** Nothing of it is to be kept. */
  discard(): Promise<void>;
}

function inHand(owner: string, run: ExerciseRun, release: () => void): RunInHand {
  let isOver = false;
  return {
    run,
    async keep(records) {
      if (isOver) return true;
      const now = Date.now();
      const endedAt = Math.max(now, run.startedAt);
      return keepOpenRun(owner, { ...run, records: [...records], endedAt }, now).then(
        () => true,
        () => false, // storage is switched off or full: this page has it
      );
    },
    async handIn({ levelEnd, burst, deviceClass = run.deviceClass, records, status, endedAt }) {
      isOver = true;
      const ended = Math.max(endedAt, run.startedAt);
      const over: ExerciseRun = { ...run, deviceClass, status, records: [...records], endedAt: ended };
      const isKept =
        records.length === 0 || (await keepTrainingRun(owner, { run: over, burst: burst ?? null }));
      await forgetOpenRun(run.id);
      release();
      if (records.length > 0) {
        if (status === 'complete') rememberRun(owner, run, levelEnd ?? {});
        void trainingOutbox.send(run.id);
      }
      return isKept;
    },
    leave: release,
    async discard() {
      isOver = true;
      await forgetOpenRun(run.id);
      release();
    },
  };
}

/**
 * Has the person let into a run and takes it into this page. What is open to every account never waits for the network;
 * everything else for five seconds at most, and begins without a connection, too: it is judged when it is handed in.
 * @param isFree the round is open to every account
 * @throws AppError when the server refuses; `isRoundClosed` tells that neither plan nor purchase opens it
 */
export async function beginRun(owner: string, run: ExerciseRun, isFree: boolean): Promise<RunInHand> {
  const { id, exerciseId, variant, mode } = run;
  if (!isFree) await beginRound({ id, exerciseId, variant, mode, minutes: minutesOfRun(run) });
  const release = await takePageLock(runLock(id));
  await keepOpenRun(owner, run, Date.now()).catch(() => {}); // storage is switched off: this page has it
  return inHand(owner, run, release ?? (() => {}));
}

/** Goes on with a run that waits on this device; null where there is none, or another tab has it. */
export async function goOnWithRun(owner: string, id: string): Promise<RunInHand | null> {
  if (!(await findOpenRun(owner, id))) return null;
  const release = await takePageLock(runLock(id));
  if (!release) return null;
  // By now, when no other tab writes any more.
  const found = await findOpenRun(owner, id);
  if (found) return inHand(owner, found.run, release);
  release();
  return null;
}
