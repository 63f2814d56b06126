import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../../src/api/calendar/read-file.ts';
import { cleanLine, cleanText } from '../../../src/lib/calendar/import/clean.ts';
import type { ImportPreview, KnownEvent } from '../../../src/lib/calendar/import/read.ts';
import { maxFileBytes } from '../../../src/lib/calendar/import/scan.ts';
import { count } from '../../support/counts.ts';

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const at = 'DTSTART;TZID=Europe/Berlin:20260601T080000';

function read(text: string, known: readonly KnownEvent[] = []) {
  let ids = 0;
  return readCalendarFile(text, {
    profileZone: 'America/New_York',
    untitled: 'Untitled',
    known,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
  });
}
function preview(text: string, known: readonly KnownEvent[] = []): ImportPreview {
  const result = read(text, known);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const one = (...lines: string[]) => preview(file(...event('UID:a', ...lines))).events[0]?.fields;
const reason = (...lines: string[]) =>
  preview(file(...event('UID:a', ...lines))).left.map((left) => left.reason);

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

describe('an event of a file', () => {
  it('has its times in its zone, to its end or for its duration', () => {
    expect(one(at, 'DTEND;TZID=Europe/Berlin:20260601T093000')).toMatchObject({
      starts: '2026-06-01T08:00:00',
      ends: '2026-06-01T09:30:00',
      tz: 'Europe/Berlin',
      all_day: false,
      kind: 'imported',
    });
    expect(one(at, 'DURATION:PT1H30M')?.ends).toBe('2026-06-01T09:30:00');
    expect(one(at)?.ends).toBe('2026-06-01T08:15:00');
    // An end in another zone is one of the same clock.
    expect(one(at, 'DTEND;TZID=America/New_York:20260601T033000')?.ends).toBe('2026-06-01T09:30:00');
  });

  it('of whole days ends with its last day', () => {
    const day = 'DTSTART;VALUE=DATE:20260601';
    expect(one(day)).toMatchObject({ all_day: true, starts: '2026-06-01', ends: '2026-06-01' });
    expect(one(day, 'DTEND;VALUE=DATE:20260603')?.ends).toBe('2026-06-02');
    expect(one(day, 'DURATION:P3D')?.ends).toBe('2026-06-03');
    expect(one(day, 'DTEND;VALUE=DATE:20260601')?.ends).toBe('2026-06-01');
  });

  it('floats in the zone of the profile, and so does one of UTC that does not repeat', () => {
    expect(one('DTSTART:20260601T080000')).toMatchObject({
      starts: '2026-06-01T08:00:00',
      tz: 'America/New_York',
    });
    expect(one('DTSTART:20260601T080000Z')).toMatchObject({
      starts: '2026-06-01T04:00:00',
      tz: 'America/New_York',
    });
    expect(one('DTSTART:20260601T080000Z', 'RRULE:FREQ=DAILY')).toMatchObject({
      starts: '2026-06-01T08:00:00',
      tz: 'UTC',
    });
  });

  it.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Tokyo Standard Time', 'Asia/Tokyo'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Rome', 'Europe/Rome'],
    ['/mozilla.org/20050126_1/America/Argentina/Salta', 'America/Argentina/Salta'],
    ['Own name', 'Asia/Seoul'],
  ])('is in the zone that %s means', (name, tz) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Own name', 'X-LIC-LOCATION:Asia/Seoul', 'END:VTIMEZONE'];
    const found = preview(file(...zone, ...event('UID:a', `DTSTART;TZID="${name}":20260601T080000`)));
    expect(found.events[0]?.fields).toMatchObject({ tz, starts: '2026-06-01T08:00:00' });
    expect(found.unknownZones).toEqual([]);
  });

  it('in a zone nobody knows is read in the zone of the profile, which is said', () => {
    const found = preview(file(...event('UID:a', 'DTSTART;TZID=Nowhere:20260601T080000')));
    expect(found.events[0]?.fields.tz).toBe('America/New_York');
    expect(found.unknownZones).toEqual(['Nowhere']);
  });

  it('repeats by its rule; an end without a zone is one of its own', () => {
    expect(one(at, 'RRULE:FREQ=DAILY;UNTIL=20260610T080000')?.rrule).toBe(
      'FREQ=DAILY;UNTIL=20260610T060000Z',
    );
    expect(one(at, 'RRULE:FREQ=DAILY;UNTIL=20260610T080000Z')?.rrule).toBe(
      'FREQ=DAILY;UNTIL=20260610T080000Z',
    );
    expect(one('DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=DAILY;UNTIL=20260610T080000Z')?.rrule).toBe(
      'FREQ=DAILY;UNTIL=20260610',
    );
    const dates = one(
      at,
      'RRULE:FREQ=DAILY',
      'EXDATE:20260602T060000Z',
      'EXDATE;VALUE=DATE:20260603,20260604',
      'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260605T200000/PT1H',
    );
    expect(dates?.exdates).toEqual(['2026-06-02T08:00:00', '2026-06-03T08:00:00', '2026-06-04T08:00:00']);
    expect(dates?.rdates).toEqual(['2026-06-05T20:00:00']);
    // It begins at the first day that its rule names.
    expect(one(at, 'RRULE:FREQ=WEEKLY;BYDAY=WE')?.starts).toBe('2026-06-03T08:00:00');
  });

  it.each([
    ['bad_time', ['SUMMARY:none']],
    ['bad_time', ['DTSTART:20260231T080000']],
    ['bad_time', ['DTSTART:19991231T080000']],
    ['bad_time', [at, 'DTEND;TZID=Europe/Berlin:20260601T070000']],
    ['bad_time', [at, 'DTEND;VALUE=DATE:20260602']],
    ['bad_time', [at, 'DURATION:-PT1H']],
    ['too_long', [at, 'DURATION:P15D']],
    ['bad_rule', [at, 'RRULE:FREQ=HOURLY']],
    ['bad_rule', [at, 'RRULE:FREQ=YEARLY;BYWEEKNO=3']],
    ['bad_rule', [at, 'RRULE:FREQ=DAILY;COUNT=3;UNTIL=20260610T080000Z']],
    ['bad_rule', [at, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']],
    [
      'too_many_dates',
      [
        at,
        'RRULE:FREQ=DAILY',
        `EXDATE:${Array.from({ length: 201 }, (_, day) =>
          new Date(Date.UTC(2026, 5, day + 1)).toISOString().slice(0, 10).replaceAll('-', ''),
        )
          .map((day) => `${day}T060000Z`)
          .join(',')}`,
      ],
    ],
    ['cancelled', [at, 'STATUS:CANCELLED']],
    ['part_of_series', [at, 'RECURRENCE-ID:20260601T060000Z']],
  ])('is left out as %s: %j', (why, lines) => {
    expect(reason(...lines)).toEqual([why]);
  });

  it('has words without markup, entities read once, nothing unseen, and no more than fits', () => {
    const hostile = one(
      at,
      'SUMMARY:<img src=x onerror=alert(1)><b>Lunch</b> &amp\\; &lt\\;script&gt\\;\u202Etxt',
      'DESCRIPTION:<p>One</p><br/>two<script>alert(1)</script>\\n\\n\\n\\nthree',
      `LOCATION:${'x'.repeat(300)}`,
    );
    expect(hostile).toMatchObject({ title: 'Lunch & <script>txt', notes: 'One\n\ntwo\n\nthree' });
    expect([...(hostile?.location ?? '')]).toHaveLength(200);
    expect(hostile?.location.endsWith('…')).toBe(true);
    expect(preview(file(...event('UID:a', at, `SUMMARY:${'x'.repeat(201)}`))).events[0]?.shortened).toBe(
      true,
    );
    expect(one(at)?.title).toBe('Untitled');
    expect(cleanLine('&amp;lt;b&amp;gt; 3 < 4 &#x1F600; &#0; &#xD800;', 100).text).toBe('&lt;b&gt; 3 < 4 😀');
    expect(cleanText('a\u0000\u0007\r\nb', 100)).toEqual({ text: 'a\nb', cut: false });
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
