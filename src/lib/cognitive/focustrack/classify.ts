import { answerWindowMs, fastestAnswerMs, type TrialKind } from './design.ts';

export type Outcome = 'hit' | 'omission' | 'commission' | 'correctRejection' | 'invalid';
/** 'late' includes a press before the next letter could be answered, credited to the trial before. */
export type PressClass = 'response' | 'late' | 'anticipation' | 'perseveration' | 'multiple' | 'ignored';

export interface TimedTrial {
  readonly kind: TrialKind;
  readonly soaMs: number;
  /** Milliseconds on the clock of the presses. */
  readonly onsetMs: number;
  readonly valid: boolean;
  /** Trials between two interruptions share a segment. */
  readonly segment: number;
}

export interface PressCounts {
  anticipations: number;
  perseverations: number;
  multiples: number;
  lateResponses: number;
  ignored: number;
}

export interface JudgedOutcome {
  readonly outcome: Outcome;
  /** Press time less onset of a hit or commission, else null. */
  readonly rtMs: number | null;
  /** Anticipations and perseverations in this trial. */
  readonly falsePresses: number;
}

export interface JudgedPress {
  /** Trial in whose interval the press fell. */
  readonly trial: number;
  readonly class: PressClass;
}

export interface Classification {
  readonly trials: readonly JudgedOutcome[];
  /** One for each press; null when it fell outside every interval and counts nowhere. */
  readonly presses: readonly (JudgedPress | null)[];
  readonly counts: PressCounts;
}

interface Progress {
  rtMs: number | null;
  late: boolean;
  falsePresses: number;
}

/** Decides which press answers which letter. Both lists are in order of time. */
export function classifyPresses(trials: readonly TimedTrial[], pressesMs: readonly number[]): Classification {
  const progress = trials.map((): Progress => ({ rtMs: null, late: false, falsePresses: 0 }));
  const counts = { anticipations: 0, perseverations: 0, multiples: 0, lateResponses: 0, ignored: 0 };
  let at = 0;
  const presses = pressesMs.map((press): JudgedPress | null => {
    while (at + 1 < trials.length && press >= (trials[at + 1]?.onsetMs ?? 0)) at += 1;
    if (!isWithin(trials, at, press)) return null;
    const judged = judgePress(trials, progress, at, press);
    countPress(counts, judged);
    return { trial: at, class: judged };
  });
  return {
    trials: trials.map((trial, i) => outcomeOf(trial, progress[i])),
    presses,
    counts,
  };
}

/** End of the interval in which presses belong to a trial: the next onset of its segment, else onset + SOA. */
export function intervalEndMs(trials: readonly Omit<TimedTrial, 'kind' | 'valid'>[], index: number): number {
  const trial = trials[index];
  if (!trial) return Number.NEGATIVE_INFINITY;
  const next = trials[index + 1];
  return next?.segment === trial.segment ? next.onsetMs : trial.onsetMs + trial.soaMs;
}

function isWithin(trials: readonly TimedTrial[], index: number, press: number): boolean {
  const onset = trials[index]?.onsetMs;
  return onset !== undefined && press >= onset && press < intervalEndMs(trials, index);
}

function judgePress(
  trials: readonly TimedTrial[],
  progress: Progress[],
  index: number,
  press: number,
): PressClass {
  const trial = trials[index];
  const own = progress[index];
  if (!trial || !own || !trial.valid) return 'ignored';
  const r = press - trial.onsetMs;
  if (r < fastestAnswerMs) return judgeEarly(trials, progress, index, own);
  if (own.rtMs !== null || own.late) return 'multiple';
  if (r <= answerWindowMs(trial.soaMs)) {
    own.rtMs = r;
    return 'response';
  }
  own.late = true;
  return 'late';
}

/** A press too early for its own letter: most likely meant for the one before. */
function judgeEarly(
  trials: readonly TimedTrial[],
  progress: Progress[],
  index: number,
  own: Progress,
): PressClass {
  const before = trials[index - 1];
  const earlier = progress[index - 1];
  if (before && earlier && before.segment === trials[index]?.segment) {
    if (!before.valid) return 'ignored';
    if (earlier.rtMs !== null || earlier.late) {
      own.falsePresses += 1;
      return 'perseveration';
    }
    if (before.kind === 'T') {
      earlier.late = true;
      return 'late';
    }
  }
  own.falsePresses += 1;
  return 'anticipation';
}

function outcomeOf(trial: TimedTrial, progress: Progress | undefined): JudgedOutcome {
  const { rtMs = null, falsePresses = 0 } = progress ?? {};
  if (!trial.valid) return { outcome: 'invalid', rtMs: null, falsePresses: 0 };
  if (rtMs === null) {
    return { outcome: trial.kind === 'T' ? 'omission' : 'correctRejection', rtMs, falsePresses };
  }
  return { outcome: trial.kind === 'T' ? 'hit' : 'commission', rtMs, falsePresses };
}

const countOf = {
  anticipation: 'anticipations',
  perseveration: 'perseverations',
  multiple: 'multiples',
  late: 'lateResponses',
  ignored: 'ignored',
} as const satisfies Record<Exclude<PressClass, 'response'>, keyof PressCounts>;

function countPress(counts: PressCounts, judged: PressClass): void {
  if (judged !== 'response') counts[countOf[judged]] += 1;
}
