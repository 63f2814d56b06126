import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { Entry } from '@/lib/calendar/view';
import { sameZone, wallAt } from '@/lib/calendar/zone';

/** A zone as it is read: without its signs. */
export const zoneText = (tz: string): string => tz.replaceAll('_', ' ');

export interface EntryWords {
  /** 'Wednesday, 10 June'. */
  readonly dayText: (date: string) => string;
  readonly timeOf: (ms: number) => string;
  /** When something takes place, by the clock of the person. */
  readonly whenText: (entry: Entry) => string;
  /** What the clock shows where an event has a zone of its own; null where that is the person's. */
  readonly thereText: (entry: Entry) => string | null;
}

/** The words for when something takes place. @param tz of the person */
export function useEntryWords(tz: string): EntryWords {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const clock = (ms: number, zone: string) => formats.wallTime(`1970-01-01T${wallAt(ms, zone).time}:00Z`);
  const timeOf = (ms: number) => clock(ms, tz);
  const shortDay = (date: string) => formats.wallDayOfYear(`${date}T00:00:00Z`);
  const between = (from: string, to: string) => `${from} – ${to}`;
  return {
    dayText: (date) => formats.fullDay(`${date}T12:00:00`),
    timeOf,
    whenText: ({ event, firstDay, lastDay, startMs, endMs }) => {
      if (event.all_day) {
        return firstDay === lastDay ? t('allDay') : between(shortDay(firstDay), shortDay(lastDay));
      }
      if (firstDay === lastDay) return between(timeOf(startMs), timeOf(endMs));
      const at = (ms: number) => t('cell', { day: shortDay(wallAt(ms, tz).date), text: timeOf(ms) });
      return between(at(startMs), at(endMs));
    },
    thereText: ({ event, startMs }) =>
      event.all_day || sameZone(event.tz, tz)
        ? null
        : t('there', { time: clock(startMs, event.tz), zone: zoneText(event.tz) }),
  };
}
