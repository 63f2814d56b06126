import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/lib/calendar/event.ts';
import { occurrencesOf, overlaps } from '../../../src/lib/calendar/occurrences.ts';
import { type EventEdit, editOne, editThisAndLater } from '../../../src/lib/calendar/series.ts';
import { count } from '../../support/counts.ts';
import { eventWith } from './support/events.ts';

const range = { fromMs: Date.UTC(2026, 5), toMs: Date.UTC(2027, 5), tz: 'Europe/Berlin' };
const newId = () => 'new';
/** What is stored after edits. */
function stored(events: readonly CalendarEvent[], edits: readonly EventEdit[]): CalendarEvent[] {
  const rows = new Map(events.map((event) => [event.id, event]));
  for (const { event, change } of edits) rows.set(event.id, { ...event, ...change });
  return [...rows.values()];
}
const shown = (events: readonly CalendarEvent[]) =>
  occurrencesOf(events, range).map(
    ({ event, startMs }) => `${new Date(startMs).toISOString().slice(0, 16)} ${event.title}`,
  );
const times = (events: readonly CalendarEvent[]) =>
  occurrencesOf(events, range).map(({ startMs, endMs }) => [startMs, endMs]);

const weekly = eventWith({ rrule: 'FREQ=WEEKLY;COUNT=4', exdates: ['2026-06-15T08:00:00'] });
const second = '2026-06-08T08:00:00';

describe("'Only this one'", () => {
  it('changes one occurrence and leaves the others', () => {
    const edits = editOne(
      [weekly],
      weekly,
      second,
      { title: 'Later', starts: '2026-06-09T10:00:00', ends: '2026-06-09T10:20:00' },
      newId,
    );
    const changed = stored([weekly], edits);
    expect(shown(changed)).toEqual([
      '2026-06-01T06:00 Read the mail',
      '2026-06-09T08:00 Later',
      '2026-06-22T06:00 Read the mail',
    ]);
    // Once more is the same row.
    const row = changed.find(({ id }) => id === 'new');
    const again = editOne(changed, weekly, second, { title: 'Latest' }, () => 'never');
    expect(again).toEqual([{ event: row, change: expect.objectContaining({ title: 'Latest' }) }]);
    expect(row).toMatchObject({ recurrence_of: 'series', recurrence_id: second, rrule: null, version: 0 });
  });

  it.each([{ cancelled: true }, { deleted_at: '2026-06-02T08:00:00Z' }])(
    'leaves it out with %j, changed before or not',
    (change) => {
      const gone = stored([weekly], editOne([weekly], weekly, second, change, newId));
      expect(shown(gone)).toEqual(['2026-06-01T06:00 Read the mail', '2026-06-22T06:00 Read the mail']);
      const changed = stored([weekly], editOne([weekly], weekly, second, { title: 'Later' }, newId));
      expect(shown(stored(changed, editOne(changed, weekly, second, change, newId)))).toEqual(shown(gone));
    },
  );
});

describe("'This and all later ones'", () => {
  const overridden = stored(
    [weekly],
    editOne([weekly], weekly, '2026-06-22T08:00:00', { title: 'The last' }, newId),
  );

  it('begins a new series with what was changed and left out from there on', () => {
    const edits = editThisAndLater(
      overridden,
      weekly,
      second,
      { title: 'Plan', starts: '2026-06-08T09:30:00', ends: '2026-06-08T10:00:00' },
      () => 'later',
    );
    expect(edits.map(({ event }) => event.id)).toEqual(['later', 'series', 'new']);
    expect(edits[1]?.change).toEqual({
      rrule: 'FREQ=WEEKLY;UNTIL=20260608T055959Z',
      exdates: [],
      rdates: [],
    });
    expect(edits[0]?.event).toMatchObject({ rrule: 'FREQ=WEEKLY;COUNT=3', exdates: ['2026-06-15T09:30:00'] });
    expect(edits[2]?.change).toEqual({ recurrence_of: 'later', recurrence_id: '2026-06-22T09:30:00' });
    expect(shown(stored(overridden, edits))).toEqual([
      '2026-06-01T06:00 Read the mail',
      '2026-06-08T07:30 Plan',
      '2026-06-22T06:00 The last',
    ]);
  });

  it('changes the series itself at its first occurrence', () => {
    const edits = editThisAndLater(
      overridden,
      weekly,
      weekly.starts,
      { starts: '2026-06-02T08:00:00', ends: '2026-06-02T08:15:00' },
      newId,
    );
    expect(edits.map(({ event }) => event.id)).toEqual(['series', 'new']);
    expect(shown(stored(overridden, edits))).toEqual([
      '2026-06-02T06:00 Read the mail',
      '2026-06-09T06:00 Read the mail',
      '2026-06-22T06:00 The last',
    ]);
  });

  it('ends the series where it is removed, with what was changed later', () => {
    const change = { deleted_at: '2026-06-02T08:00:00Z' };
    const gone = stored(overridden, editThisAndLater(overridden, weekly, second, change, newId));
    expect(shown(gone)).toEqual(['2026-06-01T06:00 Read the mail']);
    expect(editThisAndLater([weekly], weekly, weekly.starts, change, newId)).toEqual([
      { event: weekly, change },
    ]);
  });

  it('of whole days ends with the day before', () => {
    const days = eventWith({ all_day: true, starts: '2026-06-01', ends: '2026-06-02', rrule: 'FREQ=WEEKLY' });
    const [, ended] = editThisAndLater([days], days, '2026-06-08', { title: 'x' }, newId);
    expect(ended?.change.rrule).toBe('FREQ=WEEKLY;UNTIL=20260607');
  });

  it('takes place exactly when the series did before, wherever it is cut', () => {
    const rules = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3;COUNT=40',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,SU;COUNT=30',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=15',
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1SU;UNTIL=20270301T000000Z',
      'FREQ=YEARLY;BYMONTH=6,10,3;BYDAY=1MO,-1FR',
    );
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe');
    const starts = fc.constantFrom('2026-06-01T02:30:00', '2026-06-30T23:45:00', '2026-06-10T08:00:00');
    const picks = fc.array(fc.nat(60), { maxLength: 4 });
    const property = fc.property(
      rules,
      zones,
      starts,
      fc.boolean(),
      picks,
      fc.nat(60),
      (rrule, tz, start, allDay, left, cut) => {
        const plain = eventWith({
          rrule,
          tz,
          starts: start,
          ends: start.replace('T02', 'T03').replace(':45:', ':55:').replace('08:', '09:'),
        });
        const event = allDay
          ? eventWith({
              ...plain,
              all_day: true,
              starts: start.slice(0, 10),
              ends: start.slice(0, 10),
              rrule: rrule.replace(/T000000Z/, ''),
            })
          : plain;
        const all = occurrencesOf([event], range).map(({ nominal }) => nominal);
        if (all.length < 3) return;
        const pick = (index: number) => all[index % all.length] ?? '';
        const rdates = allDay ? ['2026-09-09'] : ['2026-09-09T04:04:04'];
        const before = [eventWith({ ...event, exdates: left.map(pick), rdates })];
        const [series] = before;
        if (!series) return;
        const edits = editThisAndLater(before, series, pick(cut), { title: 'New' }, newId);
        expect(times(stored(before, edits))).toEqual(times(before));
      },
    );
    fc.assert(property, { numRuns: count(150, 3000) });
  });
});

describe('occurrences', () => {
  it('stand where they reach into the range, whole days in the zone of who looks', () => {
    const trip = eventWith({ all_day: true, starts: '2026-05-30', ends: '2026-06-02' });
    const [found] = occurrencesOf([trip], { ...range, tz: 'Asia/Tokyo' });
    expect(found).toMatchObject({
      startMs: Date.parse('2026-05-29T15:00Z'),
      endMs: Date.parse('2026-06-02T15:00Z'),
    });
    expect(
      occurrencesOf([eventWith({ cancelled: true }), eventWith({ id: 'b', deleted_at: 'x' })], range),
    ).toEqual([]);
  });

  it('of a series that is gone are gone with it', () => {
    const changed = stored([weekly], editOne([weekly], weekly, second, { title: 'Later' }, newId));
    expect(
      occurrencesOf(
        changed.filter(({ id }) => id !== 'series'),
        range,
      ),
    ).toEqual([]);
  });

  it('keep an end after their start where a clock jumps over the start', () => {
    const night = eventWith({ starts: '2027-03-28T02:30:00', ends: '2027-03-28T03:10:00' });
    const [found] = occurrencesOf([night], range);
    expect((found?.endMs ?? 0) - (found?.startMs ?? 0)).toBe(40 * 60_000);
  });

  it('overlap where they share time, not where one ends as the other begins', () => {
    const at = (id: string, from: string, to: string, more = {}) =>
      eventWith({ id, starts: `2026-06-01T${from}:00`, ends: `2026-06-01T${to}:00`, ...more });
    const day = eventWith({ id: 'day', all_day: true, starts: '2026-06-01', ends: '2026-06-01' });
    const all = occurrencesOf(
      [at('a', '08:00', '09:00'), at('b', '08:30', '09:30'), at('c', '09:00', '10:00'), day],
      range,
    );
    const found = all.map((one) =>
      overlaps(one, all)
        .map(({ event }) => event.id)
        .join(''),
    );
    expect(Object.fromEntries(all.map(({ event }, index) => [event.id, found[index]]))).toEqual({
      a: 'b',
      b: 'ac',
      c: 'b',
      day: '',
    });
  });
});
