import { isNearStamp } from '../engine/presented.ts';
import { intervalEndMs } from './classify.ts';
import { maxPracticeRounds, taskVersion, trialCount } from './design.ts';
import type { FocustrackRecord, TrialRecord } from './record.ts';
import { createPracticeList, createTrialList, type PlannedTrial } from './trial-list.ts';
import { timeTrials } from './validity.ts';

/** Why a run cannot have happened as it is told; stable, sent to clients. */
export type RecordProblem =
  | 'wrong_version'
  | 'wrong_trial_count'
  | 'list_not_from_seed'
  | 'times_out_of_order'
  | 'schedule_mismatch'
  | 'segments_mismatch'
  | 'press_outside';

/** The first impossibility of a run, or null when it may have happened. */
export function checkRecord(run: FocustrackRecord): RecordProblem | null {
  const { header, trials, practice, status } = run;
  if (run.taskVersion !== taskVersion) return 'wrong_version';
  const isComplete = trials.length === trialCount;
  if (trials.length > trialCount || (status === 'completed' && !isComplete)) return 'wrong_trial_count';
  if (!matches(trials, createTrialList(header.seed, header.variant), 'test')) return 'list_not_from_seed';
  if (!practiceMatches(run)) return 'list_not_from_seed';
  if (!segmentsMatch(run)) return 'segments_mismatch';
  for (const sitting of [...roundsOf(practice), trials]) {
    if (!inOrder(sitting, header.clockResolutionMs)) return 'times_out_of_order';
    if (!arePresentedInTime(sitting)) return 'times_out_of_order';
    if (!pressesFit(sitting)) return 'press_outside';
  }
  return onSchedule(run) ? null : 'schedule_mismatch';
}

/** Practice trials by round. */
export function roundsOf(practice: readonly TrialRecord[]): TrialRecord[][] {
  return Array.from({ length: maxPracticeRounds }, (_, i) =>
    practice.filter(({ block }) => block === i + 1),
  ).filter((round) => round.length > 0);
}

function matches(trials: readonly TrialRecord[], list: readonly PlannedTrial[], phase: string): boolean {
  return trials.every((trial, i) => {
    const planned = list[i];
    return (
      trial.phase === phase &&
      planned?.index === trial.index &&
      planned.block === trial.block &&
      planned.kind === trial.kind &&
      planned.letter === trial.letter &&
      planned.soaMs === trial.soaMs
    );
  });
}

function practiceMatches({ header, practice }: FocustrackRecord): boolean {
  const rounds = roundsOf(practice);
  return (
    rounds.flat().length === practice.length &&
    rounds.every((round) => {
      const number = round[0]?.block ?? 0;
      return matches(round, createPracticeList(header.seed, number, header.variant), 'practice');
    })
  );
}

/** Segments begin where the header says, and only an interrupted trial ends one early. */
function segmentsMatch({ trials, segments, interruptions }: FocustrackRecord): boolean {
  const starts = trials.flatMap(({ segment, index }, i) =>
    segment === trials[i - 1]?.segment ? [] : [index],
  );
  const interruptedEnds = trials.every(({ segment, fault }, i) => {
    const next = trials[i + 1];
    return fault === 'interrupted' ? next?.segment !== segment : !next || next.segment === segment;
  });
  return (
    interruptedEnds &&
    starts.length === segments.length &&
    starts.every((start, i) => start === segments[i] && trials[start]?.segment === i) &&
    interruptions.length >= segments.length - 1 &&
    interruptions.length <= segments.length
  );
}

function inOrder(trials: readonly TrialRecord[], clockResolutionMs: number): boolean {
  // A stamp after paint may read a little before its frame on a coarse clock.
  const coarseMs = clockResolutionMs + 1;
  return trials.every((trial, i) => {
    const before = trials[i - 1];
    return (
      trial.onsetMs >= trial.frameMs - coarseMs &&
      (trial.offsetMs === null || trial.offsetMs >= trial.onsetMs) &&
      (!before || (trial.frameMs > before.frameMs && trial.onsetMs > before.onsetMs))
    );
  });
}

/** What the browser tells of a letter lies near its stamp, and never before the letter that came first. */
function arePresentedInTime(trials: readonly TrialRecord[]): boolean {
  let before = Number.NEGATIVE_INFINITY;
  return trials.every(({ presentedMs, onsetMs }) => {
    if (presentedMs === undefined) return true;
    const isInTime = presentedMs > before && isNearStamp(presentedMs, onsetMs);
    before = presentedMs;
    return isInTime;
  });
}

function pressesFit(trials: readonly TrialRecord[]): boolean {
  return trials.every(({ onsetMs, presses }, i) => {
    const endMs = intervalEndMs(trials, i);
    return presses.every(
      ({ tMs }, j) => tMs >= onsetMs && tMs < endMs && tMs >= (presses[j - 1]?.tMs ?? onsetMs),
    );
  });
}

/** No trial comes before its time: the engine waits for the frame nearest to it, half a period early at most. */
function onSchedule({ trials, header }: FocustrackRecord): boolean {
  const periodMs = 1000 / header.refreshHz;
  return timeTrials(trials, header).every(
    ({ scheduledMs }, i) => (trials[i]?.frameMs ?? 0) >= scheduledMs - periodMs,
  );
}
