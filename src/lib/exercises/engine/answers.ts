import { type TimedItem, type TimedRecord, targetOnset } from './timeline.ts';

/** Faster presses answer nothing that was seen (Luce 1986, Response Times). */
export const earliestAnswerMs = 100;

export interface FirstAnswer {
  /** Null without a press in time. */
  readonly area: number | null;
  readonly rtMs: number | null;
  /** Presses before an answer is possible. */
  readonly early: number;
}

/** The first press that can be an answer, from 100 ms after the target to the deadline. */
export function firstAnswer(
  item: TimedItem,
  record: TimedRecord,
  deadlineMs = item.timeline.openMs,
): FirstAnswer {
  const onset = targetOnset(item, record);
  if (onset === null) return { area: null, rtMs: null, early: 0 };
  const times = record.presses.map(({ t, area }) => ({ area, rtMs: t - onset }));
  const early = times.filter(({ rtMs }) => rtMs < earliestAnswerMs).length;
  const first = times.find(
    ({ rtMs }) => rtMs >= earliestAnswerMs && (deadlineMs === null || rtMs <= deadlineMs),
  );
  return { area: first?.area ?? null, rtMs: first?.rtMs ?? null, early };
}
