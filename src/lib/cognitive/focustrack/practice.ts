import { roundsOf } from './check-record.ts';
import { classifyPresses } from './classify.ts';
import { answerWindowMs, fastestAnswerMs, practiceTrialCount, type TrialKind } from './design.ts';
import type { TrialRecord } from './record.ts';

const MIN_HIT_RATE = 0.8;
const MIN_WITHHELD = 2;

/** The word shown after a practice trial. 'wait': X means wait; an X that was left alone is correct. */
export type PracticeFeedback = 'correct' | 'missed' | 'too-early' | 'wait';

/**
 * Feedback for one practice trial.
 * @param pressesMs presses since the onset, milliseconds after it
 */
export function practiceFeedback(
  kind: TrialKind,
  soaMs: number,
  pressesMs: readonly number[],
): PracticeFeedback {
  const windowMs = answerWindowMs(soaMs);
  const answered = pressesMs.some((r) => r >= fastestAnswerMs && r <= windowMs);
  if (kind === 'X') return answered ? 'wait' : 'correct';
  if (answered) return 'correct';
  return pressesMs.some((r) => r < fastestAnswerMs) ? 'too-early' : 'missed';
}

export interface PracticeResult {
  readonly rounds: number;
  /** Of the last round: hit rate 0.80 or more and at least 2 of the 5 X withheld. */
  readonly passed: boolean;
}

/** What the practice came to; without any it is not passed. */
export function practiceResult(practice: readonly TrialRecord[]): PracticeResult {
  const rounds = roundsOf(practice);
  const last = rounds.at(-1);
  return { rounds: rounds.length, passed: last !== undefined && isRoundPassed(last) };
}

/** Whether one round is good enough for the test. Interrupted trials count against it. */
export function isRoundPassed(round: readonly TrialRecord[]): boolean {
  const { trials } = classifyPresses(
    round.map((trial) => ({ ...trial, valid: trial.fault === null })),
    round.flatMap(({ presses }) => presses.map(({ tMs }) => tMs)),
  );
  const targets = round.filter(({ kind }) => kind === 'T').length;
  const hits = trials.filter(({ outcome }) => outcome === 'hit').length;
  const withheld = trials.filter(({ outcome }) => outcome === 'correctRejection').length;
  return round.length === practiceTrialCount && hits / targets >= MIN_HIT_RATE && withheld >= MIN_WITHHELD;
}
