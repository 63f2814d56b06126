import { parseEvent, windowsZone } from '@/integrations/ical/parse';
import { type ImportOptions, readCalendar } from '@/lib/calendar/import/read';

/** Reads a file of another calendar; see `lib/calendar/import`. For a worker: it takes its time, and a library. */
export const readCalendarFile = (text: string, options: Omit<ImportOptions, 'windowsZone'>) =>
  readCalendar(text, parseEvent, { ...options, windowsZone });
