import { devices } from './device.ts';
import type { EnginePress, PressInput } from './types.ts';

/** A time stamp this much older than its handler is no time stamp. */
const MAX_LAG_MS = 1000;
const PRESSES_PER_TRIAL = 20;
const SPARE = 200;

export interface PressLog {
  /** Takes a press in; answers the time it counts at. */
  add(input: PressInput): number;
  readonly count: number;
  time(index: number): number;
  /** All presses by time. */
  read(): EnginePress[];
}

/** Presses in arrays made before the run. Beyond 20 a trial nothing more is kept: nobody is doing the task then. */
export function createPressLog(trialCount: number): PressLog {
  const capacity = trialCount * PRESSES_PER_TRIAL + SPARE;
  const times = new Float64Array(capacity);
  const lags = new Float64Array(capacity);
  const kinds = new Uint8Array(capacity);
  let count = 0;

  return {
    add({ timeStamp, handlerTime, device }) {
      const lag = handlerTime - timeStamp;
      // Written so that NaN counts as unusable.
      const usable = lag >= 0 && lag <= MAX_LAG_MS;
      const at = usable ? timeStamp : handlerTime;
      if (count < capacity) {
        times[count] = at;
        lags[count] = usable ? lag : Number.NaN;
        kinds[count] = devices.indexOf(device);
        count += 1;
      }
      return at;
    },
    get count() {
      return count;
    },
    time: (index) => times[index] ?? Number.NaN,
    read: () =>
      Array.from({ length: count }, (_, i): EnginePress => {
        const lag = lags[i] ?? Number.NaN;
        const fallback = Number.isNaN(lag);
        return {
          tMs: times[i] ?? 0,
          lagMs: fallback ? null : lag,
          device: devices[kinds[i] ?? 0] ?? 'keyboard',
          fallback,
        };
      }).sort((a, b) => a.tMs - b.tMs),
  };
}
