import { type FocustrackVariant, letterShownMs, practiceFeedbackMs } from './design.ts';
import type { TrialRecord } from './record.ts';

export type InvalidReason =
  | 'interrupted'
  | 'onset-unobserved'
  /** Painted more than 1.5 frames after its frame. */
  | 'late-paint'
  /** Put on screen more than 1.5 frames after schedule. */
  | 'late-onset'
  /** Seen for more than 1.5 frames longer or shorter than 250 ms. */
  | 'wrong-duration';

const TOLERATED_FRAMES = 1.5;

export interface TimedRecord {
  readonly scheduledMs: number;
  readonly invalidReason: InvalidReason | null;
}

/**
 * Schedule and validity of each trial. The schedule is absolute within a segment: the frame of its first trial plus
 * the sum of the onset-to-onset times, so one late trial moves no other.
 * @param trials of one sitting: the test, or one round of practice
 */
export function timeTrials(
  trials: readonly TrialRecord[],
  { refreshHz, variant }: { readonly refreshHz: number; readonly variant: FocustrackVariant },
): TimedRecord[] {
  const toleratedMs = (TOLERATED_FRAMES * 1000) / refreshHz;
  let due = 0;
  let before: TrialRecord | undefined;
  return trials.map((trial) => {
    const feedbackMs = trial.phase === 'practice' ? practiceFeedbackMs : 0;
    due = before?.segment === trial.segment ? due + before.soaMs + feedbackMs : trial.frameMs;
    before = trial;
    return { scheduledMs: due, invalidReason: invalidReason(trial, due, toleratedMs, variant) };
  });
}

function invalidReason(
  trial: TrialRecord,
  scheduledMs: number,
  toleratedMs: number,
  variant: FocustrackVariant,
): InvalidReason | null {
  if (trial.fault) return trial.fault;
  if (trial.frameMs - scheduledMs > toleratedMs) return 'late-onset';
  // A sound has its own clock and length.
  if (variant === 'audio') return null;
  if (trial.onsetMs - trial.frameMs > toleratedMs) return 'late-paint';
  if (trial.offsetMs === null) return 'wrong-duration';
  const shownMs = trial.offsetMs - trial.onsetMs;
  return Math.abs(shownMs - letterShownMs) > toleratedMs ? 'wrong-duration' : null;
}
