import { isNearStamp } from '@/lib/cognitive/engine/presented';
import type { EngineTrialLog, EngineView } from '@/lib/cognitive/engine/types';
import { roundTime } from '@/lib/exercises/engine/round-time';
import type { TimedItem, TimedRecord } from '@/lib/exercises/engine/timeline';
import type { TimedView } from '@/lib/exercises/engine/types';
import type { PresentationMarks } from './presentation';

/** What is taken from the screen takes its mark along. */
function hidingMarks<View extends Pick<TimedView<TimedItem>, 'hide' | 'blank'>>(
  view: View,
  marks: PresentationMarks,
): View {
  return {
    ...view,
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

/** Marks each moment of the view, so that the browser tells when it was presented. */
export function withPresentation<Item extends TimedItem>(
  view: TimedView<Item>,
  marks: PresentationMarks,
): TimedView<Item> {
  return {
    ...hidingMarks(view, marks),
    ready(item) {
      view.ready(item);
      marks.ready(item.timeline.moments.length);
    },
    show(index) {
      view.show(index);
      marks.show(index);
    },
  };
}

/** The same for a list that is known before it begins: its stimuli are so many moments, all marked beforehand. */
export function withListPresentation<Stimulus>(
  view: EngineView<Stimulus>,
  marks: PresentationMarks,
): EngineView<Stimulus> {
  let next = 0;
  return {
    ...hidingMarks(view, marks),
    prepare(stimuli) {
      view.prepare(stimuli);
      marks.ready(stimuli.length);
    },
    show(stimulus) {
      view.show(stimulus);
      marks.show(next);
      next += 1;
    },
  };
}

/** The records with what the browser told of them; those that have it already are left as they are. */
export function presentedRecords(
  records: readonly TimedRecord[],
  marks: PresentationMarks,
): readonly TimedRecord[] {
  return records.map((record, trial) => {
    if (record.presented) return record;
    const presented = marks
      .of(trial)
      .slice(0, record.frames.length)
      .map((time, moment) => {
        const told = nearTo(record.onsets[moment] ?? null, time);
        return told === null ? null : roundTime(told);
      });
    return presented.some((time) => time !== null) ? { ...record, presented } : record;
  });
}

/** The trials of a list with what the browser told of them. */
export function presentedTrials(
  trials: readonly EngineTrialLog[],
  marks: PresentationMarks,
): EngineTrialLog[] {
  const presented = marks.of(0);
  return trials.map((trial) => {
    const told = nearTo(trial.onsetMs, presented[trial.index] ?? null);
    return told === null ? trial : { ...trial, presentedMs: told };
  });
}

const nearTo = (stamp: number | null, time: number | null): number | null =>
  time !== null && stamp !== null && isNearStamp(time, stamp) ? time : null;
