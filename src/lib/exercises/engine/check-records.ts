import type { Refusal } from '../contract.ts';
import type { Feedback, TimedItem, TimedRecord } from './timeline.ts';

/** No screen is so slow that half a period and a coarse clock make more than this. */
const SLACK_MS = 20;
/** Frames may be missed at the end of a trial; a page that stands still longer is interrupted. */
const LATE_MS = 1500;

/** What a trial of the run so far leaves behind for the next one. */
export interface Schedule {
  readonly segment: number;
  /** Earliest start of the next trial within the segment. */
  readonly nextDue: number;
  readonly lastEnd: number;
}

/** Whether a record may be that of this item after those before; answers the schedule that follows, or why not. */
export function checkTimedRecord(
  item: TimedItem,
  record: TimedRecord,
  before: Schedule | null,
  feedback: Feedback | null,
): Schedule | Refusal {
  const { timeline } = item;
  const { frames, onsets, end, presses, segment, fault } = record;
  const [start] = frames;
  if (start === undefined || onsets.length !== frames.length || frames.length > timeline.moments.length) {
    return 'not_from_seed';
  }
  if (before ? segment < before.segment || segment > before.segment + 1 : segment !== 0)
    return 'times_out_of_order';
  if (
    before &&
    (start < before.lastEnd || (segment === before.segment && start < before.nextDue - SLACK_MS))
  ) {
    return 'too_early';
  }
  for (const [i, frame] of frames.entries()) {
    const onset = onsets[i] ?? null;
    if (frame < (frames[i - 1] ?? 0) || (onset !== null && onset < frame - SLACK_MS))
      return 'times_out_of_order';
    if (frame < start + (timeline.moments[i]?.at ?? 0) - SLACK_MS) return 'too_early';
  }
  if (end < (frames.at(-1) ?? 0) || !isPresentedInTime(record)) return 'times_out_of_order';
  if (presses.some(({ t, area }) => t > end + LATE_MS || t < start - LATE_MS || area >= timeline.areas)) {
    return 'press_outside';
  }
  const scheduled = before?.segment === segment ? before.nextDue : start;
  const problem = fault === 'interrupted' ? null : checkEnd(item, record, scheduled);
  if (problem) return problem;
  const gapMs = fault === 'interrupted' ? 0 : timeline.gapMs + (feedback?.ms ?? 0);
  const nextDue = timeline.lengthMs === null ? end + gapMs : scheduled + timeline.lengthMs;
  return { segment, nextDue, lastEnd: end };
}

/** No frame is presented before it was asked for, nor long after the trial was over. */
function isPresentedInTime({ presented, frames, end }: TimedRecord): boolean {
  if (!presented) return true;
  if (presented.length !== frames.length) return false;
  return presented.every(
    (time, i) => time === null || (time >= (frames[i] ?? 0) - SLACK_MS && time <= end + LATE_MS),
  );
}

/** A trial ends by time or by the answer that ends it, neither before nor long after. */
function checkEnd({ timeline }: TimedItem, record: TimedRecord, scheduled: number): Refusal | null {
  const { presses, end, frames, onsets } = record;
  const targetFrame = frames[timeline.target];
  const isEarlyPress = timeline.end === 'press' && presses.length > 0;
  if (targetFrame === undefined) return isEarlyPress ? null : 'too_early';
  const onset = onsets[timeline.target] ?? targetFrame;
  const isAnswered =
    timeline.end === 'press'
      ? presses.length > 0
      : timeline.end !== 'deadline' && presses.some(({ t }) => t >= onset);
  const closes = Math.min(
    timeline.openMs === null ? Number.POSITIVE_INFINITY : targetFrame + timeline.openMs,
    timeline.lengthMs === null ? Number.POSITIVE_INFINITY : scheduled + timeline.lengthMs,
  );
  if (!isAnswered && end < closes - SLACK_MS) return 'too_early';
  return end > closes + LATE_MS ? 'too_late' : null;
}
