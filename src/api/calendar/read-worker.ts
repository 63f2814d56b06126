import type { ImportOptions } from '@/lib/calendar/import/read';
import { readCalendarFile } from './read-file';

/* Reads a calendar file beside the page, which goes on meanwhile and may stop it. */

/** What the page hands over; functions cannot be. */
export interface ReadAsk {
  readonly text: string;
  readonly options: Omit<ImportOptions, 'windowsZone' | 'newId'>;
}

addEventListener('message', ({ data: { text, options } }: MessageEvent<ReadAsk>) => {
  postMessage(readCalendarFile(text, { ...options, newId: () => crypto.randomUUID() }));
});
// From now on it takes its time, not that of its way here.
postMessage(null);
