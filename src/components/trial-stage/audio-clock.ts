/** How much of an `AudioContext` the clock needs. */
export type TimedContext = Pick<AudioContext, 'currentTime'> &
  Partial<Pick<AudioContext, 'getOutputTimestamp' | 'outputLatency'>>;

/** An output stamp further from now than this is none: some browsers answer zeros until the sound device runs. */
const USABLE_MS = 1000;
/** Sounds after which two clocks read together are read anew; they drift. */
const READ_EVERY = 60;

/**
 * Turns times of the sound clock into times of the performance clock: from the stamp of what is being heard, where the
 * browser has one, else from a reading of both clocks together plus the delay of the output.
 */
export function createAudioClock(context: TimedContext, now: () => number) {
  let offsetMs = Number.NaN;
  let uses = 0;

  const fromReadings = (): number => {
    if (uses % READ_EVERY === 0) offsetMs = now() - 1000 * context.currentTime;
    uses += 1;
    return offsetMs + 1000 * (context.outputLatency ?? 0);
  };

  return {
    /** Time on the performance clock at which a sound started at `contextTime` (seconds) is heard. */
    heardAt(contextTime: number): number {
      const stamp = context.getOutputTimestamp?.();
      const { contextTime: heard = 0, performanceTime = 0 } = stamp ?? {};
      const isUsable = heard > 0 && Math.abs(now() - performanceTime) <= USABLE_MS;
      return 1000 * contextTime + (isUsable ? performanceTime - 1000 * heard : fromReadings());
    },
  };
}
