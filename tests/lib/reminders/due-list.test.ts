import { describe, expect, it } from 'vitest';
import { deviceName } from '@/lib/reminders/device-name';
import { comingBefore, sortTold, type ToldReminder } from '@/lib/reminders/due-list';

const now = Date.parse('2026-06-10T12:00:00Z');
const reminder = (id: string, next_at: string | null = null, state = 'active') => ({
  id,
  state,
  next_at,
  snoozed_until: null,
});
const told = (
  id: string,
  of: string,
  minutesAgo: number,
  change: Partial<ToldReminder> = {},
): ToldReminder => ({
  id,
  reminder_id: of,
  state: 'sent',
  due_at: new Date(now - minutesAgo * 60_000).toISOString(),
  acted: null,
  ...change,
});
const ids = (list: readonly { told: ToldReminder }[]) => list.map((one) => one.told.id);

describe('what was told', () => {
  it('waits for an answer while it is of use, and only the newest of a reminder', () => {
    const sorted = sortTold(
      [told('a2', 'a', 5), told('b', 'b', 60), told('a1', 'a', 1445), told('c', 'c', 1445)],
      [reminder('a'), reminder('b'), reminder('c')],
      now,
    );
    expect(ids(sorted.due)).toEqual(['a2', 'b']);
    expect(sorted.due.map(({ isLate }) => isLate)).toEqual([false, true]);
    expect(ids(sorted.earlier)).toEqual(['a1', 'c']);
  });

  it('is earlier when it came too late', () => {
    const { due, earlier } = sortTold([told('a', 'a', 5, { state: 'missed' })], [reminder('a')], now);
    expect([ids(due), ids(earlier)]).toEqual([[], ['a']]);
  });

  it('is over once it was answered, merged or stopped; to have seen it is no answer', () => {
    const { due, earlier } = sortTold(
      [
        told('done', 'a', 1, { acted: 'done' }),
        told('seen', 'b', 2, { acted: 'opened' }),
        told('merged', 'c', 3, { state: 'merged' }),
        told('off', 'd', 4, { state: 'suppressed' }),
        told('of a reminder that is gone', 'e', 5),
      ],
      ['a', 'b', 'c', 'd'].map((id) => reminder(id)),
      now,
    );
    expect([ids(due), ids(earlier)]).toEqual([['seen'], []]);
  });
});

describe('what comes', () => {
  it('is what is active and due before the day is over, soonest first', () => {
    const list = [
      reminder('late', '2026-06-10T20:00:00Z'),
      reminder('soon', '2026-06-10T12:30:00Z'),
      reminder('over', '2026-06-10T11:00:00Z'),
      reminder('tomorrow', '2026-06-11T12:00:00Z'),
      reminder('paused', '2026-06-10T13:00:00Z', 'paused'),
      reminder('none'),
    ];
    const coming = comingBefore(list, now, Date.parse('2026-06-10T22:00:00Z'));
    expect(coming.map(({ id }) => id)).toEqual(['soon', 'late']);
  });
});

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge, Windows',
    ],
    ['something', ''],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
