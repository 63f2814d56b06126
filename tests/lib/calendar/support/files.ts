import { readCalendarFile } from '../../../../src/api/calendar/read-file.ts';
import type { ImportPreview, KnownEvent } from '../../../../src/lib/calendar/import/read.ts';

/* Files of other calendars, as tests write and read them. */

export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
export const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
export const at = 'DTSTART;TZID=Europe/Berlin:20260601T080000';

/** Read by somebody in New York. */
export function read(text: string, known: readonly KnownEvent[] = []) {
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

export function preview(text: string, known: readonly KnownEvent[] = []): ImportPreview {
  const result = read(text, known);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
