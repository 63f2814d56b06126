import type { EngineTrialLog } from './types.ts';

/** Times of the trials in arrays made before the run: writing one allocates nothing. */
export interface TrialLog {
  begin(index: number, segment: number, scheduledMs: number, frameMs: number): void;
  setOnset(index: number, stampMs: number): void;
  setOffset(index: number, stampMs: number): void;
  setFramesShown(index: number, frames: number): void;
  addDropped(index: number, frames: number): void;
  setInterrupted(index: number): void;
  /** Onset stamp, or NaN. */
  onset(index: number): number;
  frame(index: number): number;
  /** The trials before `end`. */
  read(end: number): EngineTrialLog[];
}

const UNSET = -1;

export function createTrialLog(length: number): TrialLog {
  const segments = new Int32Array(length);
  const scheduled = new Float64Array(length);
  const frames = new Float64Array(length);
  const onsets = new Float64Array(length).fill(Number.NaN);
  const offsets = new Float64Array(length).fill(Number.NaN);
  const shown = new Int32Array(length).fill(UNSET);
  const dropped = new Int32Array(length);
  const interrupted = new Uint8Array(length);
  const orNull = (value = Number.NaN) => (Number.isNaN(value) ? null : value);

  return {
    begin(index, segment, scheduledMs, frameMs) {
      segments[index] = segment;
      scheduled[index] = scheduledMs;
      frames[index] = frameMs;
    },
    setOnset(index, stampMs) {
      onsets[index] = stampMs;
    },
    setOffset(index, stampMs) {
      offsets[index] = stampMs;
    },
    setFramesShown(index, count) {
      shown[index] = count;
    },
    addDropped(index, count) {
      dropped[index] = (dropped[index] ?? 0) + count;
    },
    setInterrupted(index) {
      interrupted[index] = 1;
    },
    onset: (index) => onsets[index] ?? Number.NaN,
    frame: (index) => frames[index] ?? Number.NaN,
    read: (end) =>
      Array.from({ length: Math.min(end, length) }, (_, index) => ({
        index,
        segment: segments[index] ?? 0,
        scheduledMs: scheduled[index] ?? 0,
        frameMs: frames[index] ?? 0,
        onsetMs: orNull(onsets[index]),
        offsetMs: orNull(offsets[index]),
        framesShown: shown[index] === UNSET ? null : (shown[index] ?? null),
        droppedFrames: dropped[index] ?? 0,
        interrupted: interrupted[index] === 1,
      })),
  };
}
