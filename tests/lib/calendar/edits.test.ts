import { describe, expect, it } from 'vitest';
import {
  asShown,
  editEntry,
  isOneOfMany,
  ruleFrom,
  ruleMoved,
  undoOf,
  withEdits,
} from '../../../src/lib/calendar/edits.ts';
import type { CalendarEvent } from '../../../src/lib/calendar/event.ts';
import { type Entry, entriesIn } from '../../../src/lib/calendar/view.ts';
import { eventWith } from './support/events.ts';

const now = '2026-05-30T08:00:00Z';
const tz = 'Europe/Berlin';
const span = { first: '2026-06-01', last: '2026-06-30' };
const weekly = eventWith({ rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
const single = eventWith({ id: 'single' });

function entry(events: readonly CalendarEvent[], date: string): Entry {
  const found = entriesIn(events, span, tz).find(({ firstDay }) => firstDay === date);
  if (!found) throw new Error(`nothing on ${date}`);
  return found;
}
const edit = (
  events: readonly CalendarEvent[],
  date: string,
  ask: Partial<Parameters<typeof editEntry>[1]>,
) =>
  editEntry(events, {
    entry: entry(events, date),
    change: {},
    scope: 'one',
    newId: () => 'new',
    now,
    ...ask,
  });
const shown = (events: readonly CalendarEvent[]) =>
  entriesIn(events, span, tz).map(({ firstDay, event }) => `${firstDay} ${event.title}`);

describe('a change of what is shown', () => {
  it('is one of the event where it happens once, and of one time or all later ones where it repeats', () => {
    expect(isOneOfMany(entry([single], '2026-06-01'))).toBe(false);
    expect(edit([single], '2026-06-01', { change: { title: 'New' }, scope: 'later' })).toEqual([
      { event: single, change: { title: 'New' } },
    ]);
    const events = [weekly];
    expect(isOneOfMany(entry(events, '2026-06-08'))).toBe(true);
    const one = edit(events, '2026-06-08', { change: { title: 'New' } });
    expect(shown(withEdits(events, one))).toEqual([
      '2026-06-01 Read the mail',
      '2026-06-08 New',
      '2026-06-15 Read the mail',
      '2026-06-22 Read the mail',
    ]);
    const later = edit(events, '2026-06-08', { change: { title: 'New' }, scope: 'later' });
    expect(shown(withEdits(events, later))).toEqual([
      '2026-06-01 Read the mail',
      '2026-06-08 New',
      '2026-06-15 New',
      '2026-06-22 New',
    ]);
  });

  it('to another day takes the rule along, and as many times as are left', () => {
    const moved = { starts: '2026-06-09T08:00:00', ends: '2026-06-09T08:15:00' };
    const edits = edit([weekly], '2026-06-08', { change: moved, scope: 'later' });
    expect(shown(withEdits([weekly], edits)).map((text) => text.slice(0, 10))).toEqual([
      '2026-06-01',
      '2026-06-09',
      '2026-06-16',
      '2026-06-23',
    ]);
  });

  it('takes away what is not to be any more', () => {
    expect(edit([single], '2026-06-01', { change: null })).toEqual([
      { event: single, change: { deleted_at: now } },
    ]);
    const left = edit([weekly], '2026-06-08', { change: null });
    expect(shown(withEdits([weekly], left))).toHaveLength(3);
    const ended = edit([weekly], '2026-06-08', { change: null, scope: 'later' });
    expect(shown(withEdits([weekly], ended))).toEqual(['2026-06-01 Read the mail']);
  });

  it.each([
    ['2026-06-01', null, 'one'],
    ['2026-06-08', { title: 'New' }, 'one'],
    ['2026-06-08', { title: 'New' }, 'later'],
    ['2026-06-15', null, 'later'],
    ['2026-06-15', { starts: '2026-06-16T08:00:00', ends: '2026-06-16T08:15:00' }, 'later'],
  ] as const)('on %s (%j, %s) is undone as if it had not been', (date, change, scope) => {
    const events = [weekly, single];
    const edits = edit([weekly], date, { change, scope });
    const changed = withEdits(events, edits);
    expect(shown(changed)).not.toEqual(shown(events));
    expect(shown(withEdits(changed, undoOf(edits, now)))).toEqual(shown(events));
  });

  it('begins with the event as it is at that time', () => {
    expect(asShown(entry([weekly], '2026-06-08'))).toMatchObject({
      starts: '2026-06-08T08:00:00',
      ends: '2026-06-08T08:15:00',
    });
  });
});

describe('a rule', () => {
  it('has as many times from a time on as are left', () => {
    expect(ruleFrom(weekly, '2026-06-15T08:00:00')).toBe('FREQ=WEEKLY;COUNT=2;BYDAY=MO');
    expect(ruleFrom(eventWith({ rrule: 'FREQ=DAILY' }), '2026-06-15T08:00:00')).toBe('FREQ=DAILY');
    expect(ruleFrom(single, '2026-06-01T08:00:00')).toBeNull();
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-06-01', '2026-06-03', 'FREQ=WEEKLY;BYDAY=WE,SA'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-06-01', '2026-05-31', 'FREQ=WEEKLY;BYDAY=SU'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-06-01', '2026-06-12', 'FREQ=MONTHLY;BYMONTHDAY=12'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-06-30', '2026-06-12', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-06-01', '2026-06-16', 'FREQ=MONTHLY;BYDAY=3TU'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-06-29', '2026-06-30', 'FREQ=MONTHLY;BYDAY=-1TU'],
    ['FREQ=DAILY', '2026-06-01', '2026-06-02', 'FREQ=DAILY'],
    [null, '2026-06-01', '2026-06-02', null],
  ])('%s follows its event from %s to %s as %s', (rule, from, to, moved) => {
    expect(ruleMoved(rule, from, to)).toBe(moved);
  });
});
