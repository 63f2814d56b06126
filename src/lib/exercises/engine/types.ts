import type { Device, InterruptionReason } from '../../cognitive/engine/device.ts';
import type { EngineClock } from '../../cognitive/engine/types.ts';
import type { Feedback, TimedItem, TimedRecord } from './timeline.ts';

/** The surface a timed exercise is drawn on. Between `ready` and the answer methods only switch what exists. */
export interface TimedView<Item> {
  /** Called in a gap: draws what the next trial shows, out of sight. */
  ready(item: Item): void;
  /** Called in the frame that shows it: moment `index` of the item made ready last. */
  show(index: number): void;
  /** Takes away what is shown; an empty field stays. */
  hide(): void;
  /** Nothing at all: after the countdown and at the end. */
  blank(): void;
  showCountdown(secondsLeft: number): void;
  showPause(reason: InterruptionReason): void;
  showFeedback(code: string, value?: number): void;
  /** Between two blocks, until `proceed`. */
  showRest(finishedBlock: number): void;
  /** Only for sounds: when what was shown last becomes audible. Without it the onset is the stamp after paint. */
  onset?(): number;
}

export interface AnswerInput {
  /** `event.timeStamp` */
  readonly timeStamp: number;
  /** `performance.now()` at the start of the handler. */
  readonly handlerTime: number;
  readonly device: Device;
  /** Which answer: place in the map of keys, corner buttons and areas. */
  readonly area: number;
  readonly trusted: boolean;
  readonly repeat: boolean;
}

export interface Turn<Item> {
  readonly feedback: Feedback | null;
  /** Null at the end of the run. */
  readonly item: Item | null;
}

export interface TimedInterruption {
  readonly atMs: number;
  readonly reason: InterruptionReason;
  readonly durationMs: number;
}

export interface TimedResult {
  readonly status: 'completed' | 'abandoned';
  readonly records: readonly TimedRecord[];
  readonly interruptions: readonly TimedInterruption[];
  readonly droppedFrames: number;
}

export type TimedPhase = 'idle' | 'countdown' | 'running' | 'resting' | 'paused' | 'done';

export interface TimedEngineOptions<Item extends TimedItem> {
  readonly clock: EngineClock;
  readonly view: TimedView<Item>;
  /** Measured length of a frame. */
  readonly periodMs: number;
  /** Asked in gaps alone: what comes after this record; first with null. */
  readonly turn: (last: TimedRecord | null) => Turn<Item>;
  /** Between two blocks, with all records so far: the moment to keep them. */
  readonly onRest?: (records: readonly TimedRecord[]) => void;
  /** Called once, after the last frame. */
  readonly onDone: (result: TimedResult) => void;
  /** Also presses made by scripts; for tests. */
  readonly acceptUntrusted?: boolean;
}

export interface TimedEngine {
  /** Begins with the countdown. Does nothing once begun. */
  start(): void;
  /** Before the first onset: back to the beginning. After it: the run ends as abandoned. */
  stop(): void;
  /** The running trial becomes invalid, the clock stops, the view shows the pause. */
  interrupt(reason: InterruptionReason): void;
  /** After a pause: countdown and a new segment; after more than five minutes the run ends as abandoned instead. */
  resume(): void;
  /** After a rest between blocks: countdown and a new segment. */
  proceed(): void;
  press(input: AnswerInput): void;
  phase(): TimedPhase;
}
