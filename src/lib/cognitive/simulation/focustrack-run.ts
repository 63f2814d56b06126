import { createTrialEngine } from '../engine/engine.ts';
import type { EngineOptions, EngineResult, EngineView, TrialEngine } from '../engine/types.ts';
import { buildFocustrackRecord, toTrialRecords } from '../focustrack/build-record.ts';
import { type FocustrackVariant, practiceFeedbackMs } from '../focustrack/design.ts';
import { practiceFeedback } from '../focustrack/practice.ts';
import type { FocustrackRecord, RunHeader, TrialRecord } from '../focustrack/record.ts';
import { toEngineTrials } from '../focustrack/setup.ts';
import { createPracticeList, createTrialList, type PlannedTrial } from '../focustrack/trial-list.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import type { Respondent } from './respondents.ts';

/** Longer than any run with its pauses. */
const LIMIT_MS = 60 * 60_000;
/** From the first sound request to what is heard. */
const SOUND_LEAD_MS = 110;
const HANDLER_LAG_MS = 4;

export interface SimulatedSitting {
  readonly clock: FakeClock;
  readonly periodMs: number;
  readonly list: readonly PlannedTrial[];
  readonly variant: FocustrackVariant;
  readonly respondent: Respondent;
  readonly feedback?: NonNullable<EngineOptions<string>['feedback']>;
  /** Called with the engine when a trial is shown, before it is answered. */
  readonly onShow?: (index: number, engine: TrialEngine) => void;
}

/** Drives the engine through a list without a screen; the result is null when it did not end within an hour. */
export function simulateSitting(sitting: SimulatedSitting): EngineResult | null {
  const { clock, list, variant, respondent, periodMs, feedback } = sitting;
  let result: EngineResult | null = null;
  let index = -1;
  let sounds = 0;
  const pressLater = (at: number) =>
    clock.at(at + HANDLER_LAG_MS, () =>
      engine.press({
        timeStamp: at,
        handlerTime: clock.now(),
        device: 'keyboard',
        trusted: true,
        repeat: false,
      }),
    );
  const view: EngineView<string> = {
    prepare: () => {},
    show: () => {
      index += 1;
      sounds = clock.now() + SOUND_LEAD_MS;
      sitting.onShow?.(index, engine);
      const trial = list[index];
      const from = variant === 'audio' ? sounds : clock.now();
      if (trial) for (const after of respondent(trial)) pressLater(from + after);
    },
    hide: () => {},
    blank: () => {},
    showCountdown: () => {},
    showPause: () => {},
    showFeedback: () => {},
    ...(variant === 'audio' && { onset: () => sounds }),
  };
  const engine = createTrialEngine({
    clock,
    view,
    trials: toEngineTrials(list, variant),
    periodMs,
    ...(feedback && { feedback }),
    onDone: (done) => {
      result = done;
    },
  });
  engine.start();
  clock.run(() => result !== null, LIMIT_MS);
  return result;
}

export interface SimulatedRun {
  readonly seed: string;
  readonly respondent: Respondent;
  readonly variant?: FocustrackVariant;
  readonly refreshHz?: number;
  readonly isDropped?: (frame: number) => boolean;
  readonly onShow?: SimulatedSitting['onShow'];
}

/** One round of practice and the whole test, as the record that would be sent. Null when it did not end. */
export function simulateFocustrackRun(options: SimulatedRun): FocustrackRecord | null {
  const { seed, respondent, variant = 'letters', refreshHz = 60, isDropped, onShow } = options;
  const clock = createFakeClock({ refreshHz, ...(isDropped && { isDropped }) });
  const shared = { clock, periodMs: 1000 / refreshHz, variant, respondent };

  const practiceList = createPracticeList(seed, 1, variant);
  const judge = (index: number, presses: readonly number[]) => {
    const { kind = 'T', soaMs = 0 } = practiceList[index] ?? {};
    return practiceFeedback(kind, soaMs, presses);
  };
  const feedback = { durationMs: practiceFeedbackMs, judge };
  const practised = simulateSitting({ ...shared, list: practiceList, feedback });
  const practice: TrialRecord[] = practised ? toTrialRecords('practice', practiceList, practised) : [];

  const list = createTrialList(seed, variant);
  const result = simulateSitting({ ...shared, list, ...(onShow && { onShow }) });
  return result && buildFocustrackRecord(headerOf(seed, variant, refreshHz), list, result, practice);
}

function headerOf(seed: string, variant: FocustrackVariant, refreshHz: number): RunHeader {
  return {
    variant,
    seed,
    refreshHz,
    clockResolutionMs: 0.1,
    crossOriginIsolated: false,
    deviceClass: 'keyboard',
    viewport: { w: 1280, h: 800, dpr: 1 },
    presets: { reducedMotion: false, highContrast: false },
    browserFamily: 'other',
    startedAt: '2025-03-01T09:00:00.000Z',
    longTasks: null,
  };
}
