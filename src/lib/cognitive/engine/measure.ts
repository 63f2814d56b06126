import { type FrameTiming, frameTiming } from './frames.ts';
import type { EngineClock } from './types.ts';

const FRAMES = 120;
const CLOCK_WATCH_MS = 50;

/**
 * Watches 120 frames and calls back with the measured refresh rate; done before a run, on a quiet page.
 * Returns a function that gives up without a call-back.
 */
export function measureRefresh(
  clock: Pick<EngineClock, 'requestFrame' | 'cancelFrame'>,
  onMeasured: (timing: FrameTiming) => void,
): () => void {
  const stamps: number[] = [];
  const onFrame = (stamp: number) => {
    stamps.push(stamp);
    if (stamps.length <= FRAMES) {
      id = clock.requestFrame(onFrame);
      return;
    }
    const timing = frameTiming(stamps);
    if (timing) onMeasured(timing);
  };
  let id = clock.requestFrame(onFrame);
  return () => clock.cancelFrame(id);
}

/**
 * Smallest step of a clock seen in 50 ms, in milliseconds. Blocks for that time. A clock that never steps is as
 * coarse as the whole watch.
 * @param maxReads end of the watch for a clock that stands still
 */
export function clockResolution(now: () => number, maxReads = 10_000_000): number {
  const start = now();
  let last = start;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < maxReads && last - start < CLOCK_WATCH_MS; i++) {
    const reading = now();
    if (reading > last) {
      smallest = Math.min(smallest, reading - last);
      last = reading;
    }
  }
  return Number.isFinite(smallest) ? smallest : CLOCK_WATCH_MS;
}
