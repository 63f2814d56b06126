import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownEvent } from '../../../src/lib/calendar/import/read.ts';
import { maxFileBytes } from '../../../src/lib/calendar/import/scan.ts';
import { count } from '../../support/counts.ts';
import { at, event, file, preview, read } from './support/files.ts';

describe('a file', () => {
  it.each([
    ['not_calendar', ''],
    ['not_calendar', '<html>BEGIN:VCALENDAR'],
    ['not_calendar', file('BEGIN:VEVENT', 'BEGIN:VALARM', 'BEGIN:X', 'BEGIN:Y')],
    ['no_events', file('BEGIN:VTODO', 'END:VTODO')],
    ['too_large', `BEGIN:VCALENDAR\r\n${'x'.repeat(maxFileBytes)}`],
    ['too_large', `BEGIN:VCALENDAR\r\n${'é'.repeat(maxFileBytes / 2)}`],
    ['too_large', file(...Array.from({ length: 20_001 }, () => 'X-A:1'))],
    ['too_large', file(...Array.from({ length: 2001 }, () => 'BEGIN:VEVENT\r\nEND:VEVENT'))],
    ['too_large', file(...event(`SUMMARY:${'x'.repeat(64 * 1024)}`))],
    ['too_large', file(...event(`SUMMARY:x${'\r\n y'.repeat(64 * 1024)}`))],
  ])('is refused as %s', (error, text) => {
    expect(read(text)).toEqual({ ok: false, error });
  });

  it('is read with bare line feeds, a mark at its start, folded lines and names in any case', () => {
    const text = `\uFEFF${file(...event('uid:a', at.replace('DTSTART', 'dtstart'), 'Summary:Fol\r\n ded\r\n\t text'))}`;
    expect(preview(text.replaceAll('\r\n', '\n')).events[0]?.fields.title).toBe('Folded text');
  });

  it('says what of it is not taken, and reads on after an event that is none', () => {
    const found = preview(
      file(
        'METHOD:PUBLISH',
        'BEGIN:VTODO',
        'SUMMARY:x',
        'END:VTODO',
        ...event('UID:bad', 'DTSTART:junk', 'SUMMARY:Bad'),
        ...event(
          'UID:a',
          at,
          'ORGANIZER:mailto:a@example.com',
          'ATTENDEE:x',
          'ATTENDEE:y',
          'X-A:1',
          'BEGIN:VALARM',
          'SUMMARY:No',
          'END:VALARM',
        ),
        'BEGIN:VEVENT',
        'UID:open',
      ),
    );
    expect(found.found).toBe(3);
    expect(found.events).toHaveLength(1);
    expect(found.left).toEqual([
      { line: 7, title: 'Bad', reason: 'bad_time' },
      { line: 23, title: '', reason: 'unreadable' },
    ]);
    const counts = Object.fromEntries(found.dropped.map(({ name, count: times }) => [name, times]));
    expect(counts).toEqual({ METHOD: 1, VTODO: 1, ORGANIZER: 1, ATTENDEE: 2, 'X-': 1, VALARM: 1 });
  });
});

describe('what comes twice', () => {
  const known: KnownEvent = {
    id: 'kept',
    uid: 'a',
    recurrence_id: null,
    recurrence_of: null,
    sequence: 2,
    starts: '2026-06-01T08:00:00',
    tz: 'Europe/Berlin',
    all_day: false,
    modified_at: '2026-05-01T08:00:00Z',
  };
  const newer = (...lines: string[]) => preview(file(...event('UID:a', at, ...lines)), [known]);

  it('comes again after its newest state was taken back', () => {
    const again = preview(file(...event('UID:a', at, 'SEQUENCE:1')), [{ ...known, modified_at: null }]);
    expect(again.events).toMatchObject([{ id: 'kept', isNew: false }]);
  });

  it('is the newest in a file, by sequence and then by date', () => {
    const found = preview(
      file(
        ...event('UID:a', at, 'SEQUENCE:1', 'SUMMARY:Old', 'LAST-MODIFIED:20260601T080000Z'),
        ...event('UID:a', at, 'SEQUENCE:2', 'SUMMARY:New', 'LAST-MODIFIED:20260401T080000Z'),
        ...event('UID:a', at, 'SEQUENCE:2', 'SUMMARY:Newest', 'LAST-MODIFIED:20260402T080000Z'),
        ...event('UID:a', at, 'SEQUENCE:2', 'SUMMARY:Same', 'LAST-MODIFIED:20260402T080000Z'),
      ),
    );
    expect(found.events.map(({ fields }) => fields.title)).toEqual(['Newest']);
    expect(found.left.map((left) => left.reason)).toEqual(['double', 'double', 'double']);
  });

  it('changes what came before only where it is newer', () => {
    expect(newer('SEQUENCE:3').events).toMatchObject([{ id: 'kept', isNew: false, sequence: 3 }]);
    expect(newer('SEQUENCE:2', 'LAST-MODIFIED:20260501T080001Z').events).toHaveLength(1);
    expect(newer('SEQUENCE:3', 'STATUS:CANCELLED').events).toMatchObject([{ fields: { cancelled: true } }]);
    for (const lines of [
      ['SEQUENCE:2', 'LAST-MODIFIED:20260501T080000Z'],
      ['SEQUENCE:1', 'LAST-MODIFIED:20270101T000000Z'],
    ]) {
      expect(newer(...lines).left.map((left) => left.reason)).toEqual(['already']);
    }
  });

  it('never changes what was made here', () => {
    const found = preview(file(...event('UID:x@calendar.focusclaritylab.example.com', at, 'SEQUENCE:99')));
    expect([found.events, found.left.map((left) => left.reason)]).toEqual([[], ['own']]);
  });

  it('keeps changed occurrences with their series, of the file or of one before', () => {
    const series = event('UID:a', at, 'RRULE:FREQ=DAILY');
    const change = (id: string, ...lines: string[]) =>
      event('UID:a', 'DTSTART;TZID=Europe/Berlin:20260602T180000', `RECURRENCE-ID:${id}`, ...lines);
    const found = preview(
      file(
        ...change('20260602T060000Z', 'SUMMARY:Moved'),
        ...series,
        ...change('20260603T060000Z', 'STATUS:CANCELLED'),
      ),
    );
    expect(
      found.events.map(({ id, recurrence_of, recurrence_id }) => [id, recurrence_of, recurrence_id]),
    ).toEqual([
      ['id-1', null, null],
      ['id-2', 'id-1', '2026-06-02T08:00:00'],
    ]);
    expect(found.events[0]?.fields.exdates).toEqual(['2026-06-03T08:00:00']);
    expect(preview(file(...change('20260602T060000Z')), [known]).events).toMatchObject([
      { recurrence_of: 'kept' },
    ]);
  });
});

describe('any file at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VALARM',
      'END:VALARM',
      'UID:a',
      at,
      'DTEND:x',
      'RRULE:FREQ=DAILY',
      'RRULE:FREQ=YEARLY;INTERVAL=366;BYDAY=5MO',
      'EXDATE:20260602',
      'DURATION:P1W',
      'RECURRENCE-ID:20260602',
      'SEQUENCE:-1',
      'SUMMARY;X="a:b:c',
      ' folded',
      ':',
      ';:',
      'DTSTART;TZID=:20260101T000000',
      'DTSTART;VALUE=DATE:99999999',
      'RDATE:20260101T000000Z/P1D',
    ),
    fc
      .tuple(
        fc.constantFrom('DTSTART', 'RRULE', 'SUMMARY', 'EXDATE', 'UID', 'LAST-MODIFIED', 'X-Y'),
        fc.string({ unit: 'binary', maxLength: 40 }),
      )
      .map(([name, value]) => `${name}:${value}`),
    fc.string({ maxLength: 60 }),
  );

  it('is read or refused, and counts every event', () => {
    const files = fc
      .array(piece, { maxLength: 60 })
      .map((lines) => ['BEGIN:VCALENDAR', ...event('UID:b', at), ...lines].join('\r\n'));
    const property = fc.property(files, (text) => {
      const result = read(text);
      if (result.ok) expect(result.value.events.length + result.value.left.length).toBe(result.value.found);
    });
    fc.assert(property, { numRuns: count(300, 3000) });
  });
});
