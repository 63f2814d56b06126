import { brand } from '@/config/brand';
import { zoneBlock } from '@/integrations/ical/zones';
import { type WrittenEvent, writeCalendar } from '@/lib/calendar/ics/write';

/** Events as the text of a file, with their own words: it stays with the person. Loaded only where one is saved. */
export const calendarFile = (events: readonly WrittenEvent[], language: string, nowMs: number): string =>
  writeCalendar(events, {
    host: brand.calendarHost,
    product: brand.name,
    language,
    neutralTitle: null,
    zoneBlock: (tz) => zoneBlock(tz, nowMs),
  });
