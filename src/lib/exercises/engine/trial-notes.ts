import { devices } from '../../cognitive/engine/device.ts';
import { roundTime } from './round-time.ts';
import type { TimedPress, TimedRecord, Timeline } from './timeline.ts';
import type { AnswerInput } from './types.ts';

/** A time stamp this much older than its handler is no time stamp. */
const MAX_LAG_MS = 1000;
const MAX_MOMENTS = 8;
/** Beyond this nothing more of a trial is kept: nobody is doing the task then. */
const MAX_PRESSES = 64;
/** Stamps after paint that may be on their way at once. */
const PENDING = 32;
const HIDE = -1;

/** What is written down of the trial that runs, in arrays made before the run: nothing is allocated while it is measured. */
export interface TrialNotes {
  begin(): void;
  /** The moment shown in this frame; answers its place among the stamps to come. */
  shown(moment: number, frameTime: number): void;
  /** Asks for the stamp of a moment (or of the removal at the end). */
  awaitStamp(moment: number | 'hide'): void;
  /** A stamp came back; they come in order. */
  stamped(stamp: number): void;
  setOnset(moment: number, stamp: number): void;
  /** Answers the time a press counts at. */
  press(input: AnswerInput): number;
  stray(): void;
  addDropped(frames: number): void;
  onset(moment: number): number;
  frame(moment: number): number;
  /** Whether each of the first `areas` answers was pressed since the target was seen. */
  hasAll(timeline: Timeline): boolean;
  /** The finished trial as a record; later stamps and stray presses are still added to it. */
  close(timeline: Timeline, segment: number, end: number, interrupted: boolean): TimedRecord;
}

export function createTrialNotes(): TrialNotes {
  const frames = new Float64Array(MAX_MOMENTS);
  const onsets = new Float64Array(MAX_MOMENTS);
  const times = new Float64Array(MAX_PRESSES);
  const lags = new Float64Array(MAX_PRESSES);
  const areas = new Uint8Array(MAX_PRESSES);
  const kinds = new Uint8Array(MAX_PRESSES);
  const pendingMoment = new Int8Array(PENDING);
  const pendingTrial = new Int32Array(PENDING);
  let asked = 0;
  let seen = 0;
  let trial = -1;
  let moments = 0;
  let pressCount = 0;
  let strays = 0;
  let dropped = 0;
  let last: { record: TimedRecord; trial: number } | null = null;

  const readPresses = () =>
    Array.from({ length: pressCount }, (_, i): TimedPress => {
      const lag = lags[i] ?? Number.NaN;
      return {
        t: roundTime(times[i] ?? 0),
        area: areas[i] ?? 0,
        lag: Number.isNaN(lag) ? null : roundTime(lag),
        device: devices[kinds[i] ?? 0] ?? 'keyboard',
      };
    }).sort((a, b) => a.t - b.t);

  return {
    begin() {
      trial += 1;
      moments = 0;
      pressCount = 0;
      strays = 0;
      dropped = 0;
      onsets.fill(Number.NaN);
    },
    shown(moment, frameTime) {
      frames[moment] = frameTime;
      moments = moment + 1;
    },
    awaitStamp(moment) {
      pendingMoment[asked % PENDING] = moment === 'hide' ? HIDE : moment;
      pendingTrial[asked % PENDING] = trial;
      asked += 1;
    },
    stamped(stamp) {
      if (seen >= asked) return;
      const moment = pendingMoment[seen % PENDING] ?? HIDE;
      const of = pendingTrial[seen % PENDING];
      seen += 1;
      if (moment === HIDE) {
        if (last && last.trial === of) last.record.hidden = roundTime(stamp);
      } else if (of === trial) onsets[moment] = stamp;
    },
    setOnset(moment, stamp) {
      onsets[moment] = stamp;
    },
    press({ timeStamp, handlerTime, device, area }) {
      const lag = handlerTime - timeStamp;
      // Written so that NaN counts as unusable.
      const usable = lag >= 0 && lag <= MAX_LAG_MS;
      const at = usable ? timeStamp : handlerTime;
      if (pressCount < MAX_PRESSES) {
        times[pressCount] = at;
        lags[pressCount] = usable ? lag : Number.NaN;
        areas[pressCount] = area;
        kinds[pressCount] = devices.indexOf(device);
        pressCount += 1;
      } else strays += 1;
      return at;
    },
    stray() {
      if (last) last.record.strays += 1;
    },
    addDropped(count) {
      dropped += count;
    },
    onset: (moment) => (moment < moments ? (onsets[moment] ?? Number.NaN) : Number.NaN),
    frame: (moment) => (moment < moments ? (frames[moment] ?? Number.NaN) : Number.NaN),
    hasAll({ target, areas: needed }) {
      const from = onsets[target] ?? Number.NaN;
      for (let area = 0; area < needed; area++) {
        let found = false;
        for (let i = 0; i < pressCount; i++) {
          if (areas[i] === area && (times[i] ?? 0) >= from) found = true;
        }
        if (!found) return false;
      }
      return true;
    },
    close({ target }, segment, end, interrupted) {
      const stamps = Array.from(onsets.subarray(0, moments), (value) =>
        Number.isNaN(value) ? null : roundTime(value),
      );
      const unobserved = moments > target && stamps[target] === null ? 'unobserved' : null;
      const record: TimedRecord = {
        segment,
        frames: Array.from(frames.subarray(0, moments), roundTime),
        onsets: stamps,
        end: roundTime(end),
        hidden: null,
        presses: readPresses(),
        strays,
        dropped,
        fault: interrupted ? 'interrupted' : unobserved,
      };
      last = { record, trial };
      return record;
    },
  };
}
