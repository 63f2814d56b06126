import * as z from 'zod/mini';
import { createRng } from '../../random.ts';
import type { TimedExercise } from '../contract.ts';
import { earliestAnswerMs } from '../engine/answers.ts';
import { type TimedItem, type TimedRecord, targetOnset } from '../engine/timeline.ts';
import { type PvtMetrics, pvtRunMetrics, scorePvt } from './score.ts';

/** Foreperiod and limit of a lapse by length, minutes (Basner 2011, Acta Astronaut; Dinges & Powell 1985). */
export const lengths = {
  3: { from: 1000, to: 4000, lapseMs: 355 },
  5: { from: 2000, to: 10_000, lapseMs: 500 },
} as const;
const feedbackMs = 1000;
/** Somebody who looked away or fell asleep needs longer to notice. */
const promptFeedbackMs = 3000;
/** After this long without a press the person is asked whether they are still there. */
const promptMs = 30_000;
const practiceTrials = 4;
/** One trial a second is more than anybody can do. */
const perMinute = 60;

export const variants = ['counter', 'tone'] as const;
const configSchema = z.object({ variant: z.enum(variants), minutes: z.union([z.literal(3), z.literal(5)]) });
type Config = z.infer<typeof configSchema>;

export interface PvtItem extends TimedItem {
  readonly foreperiodMs: number;
  readonly lapseMs: number;
}

export interface JudgedPvt {
  readonly valid: boolean;
  readonly falseStart: boolean;
  readonly lapse: boolean;
  readonly rtMs: number | null;
  /** Milliseconds from the start of the trial to the start of the next. */
  readonly lastedMs: number;
}

function toItem(foreperiodMs: number, lapseMs: number): PvtItem {
  return {
    block: 0,
    foreperiodMs,
    lapseMs,
    timeline: {
      moments: [
        { at: 0, face: 'wait' },
        { at: foreperiodMs, face: 'counter' },
      ],
      target: 1,
      openMs: promptMs,
      end: 'press',
      areas: 1,
      gapMs: 0,
      lengthMs: null,
    },
  };
}

function judge(item: PvtItem, record: TimedRecord): JudgedPvt {
  const onset = targetOnset(item, record);
  const press = record.presses[0];
  const rtMs = press && onset !== null ? press.t - onset : null;
  const falseStart = press !== undefined && (rtMs === null || rtMs < earliestAnswerMs);
  const time = falseStart ? null : (rtMs ?? promptMs);
  return {
    valid: record.fault === null,
    falseStart,
    lapse: time !== null && time >= item.lapseMs,
    rtMs: time,
    lastedMs: record.end - (record.frames[0] ?? record.end) + (press ? feedbackMs : promptFeedbackMs),
  };
}

export const exercise: TimedExercise<Config, PvtItem, JudgedPvt, PvtMetrics> = {
  id: 'pvt',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant, options }) => ({
    variant: variant === 'tone' ? 'tone' : 'counter',
    minutes: options.minutes === 5 ? 5 : 3,
  }),
  /** Goes on until the minutes are over; the trial that runs then is finished. */
  source(seed, { minutes }) {
    const rng = createRng(seed);
    const { from, to, lapseMs } = lengths[minutes];
    let leftMs = minutes * 60_000;
    return {
      max: minutes * perMinute,
      next(last) {
        leftMs -= last?.lastedMs ?? 0;
        return leftMs > 0 ? toItem(from + rng() * (to - from), lapseMs) : null;
      },
      levelEnd: () => ({}),
    };
  },
  practice(seed, { minutes }) {
    const rng = createRng(`${seed}:practice`);
    const { from, to, lapseMs } = lengths[minutes];
    return Array.from({ length: practiceTrials }, () => toItem(from + rng() * (to - from), lapseMs));
  },
  judge,
  feedback(_item, { falseStart, rtMs }) {
    if (falseStart) return { code: 'false_start', ms: feedbackMs };
    if (rtMs === null || rtMs >= promptMs) return { code: 'no_press', ms: promptFeedbackMs };
    return { code: 'time', ms: feedbackMs, value: Math.round(rtMs) };
  },
  metrics: pvtRunMetrics,
  score: scorePvt,
};
