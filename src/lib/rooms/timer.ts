/**
 * The timer of a study room; section 1.5 of the community rules. Nobody counts it: where it stands follows from when it was
 * started, the pauses and the time of the server, so that all people of a room read the same, however long they slept.
 * The database works it out in the same way (`private.room_timer`).
 */

/** Lengths of one room. Rounds are focus, break, ..., the last focus without a break. */
export type RoomPlan = {
  readonly focusS: number;
  readonly breakS: number;
  readonly rounds: number;
};

/** Milliseconds; without an end it goes on. */
export type RoomPause = { readonly fromMs: number; readonly toMs: number | null };

export type RoomClock = RoomPlan & {
  readonly startedAtMs: number | null;
  readonly paused: readonly RoomPause[];
  /** by the clock of the server */
  readonly nowMs: number;
};

export type RoomPhase = 'lobby' | 'countdown' | 'focus' | 'break' | 'done';

export type RoomTimer = {
  readonly phase: RoomPhase;
  /** from 1; null in the lobby */
  readonly round: number | null;
  /** rounded up; null in the lobby */
  readonly remainingS: number | null;
  readonly paused: boolean;
};

const secondsUp = (ms: number): number => Math.ceil(ms / 1000);

/** Milliseconds between two moments of which the room was paused; where pauses overlap, once. */
export function pausedMs(paused: readonly RoomPause[], fromMs: number, toMs: number): number {
  const spans = paused
    .map((span) => ({ from: Math.max(span.fromMs, fromMs), to: Math.min(span.toMs ?? toMs, toMs) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  let total = 0;
  let counted = fromMs;
  for (const { from, to } of spans) {
    total += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return total;
}

/** Where the timer of a room stands. At a boundary the next phase has begun. */
export function roomTimer({ startedAtMs, paused, nowMs, ...plan }: RoomClock): RoomTimer {
  if (startedAtMs === null) return { phase: 'lobby', round: null, remainingS: null, paused: false };
  if (nowMs < startedAtMs)
    return { phase: 'countdown', round: 1, remainingS: secondsUp(startedAtMs - nowMs), paused: false };
  const workedMs = nowMs - startedAtMs - pausedMs(paused, startedAtMs, nowMs);
  const focusMs = plan.focusS * 1000;
  const roundMs = focusMs + plan.breakS * 1000;
  const passed = Math.floor(workedMs / roundMs);
  const inRoundMs = workedMs - passed * roundMs;
  const isFocus = inRoundMs < focusMs;
  const round = passed + 1;
  if (round > plan.rounds || (round === plan.rounds && !isFocus))
    return { phase: 'done', round: plan.rounds, remainingS: 0, paused: false };
  return {
    phase: isFocus ? 'focus' : 'break',
    round,
    remainingS: secondsUp((isFocus ? focusMs : roundMs) - inRoundMs),
    paused: paused.some(({ fromMs, toMs }) => fromMs <= nowMs && (toMs === null || nowMs < toMs)),
  };
}
