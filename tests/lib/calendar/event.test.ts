import { describe, expect, it } from 'vitest';
import { calendarEventSchema, eventFaults, startedByRule } from '../../../src/lib/calendar/event.ts';
import { formatRule, parseRule } from '../../../src/lib/calendar/rule.ts';
import { eventWith } from './support/events.ts';

describe('an event as it was filled in', () => {
  it.each([
    ['title_missing', { title: '  ' }],
    ['title_long', { title: 'é'.repeat(201) }],
    ['notes_long', { notes: 'x'.repeat(4001) }],
    ['location_long', { location: 'x'.repeat(201) }],
    ['end_before_start', { ends: '2026-06-01T08:00:00' }],
    ['end_before_start', { all_day: true, starts: '2026-06-02', ends: '2026-06-01' }],
    ['bad_time', { starts: '2026-06-31T08:00:00' }],
    ['bad_time', { all_day: true }],
    ['too_long', { ends: '2026-06-15T08:00:01' }],
    ['too_long', { all_day: true, starts: '2026-06-01', ends: '2026-06-15' }],
    ['unknown_zone', { tz: 'Europe/Nowhere' }],
    ['rule_unsupported', { rrule: 'FREQ=HOURLY' }],
    ['no_day', { rrule: 'FREQ=WEEKLY;BYDAY=' }],
    ['until_before_start', { rrule: 'FREQ=DAILY;UNTIL=20260531' }],
    ['never_happens', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }],
  ])('is told %s', (fault, fields) => {
    expect(eventFaults(eventWith(fields))).toEqual([fault]);
  });

  it('is right up to the limits', () => {
    expect(eventFaults(eventWith({ title: '𝒳'.repeat(200), ends: '2026-06-15T08:00:00' }))).toEqual([]);
    expect(eventFaults(eventWith({ all_day: true, starts: '2026-06-01', ends: '2026-06-14' }))).toEqual([]);
    expect(calendarEventSchema.safeParse(eventWith({ title: '𝒳'.repeat(200) })).success).toBe(true);
    for (const wrong of [
      { title: '𝒳'.repeat(201) },
      { title: 'two\nlines' },
      { starts: 'soon' },
      { kind: 'party' },
    ]) {
      expect(calendarEventSchema.safeParse({ ...eventWith(), ...wrong }).success).toBe(false);
    }
  });

  it('begins at the first day its rule names, as long as before', () => {
    const mondays = startedByRule(
      eventWith({
        starts: '2026-06-03T08:00:00',
        ends: '2026-06-03T09:00:00',
        rrule: 'FREQ=WEEKLY;BYDAY=MO',
      }),
    );
    expect([mondays.starts, mondays.ends]).toEqual(['2026-06-08T08:00:00', '2026-06-08T09:00:00']);
    expect(startedByRule(eventWith())).toEqual(eventWith());
  });
});

describe('a repeat rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=730;BYDAY=MO,SU;WKST=SU',
    'FREQ=MONTHLY;UNTIL=20261231T225959Z;BYMONTH=1,6;BYDAY=-1FR,2TU;BYSETPOS=-1,1',
    'FREQ=YEARLY;INTERVAL=366;UNTIL=20270101;BYMONTHDAY=-31,31',
  ])('is read and written: %s', (text) => {
    const parsed = parseRule(`RRULE:${text.toLowerCase()};`);
    expect(parsed.ok && formatRule(parsed.value)).toBe(text);
  });

  it('is written in one order, each day once, and says nothing that goes without saying', () => {
    const parsed = parseRule('WKST=MO;BYDAY=FR,+1MO,FR;INTERVAL=1;FREQ=MONTHLY;BYMONTHDAY=3,1,3');
    expect(parsed.ok && formatRule(parsed.value)).toBe('FREQ=MONTHLY;BYMONTHDAY=1,3;BYDAY=FR,1MO');
  });

  it.each([
    ...['SECONDLY', 'MINUTELY', 'HOURLY'].map((freq) => `FREQ=${freq}`),
    ...[
      'BYHOUR=8',
      'BYMINUTE=1',
      'BYSECOND=1',
      'BYWEEKNO=1',
      'BYYEARDAY=1',
      'X-PART=1',
      'RSCALE=GREGORIAN',
    ].map((part) => `FREQ=YEARLY;${part}`),
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=DAILY;BYDAY=-1MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=DAILY;INTERVAL=367',
    'FREQ=DAILY;COUNT=731',
    'FREQ=WEEKLY;BYMONTHDAY=1',
  ])('is not known here: %s', (text) => {
    expect(parseRule(text)).toEqual({ ok: false, error: 'unsupported' });
  });

  it.each([
    '',
    'DAILY',
    'FREQ=',
    'FREQ=FORTNIGHTLY',
    'INTERVAL=2',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;COUNT=3;UNTIL=20260101',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1.5',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;UNTIL=20260101T080000',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=YEARLY;BYMONTH=-1',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYSETPOS=1',
    `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(300)}1`,
  ])('cannot be read: %s', (text) => {
    expect(parseRule(text)).toEqual({ ok: false, error: 'bad' });
  });
});
