import { describe, expect, it } from 'vitest';
import { isChatOpen, type RoomTimes, saidBetween, timerOf } from '@/lib/rooms/shown';

const start = Date.parse('2026-11-28T10:00:00Z');
const room: RoomTimes = {
  started_at: '2026-11-28T10:00:00Z',
  paused: [],
  focus_s: 1500,
  break_s: 300,
  rounds: 2,
};
const at = (seconds: number) => timerOf(room, start + seconds * 1000);
const said = (from: number, to: number) => saidBetween(at(from), at(to));

describe('what is said of the timer', () => {
  it('is nothing to who comes in', () => {
    expect(saidBetween(null, at(10))).toBeNull();
  });

  it('is each phase as it begins', () => {
    const lobby = timerOf({ ...room, started_at: null }, start);
    expect(saidBetween(lobby, at(0))).toEqual({ phase: 'focus' });
    expect(said(1499, 1500)).toEqual({ phase: 'break' });
    expect(said(1799, 1800)).toEqual({ phase: 'focus' });
    expect(said(3299, 3300)).toEqual({ phase: 'done' });
  });

  it('is 5 minutes and 1 minute before the end, once each', () => {
    const all = Array.from({ length: 1499 }, (_, second) => said(second, second + 1)).filter(Boolean);
    expect(all).toEqual([{ minutesLeft: 5 }, { minutesLeft: 1 }]);
  });

  it('is the latest alone after a sleep', () => {
    expect(said(100, 1450)).toEqual({ minutesLeft: 1 });
    expect(said(100, 1790)).toEqual({ phase: 'break' });
    expect(said(100, 1900)).toEqual({ phase: 'focus' });
  });

  it('is nothing of a break that lasts five minutes, but its beginning', () => {
    expect(said(1500, 1501)).toBeNull();
  });
});

describe('a room as the database tells it', () => {
  it('stands still while it is paused', () => {
    const paused = [{ from: '2026-11-28T10:01:00Z', to: null }];
    expect(timerOf({ ...room, paused }, start + 600_000)).toEqual({
      phase: 'focus',
      round: 1,
      remainingS: 1440,
      paused: true,
    });
  });

  it('is talked in before, between and after the work', () => {
    const phases = ['lobby', 'countdown', 'focus', 'break', 'done'] as const;
    expect(phases.filter(isChatOpen)).toEqual(['lobby', 'break', 'done']);
  });
});
