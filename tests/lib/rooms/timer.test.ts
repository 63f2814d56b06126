import { type RoomClock, type RoomPause, type RoomPlan, roomTimer } from '@lib/rooms/timer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../community/cases.ts';

type Input = {
  started_at_ms: number | null;
  paused: { from_ms: number; to_ms: number | null }[];
  now_ms: number;
  focus_s: number;
  break_s: number;
  rounds: number;
};
type Expected = { phase: string; round: number | null; remaining_s: number | null; paused: boolean };

describe('the timer of a room', () => {
  it.each(casesOf<Input, Expected>('room_timer'))('$id: $expected.phase', ({ input, expected }) => {
    const timer = roomTimer({
      startedAtMs: input.started_at_ms,
      paused: input.paused.map(({ from_ms, to_ms }) => ({ fromMs: from_ms, toMs: to_ms })),
      nowMs: input.now_ms,
      focusS: input.focus_s,
      breakS: input.break_s,
      rounds: input.rounds,
    });
    const { remainingS, ...rest } = timer;
    expect({ ...rest, remaining_s: remainingS }).toEqual(expected);
  });

  const start = 1_800_000_000_000;
  const hourMs = 3_600_000;
  const plan: fc.Arbitrary<RoomPlan> = fc.record({
    focusS: fc.integer({ min: 600, max: 5400 }),
    breakS: fc.integer({ min: 180, max: 1800 }),
    rounds: fc.integer({ min: 1, max: 8 }),
  });
  /** Spans near the start, of any order, some of no length, some that end before they begin. */
  const pauses: fc.Arbitrary<RoomPause[]> = fc.array(
    fc.record({
      fromMs: fc.integer({ min: start - hourMs, max: start + 6 * hourMs }),
      toMs: fc.option(fc.integer({ min: start - hourMs, max: start + 6 * hourMs })),
    }),
    { maxLength: 6 },
  );
  const moment = fc.integer({ min: start, max: start + 8 * hourMs });
  const at = (of: RoomPlan, paused: readonly RoomPause[], nowMs: number) =>
    roomTimer({ ...of, startedAtMs: start, paused, nowMs } satisfies RoomClock);

  /** Seconds left of the whole room, which a clock that ran for exactly that time would have left. */
  const leftInAll = (of: RoomPlan, { phase, round, remainingS }: ReturnType<typeof roomTimer>): number => {
    if (phase === 'done') return 0;
    const roundsAfter = of.rounds - (round ?? 0);
    const left = remainingS ?? 0;
    return phase === 'focus'
      ? left + roundsAfter * (of.focusS + of.breakS)
      : left + roundsAfter * of.focusS + (roundsAfter - 1) * of.breakS;
  };

  it('has not drifted by one second after four hours, whenever it was looked at in between', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.integer({ min: 0, max: 4 * hourMs }), { minLength: 1 }), (of, looks) => {
        const whole = of.rounds * of.focusS + (of.rounds - 1) * of.breakS;
        for (const after of [...looks, 4 * hourMs])
          expect(leftInAll(of, at(of, [], start + after))).toBe(
            Math.max(0, whole - Math.floor(after / 1000)),
          );
      }),
    );
  });

  it('takes away every moment of a pause once, however pauses overlap', () => {
    const secondMs = 1000;
    const spans = fc.array(
      fc.record({ from: fc.integer({ min: -60, max: 600 }), length: fc.integer({ min: 0, max: 120 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(plan, spans, fc.integer({ min: 0, max: 900 }), (of, chosen, now) => {
        const isPaused = (second: number) =>
          chosen.some(({ from, length }) => second >= from && second < from + length);
        const worked = Array.from({ length: now }, (_, second) => second).filter(
          (second) => !isPaused(second),
        );
        const paused = chosen.map(({ from, length }) => ({
          fromMs: start + from * secondMs,
          toMs: start + (from + length) * secondMs,
        }));
        const expected = at(of, [], start + worked.length * secondMs);
        expect(at(of, paused, start + now * secondMs)).toEqual({
          ...expected,
          paused: isPaused(now) && expected.phase !== 'done',
        });
      }),
    );
  });

  it('never goes back, and stands while it is paused', () => {
    fc.assert(
      fc.property(plan, pauses, moment, moment, (of, paused, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        // Pauses that are known by then; what comes later can change nothing that was.
        const known = paused.filter(({ toMs }) => toMs === null || toMs <= before);
        expect(leftInAll(of, at(of, known, after))).toBeLessThanOrEqual(leftInAll(of, at(of, known, before)));
        const open = [...known, { fromMs: before, toMs: null }];
        const { paused: stands, ...held } = at(of, open, after);
        const { paused: _, ...then } = at(of, known, before);
        expect(held).toEqual(then);
        expect(stands).toBe(then.phase !== 'done');
      }),
    );
  });

  it('knows nothing of a clock that was set: only the time it is given decides', () => {
    fc.assert(
      fc.property(
        plan,
        pauses,
        moment,
        fc.integer({ min: -48 * hourMs, max: 48 * hourMs }),
        (of, paused, now, by) => {
          const shifted = roomTimer({
            ...of,
            startedAtMs: start + by,
            paused: paused.map(({ fromMs, toMs }) => ({
              fromMs: fromMs + by,
              toMs: toMs === null ? null : toMs + by,
            })),
            nowMs: now + by,
          });
          expect(shifted).toEqual(at(of, paused, now));
        },
      ),
    );
  });

  it('shows no more than the phase has, and nothing left only at the end', () => {
    fc.assert(
      fc.property(
        plan,
        pauses,
        fc.integer({ min: start - hourMs, max: start + 20 * hourMs }),
        (of, paused, now) => {
          const { phase, round, remainingS } = at(of, paused, now);
          const longest = { countdown: 3600, focus: of.focusS, break: of.breakS, done: 0, lobby: Number.NaN }[
            phase
          ];
          expect(remainingS).toBeLessThanOrEqual(longest);
          expect(remainingS === 0).toBe(phase === 'done');
          expect(round).toBeLessThanOrEqual(phase === 'break' ? of.rounds - 1 : of.rounds);
        },
      ),
    );
  });
});
