import { tzlib_get_ical_block } from 'timezones-ical-library';
import { namedZone } from '@/lib/calendar/ics/zone-block';

/** The VTIMEZONE of a zone; it loads a library that nothing else needs. */
export const zoneBlock = (tz: string, nowMs: number): string =>
  namedZone(tz, tzlib_get_ical_block(tz)[0] ?? null, nowMs);
