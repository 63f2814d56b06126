import type { EngineResult, EngineTrialLog } from '../engine/types.ts';
import { intervalEndMs } from './classify.ts';
import { taskVersion } from './design.ts';
import {
  type FocustrackRecord,
  maxPressesPerTrial,
  type PressRecord,
  type RunHeader,
  type TrialRecord,
} from './record.ts';
import type { PlannedTrial } from './trial-list.ts';

/** A microsecond: finer than any clock a page is given. */
function roundTime(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

/** The trials of one sitting as they are sent: the test, or one round of practice. */
export function toTrialRecords(
  phase: TrialRecord['phase'],
  list: readonly PlannedTrial[],
  result: EngineResult,
): TrialRecord[] {
  const timed = result.trials.flatMap((log) => {
    const planned = list[log.index];
    return planned ? [{ ...planned, segment: log.segment, ...timesOf(log) }] : [];
  });
  const presses = result.presses.map(
    (press): PressRecord => ({
      ...press,
      tMs: roundTime(press.tMs),
      lagMs: press.lagMs === null ? null : roundTime(press.lagMs),
    }),
  );
  let next = 0;
  return timed.map((trial, i): TrialRecord => {
    const endMs = intervalEndMs(timed, i);
    const own: PressRecord[] = [];
    for (let press = presses[next]; press && press.tMs < endMs; press = presses[next]) {
      if (press.tMs >= trial.onsetMs && own.length < maxPressesPerTrial) own.push(press);
      next += 1;
    }
    return { ...trial, phase, presses: own };
  });
}

type Times = Pick<
  TrialRecord,
  'frameMs' | 'onsetMs' | 'presentedMs' | 'offsetMs' | 'framesShown' | 'droppedFrames' | 'fault'
>;

function timesOf({
  frameMs,
  onsetMs,
  presentedMs,
  offsetMs,
  framesShown,
  droppedFrames,
  interrupted,
}: EngineTrialLog): Times {
  const unobserved = onsetMs === null ? 'onset-unobserved' : null;
  return {
    frameMs: roundTime(frameMs),
    onsetMs: roundTime(onsetMs ?? frameMs),
    ...(presentedMs === undefined ? {} : { presentedMs: roundTime(presentedMs) }),
    offsetMs: offsetMs === null ? null : roundTime(offsetMs),
    framesShown,
    droppedFrames,
    fault: interrupted ? 'interrupted' : unobserved,
  };
}

/**
 * The whole run as it is sent.
 * @param list the list the run was made with (`createTrialList`)
 * @param practice records of the rounds of practice, in order
 */
export function buildFocustrackRecord(
  header: RunHeader,
  list: readonly PlannedTrial[],
  result: EngineResult,
  practice: readonly TrialRecord[],
): FocustrackRecord {
  return {
    v: 1,
    taskVersion,
    header,
    status: result.status,
    segments: [...result.segments],
    interruptions: result.interruptions.map(({ atMs, reason, durationMs }) => ({
      atMs: roundTime(atMs),
      reason,
      durationMs: roundTime(durationMs),
    })),
    droppedFrames: result.droppedFrames,
    practice: [...practice],
    trials: toTrialRecords('test', list, result),
  };
}
