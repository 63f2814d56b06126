import { minuteMs } from '../time.ts';
import { type QuietHours, quietHours } from './quiet.ts';
import { reminderRules } from './rules.ts';

export type OccurrenceState = 'waiting' | 'on_time' | 'late' | 'missed' | 'handled' | 'merged';

/** How late something is that may go out from a moment on. */
export function lateness(deliverAtMs: number, nowMs: number, validForMin: number): OccurrenceState {
  const late = (nowMs - deliverAtMs) / minuteMs;
  if (late < 0) return 'waiting';
  if (late <= reminderRules.onTimeMin) return 'on_time';
  return late <= Math.max(reminderRules.onTimeMin, validForMin) ? 'late' : 'missed';
}

export interface StatesInput {
  readonly nowMs: number;
  /** Moments at which a reminder is due, oldest first. */
  readonly dues: readonly number[];
  readonly handled?: ReadonlySet<number>;
  readonly validForMin: number;
  readonly quiet: QuietHours;
  readonly ignoreQuiet?: boolean;
}

const speaks: ReadonlySet<OccurrenceState> = new Set(['on_time', 'late', 'handled']);

/** What is to become of each: after an outage a reminder speaks once, for the newest. */
export function dispatchStates(input: StatesInput): OccurrenceState[] {
  const { nowMs, dues, handled, validForMin, quiet, ignoreQuiet = false } = input;
  const own = dues.map((due) =>
    handled?.has(due)
      ? 'handled'
      : lateness(quietHours(due, quiet, ignoreQuiet).deliverAtMs, nowMs, validForMin),
  );
  const newest = own.findLastIndex((state) => speaks.has(state));
  return own.map((state, at) =>
    at < newest && (state === 'on_time' || state === 'late') ? 'merged' : state,
  );
}
