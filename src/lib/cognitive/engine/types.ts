import type { Device, InterruptionReason } from './device.ts';

/** Time and frames of the page; in tests a fake. All times share one base: that of `performance.now()`. */
export interface EngineClock {
  now(): number;
  /** Milliseconds since 1970. Goes on while the computer sleeps, so the length of a pause is taken from it. */
  wallNow(): number;
  /** requestAnimationFrame: the callback is given the time stamp of its frame. */
  requestFrame(callback: (frameTime: number) => void): number;
  cancelFrame(id: number): void;
  /**
   * Called inside a frame; calls back once that frame is painted with the time of the call-back. In the browser a
   * message is posted on a MessageChannel and `performance.now()` is read in its handler. Calls back in order.
   */
  afterPaint(callback: (stamp: number) => void): void;
}

/** The surface the engine draws on. Every node exists before `prepare` returns; methods only switch them. */
export interface EngineView<Stimulus> {
  /** Draws every stimulus once, off screen. */
  prepare(stimuli: readonly Stimulus[]): void;
  /** Called in the frame that shows it; replaces whatever is shown. */
  show(stimulus: Stimulus): void;
  /** Takes the stimulus away; fixation or an empty field stays. */
  hide(): void;
  /** Nothing at all: after the countdown and at the end. */
  blank(): void;
  showCountdown(secondsLeft: number): void;
  showPause(reason: InterruptionReason): void;
  showFeedback(code: string): void;
  /** Only for sounds: when the one shown last becomes audible. Without it the onset is the stamp after paint. */
  onset?(): number;
}

export type TrialTiming =
  /** The next onset comes `soaMs` after this one, whatever is pressed. `showMs` null: shown until then. */
  | { readonly kind: 'paced'; readonly showMs: number | null; readonly soaMs: number }
  /** Ends with the first press or at the deadline; the next onset comes `gapMs` later. */
  | {
      readonly kind: 'answered';
      readonly showMs: number | null;
      readonly deadlineMs: number;
      readonly gapMs: number;
    };

export interface EngineTrial<Stimulus> {
  readonly stimulus: Stimulus;
  readonly timing: TrialTiming;
}

export interface PressInput {
  /** `event.timeStamp` */
  readonly timeStamp: number;
  /** `performance.now()` at the start of the handler. */
  readonly handlerTime: number;
  readonly device: Device;
  readonly trusted: boolean;
  readonly repeat: boolean;
}

export interface EnginePress {
  readonly tMs: number;
  /** Null when the time of the handler stands in for an unusable time stamp. */
  readonly lagMs: number | null;
  readonly device: Device;
  readonly fallback: boolean;
}

export interface EngineTrialLog {
  readonly index: number;
  readonly segment: number;
  /** Frame stamps: when it was due and when it was put on screen. */
  readonly scheduledMs: number;
  readonly frameMs: number;
  /** Stamps after paint; null when not observed. */
  readonly onsetMs: number | null;
  readonly offsetMs: number | null;
  /** When the browser says it was presented, added by the stage where it does. */
  readonly presentedMs?: number;
  readonly framesShown: number | null;
  readonly droppedFrames: number;
  readonly interrupted: boolean;
}

export interface EngineInterruption {
  readonly atMs: number;
  readonly reason: InterruptionReason;
  /** Time paused, without the countdown. */
  readonly durationMs: number;
}

export interface EngineResult {
  readonly status: 'completed' | 'abandoned';
  /** Trials that began. */
  readonly trials: readonly EngineTrialLog[];
  /** In order of time. */
  readonly presses: readonly EnginePress[];
  /** Index of the first trial of each segment. */
  readonly segments: readonly number[];
  readonly interruptions: readonly EngineInterruption[];
  readonly droppedFrames: number;
}

export type EnginePhase = 'idle' | 'countdown' | 'running' | 'paused' | 'done';

/**
 * A moment to keep what is done so far, once for every `every` finished trials. It comes where nothing is measured:
 * when the answer to the letter shown is over and the next one is not near. At a quick pace there may be no such
 * moment; then it comes with the first slower trial.
 */
export interface EngineCheckpoint {
  readonly every: number;
  /** Milliseconds after an onset from which a press is no answer any more. */
  readonly answerMs: number;
  /** May read `snapshot()`; whatever it does is over before the next onset if it takes less than 0.4 seconds. */
  readonly onCheckpoint: () => void;
}

export interface EngineOptions<Stimulus> {
  readonly clock: EngineClock;
  readonly view: EngineView<Stimulus>;
  readonly trials: readonly EngineTrial<Stimulus>[];
  /** Measured length of a frame (`measureRefresh`). */
  readonly periodMs: number;
  /** After each trial: a word shown for `durationMs` before the next onset. Times are press less onset. */
  readonly feedback?: {
    readonly durationMs: number;
    readonly judge: (index: number, pressesMs: readonly number[]) => string;
  };
  /** Called once, after the last frame. But for `checkpoint` the only moment at which the engine hands anything out. */
  readonly onDone: (result: EngineResult) => void;
  readonly checkpoint?: EngineCheckpoint;
  /** Also presses made by scripts; for tests. */
  readonly acceptUntrusted?: boolean;
}

export interface TrialEngine {
  /** Begins with the countdown. Does nothing once begun. */
  start(): void;
  /** Before the first onset: back to the beginning. After it: the run ends as abandoned. */
  stop(): void;
  /** The running trial becomes invalid, the clock stops, the view shows the pause. Ignored while paused. */
  interrupt(reason: InterruptionReason): void;
  /** Countdown and a new segment; after more than five minutes the run ends as abandoned instead. */
  resume(): void;
  press(input: PressInput): void;
  phase(): EnginePhase;
  /** The finished trials so far as an abandoned run, for keeping. Allocates: only in a pause or at a checkpoint. */
  snapshot(): EngineResult;
}
