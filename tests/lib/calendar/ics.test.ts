import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describe, expect, it } from 'vitest';
import {
  escapeText,
  foldLine,
  paramValue,
  unescapeText,
  unfold,
} from '../../../src/lib/calendar/ics/lines.ts';
import { eventLines, type WrittenEvent, writeCalendar } from '../../../src/lib/calendar/ics/write.ts';
import { namedZone } from '../../../src/lib/calendar/ics/zone-block.ts';
import { wallTextAt } from '../../../src/lib/calendar/zone.ts';
import { eventWith } from './support/events.ts';
import { casesOf } from './support/vectors.ts';
import { offsetsOf } from './support/vtimezone.ts';

interface Given {
  id: string;
  host: string;
  createdAt: string;
  updatedAt: string;
  sequence: number;
  tz: string;
  allDay: boolean;
  cancelled: boolean;
  showDetails: boolean;
  title: string;
  neutralTitle: string;
  notes: string | null;
  rrule: string | null;
  exdate?: string[];
  recurrenceOf?: string;
  recurrenceId?: string;
  start: string;
  end: string;
}

const now = Date.UTC(2026, 10, 28);
const zoneBlock = (tz: string) => namedZone(tz, tzlib_get_ical_block(tz)[0] ?? null, now);
const options = { host: 'calendar.example.test', neutralTitle: null };

describe('a line', () => {
  it.each(casesOf<{ line: string }, string>('ics_fold'))('is folded: $id', ({ input, expected }) => {
    expect(foldLine(input.line)).toBe(expected);
    expect(unfold(expected)).toBe(input.line);
  });
  it.each(casesOf<{ text: string }, string>('ics_escape'))('says a text: $id', ({ input, expected }) => {
    expect(escapeText(input.text)).toBe(expected);
  });
  it.each(casesOf<{ text: string }, string>('ics_unescape'))(
    'is read as a text: $id',
    ({ input, expected }) => {
      expect(unescapeText(input.text)).toBe(expected);
    },
  );
  it.each(casesOf<{ text: string }, string>('ics_param'))('says a parameter: $id', ({ input, expected }) => {
    expect(paramValue(input.text)).toBe(expected);
  });
  it('is unfolded where it was broken with a tab or without a carriage return', () => {
    expect(unfold('SUMMARY:on\n\te\r\n  two')).toBe('SUMMARY:one two');
  });
});

describe('an event', () => {
  it.each(casesOf<Given, string[]>('ics_event'))(
    'is written as the reference does: $id',
    ({ input, expected }) => {
      const event: WrittenEvent = {
        id: input.id,
        title: input.title,
        notes: input.notes ?? '',
        location: '',
        all_day: input.allDay,
        starts: input.start,
        ends: input.end,
        tz: input.tz,
        rrule: input.rrule,
        exdates: input.exdate ?? [],
        rdates: [],
        recurrence_of: input.recurrenceOf ?? null,
        recurrence_id: input.recurrenceId ?? null,
        cancelled: input.cancelled,
        sequence: input.sequence,
        created_at: input.createdAt,
        updated_at: input.updatedAt,
      };
      const neutralTitle = input.showDetails ? null : () => input.neutralTitle;
      expect(eventLines(event, { host: input.host, neutralTitle }).toSorted()).toEqual(expected);
    },
  );

  it('says nothing of its words beside a neutral title', () => {
    const event = eventWith({
      title: 'Secret',
      notes: 'Secret',
      location: 'Secret',
      link: '/secret',
      rrule: 'FREQ=DAILY',
    });
    const text = writeCalendar([event], {
      ...options,
      neutralTitle: () => 'Busy',
      product: 'Product',
      language: 'en',
      zoneBlock,
    });
    expect(text).not.toMatch(/secret/i);
    expect(text).toContain('\r\nSUMMARY:Busy\r\n');
  });

  it('ends its rule with a day or a moment, as its start is one', () => {
    const line = (more: object) =>
      eventLines(eventWith(more), options).find((text) => text.startsWith('RRULE'));
    expect(line({ rrule: 'FREQ=DAILY;UNTIL=20260610' })).toBe('RRULE:FREQ=DAILY;UNTIL=20260610T215959Z');
    const day = { all_day: true, starts: '2026-06-01', ends: '2026-06-01' };
    expect(line({ ...day, rrule: 'FREQ=DAILY;UNTIL=20260610T120000Z' })).toBe(
      'RRULE:FREQ=DAILY;UNTIL=20260610',
    );
  });
});

describe('a calendar', () => {
  const write = (events: readonly WrittenEvent[]) =>
    writeCalendar(events, { ...options, product: 'Product', language: 'en', zoneBlock });

  it('names itself and describes each zone of a series once, under the name the event gives it', () => {
    const series = { rrule: 'FREQ=DAILY', tz: 'Asia/Calcutta' };
    const text = write([
      eventWith(series),
      eventWith({ ...series, id: 'b' }),
      eventWith({ id: 'c' }),
      eventWith({
        id: 'd',
        all_day: true,
        starts: '2026-06-01',
        ends: '2026-06-01',
        rrule: 'FREQ=DAILY',
        tz: 'Asia/Tokyo',
      }),
    ]);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 8)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Product//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Product',
      'X-WR-CALNAME:Product',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'X-PUBLISHED-TTL:PT4H',
    ]);
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Asia/Calcutta']);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
    expect(text).not.toMatch(/METHOD|VALARM|[^\r]\n/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('describes every zone there is as its clocks go, from 90 days back to 400 days ahead', () => {
    const [from, to] = [now - 90 * 86_400_000, now + 400 * 86_400_000];
    for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'US/Eastern', 'Asia/Kolkata']) {
      const told = offsetsOf(zoneBlock(zone), to);
      for (let ms = from; ms < to; ms += 12 * 3_600_000) {
        const offset = Date.parse(`${wallTextAt(ms, zone)}Z`) - ms;
        if (told(ms) !== offset)
          throw new Error(`${zone} at ${new Date(ms).toISOString()}: ${told(ms)}, not ${offset}`);
      }
    }
  });
});
