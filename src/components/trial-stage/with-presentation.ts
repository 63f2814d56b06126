import { roundTime } from '@/lib/exercises/engine/round-time';
import type { TimedItem, TimedRecord } from '@/lib/exercises/engine/timeline';
import type { TimedView } from '@/lib/exercises/engine/types';
import type { PresentationMarks } from './presentation';

/** Marks each moment of the view, so that the browser tells when it was presented. */
export function withPresentation<Item extends TimedItem>(
  view: TimedView<Item>,
  marks: PresentationMarks,
): TimedView<Item> {
  return {
    ...view,
    ready(item) {
      view.ready(item);
      marks.ready(item.timeline.moments.length);
    },
    show(index) {
      view.show(index);
      marks.show(index);
    },
    hide() {
      view.hide();
      marks.hide();
    },
    blank() {
      view.blank();
      marks.hide();
    },
  };
}

/** A time further from its stamp than this is none of this clock. */
const mostApartMs = 250;

/** The records with what the browser told of them; those that have it already are left as they are. */
export function presentedRecords(
  records: readonly TimedRecord[],
  marks: PresentationMarks,
): readonly TimedRecord[] {
  return records.map((record, trial) => {
    if (record.presented) return record;
    const presented = marks.of(trial).slice(0, record.frames.length).map(nearTo(record));
    return presented.some((time) => time !== null) ? { ...record, presented } : record;
  });
}

const nearTo =
  ({ onsets }: TimedRecord) =>
  (time: number | null, moment: number): number | null => {
    const stamp = onsets[moment] ?? null;
    return time !== null && stamp !== null && Math.abs(time - stamp) <= mostApartMs ? roundTime(time) : null;
  };
