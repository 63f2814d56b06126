import { describe, expect, it } from 'vitest';
import { noRepeat, type Repeat, repeatOf, ruleOf } from '@/lib/calendar/repeat';
import { lastDayOfRule } from '@/lib/calendar/rule-days';

const tz = 'Europe/Berlin';
// The last Friday of a month, and its fifth.
const friday = '2027-01-29';

const rule = (change: Partial<Repeat>, date = friday) => ruleOf({ ...noRepeat(date), ...change }, date, tz);

describe('a rule made from the fields of a form', () => {
  it.each<[Partial<Repeat>, string | null]>([
    [{ kind: 'never' }, null],
    [{ kind: 'day' }, 'FREQ=DAILY'],
    [{ kind: 'day', interval: ' 2 ' }, 'FREQ=DAILY;INTERVAL=2'],
    [{ kind: 'workdays', interval: 'x' }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    [{ kind: 'week' }, 'FREQ=WEEKLY;BYDAY=FR'],
    [{ kind: 'week', days: [3, 1] }, 'FREQ=WEEKLY;BYDAY=MO,WE'],
    [{ kind: 'month' }, 'FREQ=MONTHLY;BYMONTHDAY=29'],
    [{ kind: 'month', month: 'last' }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    [{ kind: 'month', month: 'weekday' }, 'FREQ=MONTHLY;BYDAY=5FR'],
    [{ kind: 'month', month: 'lastWeekday' }, 'FREQ=MONTHLY;BYDAY=-1FR'],
    [{ kind: 'year', ends: 'count', count: '3' }, 'FREQ=YEARLY;COUNT=3'],
    [{ kind: 'day', ends: 'until', until: '2027-02-28' }, 'FREQ=DAILY;UNTIL=20270228T225959Z'],
    // After the clocks went forward, the day is over an hour earlier in UTC.
    [{ kind: 'day', ends: 'until', until: '2027-06-30' }, 'FREQ=DAILY;UNTIL=20270630T215959Z'],
  ])('%o', (change, expected) => {
    expect(rule(change)).toEqual({ ok: true, value: expected });
  });

  it.each<[string, Partial<Repeat>, string]>([
    ['a week without a day', { kind: 'week', days: [] }, 'days'],
    ['no days between', { kind: 'day', interval: '0' }, 'interval'],
    ['more days than a year has', { kind: 'day', interval: '367' }, 'interval'],
    ['half a time', { kind: 'day', ends: 'count', count: '1.5' }, 'count'],
    ['too many times', { kind: 'day', ends: 'count', count: '731' }, 'count'],
    ['a last day before the first', { kind: 'day', ends: 'until', until: '2027-01-28' }, 'until'],
    ['no last day', { kind: 'day', ends: 'until', until: '' }, 'untilMissing'],
    ['a last day that no month has', { kind: 'day', ends: 'until', until: '2027-02-30' }, 'untilMissing'],
  ])('refuses %s', (_name, change, fault) => {
    expect(rule(change)).toEqual({ ok: false, error: fault });
  });
});

describe('the fields of a stored rule', () => {
  it.each([
    null,
    'FREQ=DAILY;INTERVAL=2',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=WEEKLY;BYDAY=MO,SU',
    'FREQ=MONTHLY;BYMONTHDAY=29',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;COUNT=4;BYDAY=5FR',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;UNTIL=20300129T225959Z',
    // What the fields do not know stays as it is.
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYDAY=1MO',
    'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'FREQ=DAILY;BYDAY=MO',
    'nonsense',
  ])('say the same rule again: %s', (text) => {
    expect(ruleOf(repeatOf(text, friday, tz), friday, tz)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['FREQ=WEEKLY', 'week'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'workdays'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'other'],
    ['FREQ=MONTHLY;BYDAY=2FR', 'other'],
  ])('know %s as %s', (text, kind) => {
    expect(repeatOf(text, friday, tz).kind).toBe(kind);
  });
});

describe('the last day of a rule', () => {
  it('is the day it is there', () => {
    expect(lastDayOfRule({ until: '20261231T225959Z' }, tz)).toBe('2026-12-31');
    expect(lastDayOfRule({ until: '20261231T230000Z' }, tz)).toBe('2027-01-01');
    expect(lastDayOfRule({ until: '20261231' }, 'Pacific/Auckland')).toBe('2026-12-31');
    expect(lastDayOfRule({ until: null }, tz)).toBeNull();
  });
});
