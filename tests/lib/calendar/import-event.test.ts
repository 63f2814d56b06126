import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '../../../src/lib/calendar/import/clean.ts';
import { at, event, file, preview } from './support/files.ts';

const one = (...lines: string[]) => preview(file(...event('UID:a', ...lines))).events[0]?.fields;
const reason = (...lines: string[]) =>
  preview(file(...event('UID:a', ...lines))).left.map((left) => left.reason);

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
    expect(found.zones).toEqual([{ name, zone: tz }]);
  });

  it('in a zone nobody knows is read in the zone of the profile, which is said', () => {
    const found = preview(file(...event('UID:a', 'DTSTART;TZID=Nowhere:20260601T080000')));
    expect(found.events[0]?.fields.tz).toBe('America/New_York');
    expect(found.zones).toEqual([{ name: 'Nowhere', zone: null }]);
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
