/* What a page shows and says of where a room stands; timer.ts works out where that is. */
import { pausedMs, type RoomClock, type RoomPhase, type RoomTimer, roomTimer } from './timer.ts';

/** A room as far as its timer goes, as the database tells it: ISO moments and seconds. */
export type RoomTimes = {
  readonly started_at: string | null;
  readonly paused: readonly { readonly from: string; readonly to: string | null }[];
  readonly focus_s: number;
  readonly break_s: number;
  readonly rounds: number;
};

/** @param nowMs by the clock of the server */
export function clockOf(room: RoomTimes, nowMs: number): RoomClock {
  return {
    startedAtMs: room.started_at === null ? null : Date.parse(room.started_at),
    paused: room.paused.map(({ from, to }) => ({
      fromMs: Date.parse(from),
      toMs: to === null ? null : Date.parse(to),
    })),
    focusS: room.focus_s,
    breakS: room.break_s,
    rounds: room.rounds,
    nowMs,
  };
}

export const timerOf = (room: RoomTimes, nowMs: number): RoomTimer => roomTimer(clockOf(room, nowMs));

/** Milliseconds until the timer shows another second; at most one second. */
export function nextSecondMs(room: RoomTimes, nowMs: number): number {
  const { startedAtMs, paused } = clockOf(room, nowMs);
  if (startedAtMs === null) return 1000;
  const workedMs = nowMs - startedAtMs - pausedMs(paused, startedAtMs, Math.max(nowMs, startedAtMs));
  return 1000 - (((workedMs % 1000) + 1000) % 1000);
}

/** Seconds that the phase lasts in all, for the ring; what is not under way is a focus phase that waits. */
export const phaseSeconds = ({ phase }: RoomTimer, { focus_s, break_s }: RoomTimes): number =>
  phase === 'break' ? break_s : focus_s;

/** Lines are written before the work, in its breaks and after it. */
export const isChatOpen = (phase: RoomPhase): boolean =>
  phase === 'lobby' || phase === 'break' || phase === 'done';

/** What is said aloud of the timer: a phase that begins, or the minutes that are left of one. */
export type Said = { readonly phase: RoomPhase } | { readonly minutesLeft: 5 | 1 };

const marks = [1, 5] as const;

/** What is to be said between two moments; the latest where several passed, as in sleep, and nothing of what was before. */
export function saidBetween(before: RoomTimer | null, now: RoomTimer): Said | null {
  if (before === null) return null;
  if (before.phase !== now.phase || before.round !== now.round) return { phase: now.phase };
  const left = now.remainingS;
  const was = before.remainingS;
  if (left === null || was === null || left === 0) return null;
  const passed = marks.find((minutes) => left <= minutes * 60 && was > minutes * 60);
  return passed === undefined ? null : { minutesLeft: passed };
}
