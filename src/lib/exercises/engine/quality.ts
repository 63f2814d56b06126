import type { OnsetMethod } from '../../cognitive/engine/presented.ts';
import { quantile } from '../../cognitive/stats/descriptive.ts';
import type { TimedItem, TimedRecord } from './timeline.ts';

/** How well a timed run was measured; told beside the result, never part of the score. */
export interface TimedQuality {
  readonly onsetMethod: OnsetMethod;
  readonly interrupted: number;
  readonly unobserved: number;
  /** Trials in which frames were left out. */
  readonly droppedTrials: number;
  /** 95 of 100 onsets came at most this long after their frame. */
  readonly onsetDelayP95Ms: number | null;
  /** 95 of 100 presses were handled within this. */
  readonly handlerLagP95Ms: number | null;
  /** Presses whose time stamp could not be used. */
  readonly withoutStamp: number;
  readonly strayPresses: number;
  readonly devices: readonly string[];
}

export interface MeasuredTrial {
  readonly item: TimedItem;
  readonly record: TimedRecord;
}

export function timedQuality(trials: readonly MeasuredTrial[], isPresented: boolean): TimedQuality {
  const records = trials.map(({ record }) => record);
  const presses = records.flatMap((record) => record.presses);
  const count = (wanted: (record: TimedRecord) => boolean) => records.filter(wanted).length;
  const delays = trials.flatMap(({ item, record }) => {
    const { target } = item.timeline;
    const [onset, frame] = [record.onsets[target] ?? null, record.frames[target]];
    return onset === null || frame === undefined ? [] : [onset - frame];
  });
  return {
    onsetMethod: isPresented ? 'presentation' : 'stamp',
    interrupted: count(({ fault }) => fault === 'interrupted'),
    unobserved: count(({ fault }) => fault === 'unobserved'),
    droppedTrials: count(({ dropped }) => dropped > 0),
    onsetDelayP95Ms: quantile(delays, 0.95),
    handlerLagP95Ms: quantile(
      presses.flatMap(({ lag }) => (lag === null ? [] : [lag])),
      0.95,
    ),
    withoutStamp: presses.filter(({ lag }) => lag === null).length,
    strayPresses: records.reduce((sum, { strays }) => sum + strays, 0),
    devices: [...new Set(presses.map(({ device }) => device))],
  };
}
