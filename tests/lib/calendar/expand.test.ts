import { describe, expect, it } from 'vitest';
import {
  expand,
  firstOccurrence,
  neverHappens,
  nextOccurrences,
  type Series,
} from '../../../src/lib/calendar/expand.ts';
import { parseRule, type Rule } from '../../../src/lib/calendar/rule.ts';
import { casesOf } from './support/vectors.ts';

interface Given {
  dtstart: string;
  tz: string;
  rrule: string;
  from: string;
  to: string;
  gapPolicy?: 'skip';
  exdate?: string[];
  rdate?: string[];
}

function rule(text: string): Rule {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.value;
}

const daily = (parts: Partial<Series> & { text?: string }): Series => ({
  start: '2026-06-01T08:00',
  tz: 'Europe/Berlin',
  rule: rule(parts.text ?? 'FREQ=DAILY'),
  ...parts,
});
const everything = { fromMs: Date.UTC(2026, 0), toMs: Date.UTC(2027, 0) };
const dates = (series: Series, range = everything) => expand(series, range).map(({ nominal }) => nominal);

describe('a series', () => {
  it.each(casesOf<Given, { local: string; utc: string; wall: string }[]>('rrule_expand'))(
    'is expanded as the reference does: $id',
    ({ input, expected }) => {
      const series: Series = {
        start: input.dtstart,
        tz: input.tz,
        rule: rule(input.rrule),
        exdates: input.exdate ?? [],
        rdates: input.rdate ?? [],
        gap: input.gapPolicy ?? 'shift',
      };
      const range = { fromMs: Date.parse(input.from), toMs: Date.parse(input.to) };
      expect(
        expand(series, range).map(({ nominal, wall, ms }) => ({
          local: nominal,
          utc: new Date(ms).toISOString().replace('.000Z', 'Z'),
          wall,
        })),
      ).toEqual(expected);
    },
  );

  it('that does not repeat takes place once, and not where it is left out', () => {
    expect(dates(daily({ rule: null }))).toEqual(['2026-06-01T08:00:00']);
    expect(dates(daily({ rule: null, exdates: ['2026-06-01T08:00'] }))).toEqual([]);
    expect(dates(daily({ rule: null, start: '2026-02-30T08:00' }))).toEqual([]);
  });

  it('of whole days has dates as its times, and may end with a date', () => {
    const days = daily({
      start: '2026-06-01',
      allDay: true,
      text: 'FREQ=DAILY;UNTIL=20260603',
      exdates: ['2026-06-02'],
    });
    expect(dates(days)).toEqual(['2026-06-01', '2026-06-03']);
    expect(expand(days, everything)[0]?.ms).toBe(Date.parse('2026-05-31T22:00:00Z'));
  });

  it('with times ends with the whole of the day that its rule names', () => {
    expect(dates(daily({ start: '2026-06-01T23:30', text: 'FREQ=DAILY;UNTIL=20260602' }))).toEqual([
      '2026-06-01T23:30:00',
      '2026-06-02T23:30:00',
    ]);
  });

  it('gives what is added once, and not what is left out', () => {
    const series = daily({
      text: 'FREQ=WEEKLY;COUNT=2',
      rdates: ['2026-06-01T08:00:00', '2026-06-03T09:00', '2026-06-04T09:00:00'],
      exdates: ['2026-06-04T09:00'],
    });
    expect(dates(series)).toEqual(['2026-06-01T08:00:00', '2026-06-03T09:00:00', '2026-06-08T08:00:00']);
  });

  it('answers no more than it is asked for, and never more than a thousand', () => {
    expect(dates(daily({}), { ...everything, limit: 2 } as typeof everything)).toHaveLength(2);
    expect(dates(daily({}), { fromMs: 0, toMs: Date.UTC(2100, 0) })).toHaveLength(1000);
  });

  it('has next occurrences, and a first one that need not be its start', () => {
    const leap = daily({ start: '2026-06-01T08:00', text: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29' });
    expect(firstOccurrence(leap)?.nominal).toBe('2028-02-29T08:00:00');
    const next = nextOccurrences(leap, Date.UTC(2028, 2), 2).map(({ nominal }) => nominal);
    expect(next).toEqual(['2032-02-29T08:00:00', '2036-02-29T08:00:00']);
    expect(nextOccurrences(daily({ text: 'FREQ=DAILY;COUNT=1' }), Date.UTC(2027, 0), 3)).toEqual([]);
    // An occurrence is not the next after its own moment.
    const first = firstOccurrence(daily({}))?.ms ?? 0;
    expect(nextOccurrences(daily({}), first, 1)[0]?.nominal).toBe('2026-06-02T08:00:00');
  });

  it.each([
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', true],
    ['FREQ=MONTHLY;BYMONTH=6;BYMONTHDAY=31', true],
    ['FREQ=DAILY;BYMONTHDAY=31;BYMONTH=4', true],
    ['FREQ=DAILY;UNTIL=20250101T000000Z', true],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', false],
    ['FREQ=YEARLY;INTERVAL=366', false],
    ['FREQ=MONTHLY;BYDAY=5MO', false],
  ])('of %s never happens: %s', (text, never) => {
    expect(neverHappens(daily({ text }))).toBe(never);
  });
});
