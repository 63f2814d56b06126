import * as z from 'zod/mini';
import { devices } from '../../cognitive/engine/device.ts';

/** Something that changes on the screen (or in the ear) of a trial. */
export interface Moment {
  /** Milliseconds after the first moment of the trial, which is at 0. */
  readonly at: number;
  /** What is seen or heard from then on, by a name the view of the exercise knows; null: nothing. */
  readonly face: string | null;
}

/** One trial as the engine runs it: moments, the window of answers, what ends it and when the next one begins. */
export interface Timeline {
  readonly moments: readonly Moment[];
  /** Place of the moment that answers are counted from. */
  readonly target: number;
  /** Milliseconds from the target moment until answers are over; null: until somebody answers. */
  readonly openMs: number | null;
  /**
   * `answer`: the first press since the target ends the trial; `all`: a press of each of `areas`; `deadline`: nothing
   * but time; `press`: any press, one before the target, too (a false start).
   */
  readonly end: 'answer' | 'all' | 'deadline' | 'press';
  /** How many different answers there are: key, corner button or place 0 to areas - 1. */
  readonly areas: number;
  /** From the end of the trial (and its feedback) to the next one. Of no account where `lengthMs` is given. */
  readonly gapMs: number;
  /** From the start of this trial to the start of the next, whatever is pressed; the schedule is absolute then. */
  readonly lengthMs: number | null;
}

export interface TimedItem {
  /** Blocks are numbered from 0; between two of them the run rests. */
  readonly block: number;
  readonly timeline: Timeline;
}

export interface Feedback {
  readonly code: string;
  readonly ms: number;
  /** A figure told with it. */
  readonly value?: number;
}

const stamp = z.number().check(z.gte(0), z.lte(1e12));

const pressSchema = z.object({
  /** Time stamp of the event, on the clock of the onsets. */
  t: stamp,
  /** Which answer. */
  area: z.number().check(z.int(), z.gte(0), z.lte(40)),
  /** Delay of the handler; null where its time stands in for an unusable stamp. */
  lag: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
  device: z.enum(devices),
});

/** A trial as it happened. What was planned is not told: it follows from seed, settings and the trials before. */
export const timedRecordSchema = z.object({
  segment: z.number().check(z.int(), z.gte(0), z.lte(1000)),
  /** Frame stamps of the moments that came. */
  frames: z.array(stamp).check(z.maxLength(8)),
  /** Stamps after paint; null where not observed. */
  onsets: z.array(z.nullable(stamp)).check(z.maxLength(8)),
  /** When the browser says the moments were presented, where it does. */
  presented: z.optional(z.array(z.nullable(stamp)).check(z.maxLength(8))),
  /** Frame stamp of the end. */
  end: stamp,
  /** Stamp after paint of the removal at the end. */
  hidden: z.nullable(stamp),
  presses: z.array(pressSchema).check(z.maxLength(64)),
  /** Presses between the end and the next trial, or more than are kept. */
  strays: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
  dropped: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
  fault: z.nullable(z.enum(['interrupted', 'unobserved'])),
});

export type TimedPress = z.infer<typeof pressSchema>;
export type TimedRecord = z.infer<typeof timedRecordSchema>;

/** Onset that answers are counted from, or null. */
export function targetOnset({ timeline }: TimedItem, record: TimedRecord): number | null {
  return record.onsets[timeline.target] ?? null;
}

/** How much longer things last for somebody who tries them out at leisure. */
const LEISURE = 3;

/**
 * The trial without a clock, for practice: an answer is waited for as long as one likes; where nothing at all may be
 * the right answer, window and pace are three times as long. Such trials are neither stored nor scored.
 */
export function withoutClock<Item extends TimedItem>(item: Item): Item {
  const { timeline } = item;
  if (timeline.end !== 'deadline')
    return { ...item, timeline: { ...timeline, openMs: null, lengthMs: null } };
  const openMs = timeline.openMs === null ? null : LEISURE * timeline.openMs;
  const lengthMs = timeline.lengthMs === null ? null : LEISURE * timeline.lengthMs;
  return { ...item, timeline: { ...timeline, openMs, lengthMs } };
}
