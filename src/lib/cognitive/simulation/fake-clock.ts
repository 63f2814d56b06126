import type { EngineClock } from '../engine/types.ts';

interface FakeClockOptions {
  readonly refreshHz: number;
  /** Whether the frame with this number is left out. Nothing is dropped without it. */
  readonly isDropped?: (frame: number) => boolean;
  /** Time from the stamp of a frame to its paint, milliseconds. */
  readonly paintDelayMs?: (frameTime: number) => number;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that is moved by hand: hours of a run pass in milliseconds, the same way every time. */
export interface FakeClock extends EngineClock {
  /** Runs something at a moment; several at the same moment in the order they were asked for. */
  at(timeMs: number, run: () => void): void;
  /** A hidden page gets no frames. */
  setHidden(hidden: boolean): void;
  /** Computer asleep: only the wall clock goes on. */
  sleep(ms: number): void;
  /** Moves on until `isOver`, or until `limitMs` more have passed. */
  run(isOver: () => boolean, limitMs: number): void;
}

/** Time the callbacks of a frame take before they read the clock. */
const CALLBACK_MS = 0.2;
/** First frame; a page is never at 0. */
const START_MS = 500;
const WALL_START_MS = 1_700_000_000_000;

export function createFakeClock({
  refreshHz,
  isDropped = () => false,
  paintDelayMs = () => 2,
}: FakeClockOptions): FakeClock {
  const periodMs = 1000 / refreshHz;
  let timeMs = START_MS;
  let sleptMs = 0;
  let frame = 0;
  let lastId = 0;
  let lastPaint = 0;
  let isHidden = false;
  let requested = new Map<number, (frameTime: number) => void>();
  const timers: Timer[] = [];

  const addTimer = (at: number, run: () => void) => {
    let place = timers.length;
    while (place > 0 && (timers[place - 1]?.at ?? 0) > at) place -= 1;
    timers.splice(place, 0, { at, run });
  };

  function runFrame(frameTime: number): void {
    const callbacks = requested;
    requested = new Map();
    timeMs = frameTime + CALLBACK_MS;
    for (const callback of callbacks.values()) callback(frameTime);
  }

  /** One frame or one timer, whichever comes first. */
  function step(endMs: number): void {
    const frameTime = START_MS + (frame + 1) * periodMs;
    const timer = timers[0];
    if (timer && timer.at <= frameTime) {
      timers.shift();
      timeMs = Math.max(timeMs, timer.at);
      timer.run();
    } else if (frameTime > endMs) {
      timeMs = Math.max(timeMs, endMs);
    } else {
      frame += 1;
      if (!isHidden && !isDropped(frame)) runFrame(frameTime);
      else timeMs = Math.max(timeMs, frameTime);
    }
  }

  return {
    now: () => timeMs,
    wallNow: () => WALL_START_MS + timeMs + sleptMs,
    requestFrame(callback) {
      lastId += 1;
      requested.set(lastId, callback);
      return lastId;
    },
    cancelFrame(id) {
      requested.delete(id);
    },
    afterPaint(callback) {
      const frameTime = timeMs - CALLBACK_MS;
      const paintedAt = Math.max(lastPaint, frameTime + paintDelayMs(frameTime));
      lastPaint = paintedAt;
      addTimer(paintedAt, () => callback(paintedAt));
    },
    at: addTimer,
    setHidden(hidden) {
      isHidden = hidden;
    },
    sleep(ms) {
      sleptMs += ms;
    },
    run(isOver, limitMs) {
      const endMs = timeMs + limitMs;
      while (!isOver() && timeMs < endMs) step(endMs);
    },
  };
}
