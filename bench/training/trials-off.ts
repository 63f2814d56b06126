import type { TimedItem, TimedRecord } from '../../src/lib/exercises/engine/timeline.ts';

/** Of rounded times and of a screen whose frames are not quite evenly long. */
const slackMs = 1;

/** Trials of which a moment came in another frame than the one next to its plan. */
export function trialsOff(
  items: readonly TimedItem[],
  records: readonly TimedRecord[],
  periodMs: number,
): { off: number; flagged: number; trials: number } {
  const isOff = ({ timeline }: TimedItem, { frames }: TimedRecord) =>
    frames.some((frame, i) => {
      const plannedMs = timeline.moments[i]?.at ?? 0;
      return Math.abs(frame - (frames[0] ?? 0) - plannedMs) > periodMs / 2 + slackMs;
    });
  const off = records.filter((record, i) => {
    const item = items[i];
    return item !== undefined && isOff(item, record);
  });
  return {
    off: off.length,
    flagged: off.filter(({ dropped }) => dropped > 0).length,
    trials: records.length,
  };
}
