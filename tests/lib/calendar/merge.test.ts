import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/lib/calendar/event.ts';
import { mergeEvent } from '../../../src/lib/calendar/merge.ts';
import type { EventChange } from '../../../src/lib/calendar/series.ts';
import { count } from '../../support/counts.ts';
import { eventWith } from './support/events.ts';

const base = eventWith({ exdates: ['2026-06-02T08:00:00', '2026-06-03T08:00:00'] });
const merged = (change: EventChange, theirs: Partial<CalendarEvent> = {}) =>
  mergeEvent(base, change, { ...base, version: 2, ...theirs });

describe('what two devices changed of an event', () => {
  it('stands where one of them changed it, whichever', () => {
    expect(merged({ title: 'Mine' })).toEqual({ change: { title: 'Mine' }, conflicts: [] });
    expect(merged({ title: 'Mine' }, { notes: 'Theirs', kind: 'focus' })).toEqual({
      change: { title: 'Mine' },
      conflicts: [],
    });
  });

  it('is asked about where both changed a text otherwise, and not where they say the same', () => {
    expect(merged({ title: 'Mine', location: 'Desk' }, { title: 'Theirs', location: 'Desk' })).toEqual({
      change: {},
      conflicts: ['title'],
    });
    expect(merged({ title: 'Both' }, { title: 'Both' })).toEqual({ change: {}, conflicts: [] });
  });

  it('keeps times together: a start without its end and its zone says nothing', () => {
    const theirs = { starts: '2026-06-01T18:00:00', ends: '2026-06-01T19:00:00', tz: 'Asia/Tokyo' };
    expect(merged({ starts: '2026-06-01T07:00:00' }, theirs).change).toEqual({
      starts: '2026-06-01T07:00:00',
      ends: base.ends,
      tz: base.tz,
    });
    expect(merged({ title: 'Mine' }, theirs).change).toEqual({ title: 'Mine' });
  });

  it('takes up what each left out of a series and took in again', () => {
    const mine = ['2026-06-03T08:00:00', '2026-06-05T08:00:00'];
    const theirs = [...base.exdates, '2026-06-04T08:00:00'];
    expect(merged({ exdates: mine }, { exdates: theirs }).change).toEqual({
      exdates: ['2026-06-03T08:00:00', '2026-06-04T08:00:00', '2026-06-05T08:00:00'],
    });
    expect(merged({ exdates: base.exdates }, { exdates: theirs }).change).toEqual({});
  });

  it('is as this device says in everything else, being taken away among it', () => {
    const gone = '2026-06-01T09:00:00Z';
    expect(merged({ deleted_at: gone }, { title: 'Theirs' }).change).toEqual({ deleted_at: gone });
    expect(merged({ rrule: null }, { rrule: 'FREQ=DAILY' }).change).toEqual({ rrule: null });
    expect(merged({ cancelled: true }, { cancelled: true }).change).toEqual({});
  });

  it('says the same again when it is brought together once more', () => {
    const words = fc.constantFrom('a', 'b', 'c');
    const days = fc.uniqueArray(fc.constantFrom('2026-06-02', '2026-06-03', '2026-06-04'));
    const changes = fc.record({ title: words, notes: words, exdates: days }, { requiredKeys: [] });
    fc.assert(
      fc.property(changes, changes, (mine, other) => {
        const theirs = { ...base, ...other };
        const once = mergeEvent(base, mine, theirs);
        const written = { ...theirs, ...once.change } as CalendarEvent;
        const twice = mergeEvent(base, mine, written);
        const { exdates: _left, ...said } = twice.change;
        expect(said).toEqual({});
        expect(twice.conflicts).toEqual(once.conflicts);
      }),
      { numRuns: count(200, 2000) },
    );
  });
});
