import { expect, it } from 'vitest';
import { calendarFile } from '../../../src/api/calendar/write-file.ts';
import { rowsOfEvent, rowsOfRange } from '../../../src/lib/calendar/ics/file.ts';
import { occurrencesOf } from '../../../src/lib/calendar/occurrences.ts';
import { eventWith } from '../../lib/calendar/support/events.ts';

const series = eventWith({ rrule: 'FREQ=WEEKLY' });
const changed = eventWith({
  id: 'changed',
  title: 'Moved',
  recurrence_of: 'series',
  recurrence_id: '2026-06-08T08:00:00',
  starts: '2026-06-09T08:00:00',
  ends: '2026-06-09T08:15:00',
});
const other = eventWith({
  id: 'other',
  title: 'Lunch',
  starts: '2026-07-01T12:00:00',
  ends: '2026-07-01T13:00:00',
});
const removed = eventWith({ id: 'removed', deleted_at: '2026-05-01T08:00:00Z' });
const all = [series, changed, other, removed];
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

it('a file of one event has its whole series, and one of a range what takes place in it', () => {
  for (const event of [series, changed]) expect(ids(rowsOfEvent(event, all))).toEqual(['series', 'changed']);
  expect(ids(rowsOfEvent(other, all))).toEqual(['other']);
  const june = { fromMs: Date.UTC(2026, 5), toMs: Date.UTC(2026, 5, 30), tz: 'UTC' };
  expect(ids(rowsOfRange(occurrencesOf(all, june), all))).toEqual(['series', 'changed']);
});

it('a file has the words of the person, and describes the zones it names', () => {
  const text = calendarFile([series, changed], 'de', Date.UTC(2026, 5));
  expect(text).toContain('\r\nPRODID:-//Focus Clarity Lab//Calendar//DE\r\n');
  expect(text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Read the mail',
    'SUMMARY:Moved',
  ]);
  expect(text.match(/^TZID:.*$/gm)?.map((line) => line.trim())).toEqual(['TZID:Europe/Berlin']);
});
