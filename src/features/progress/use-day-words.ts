import { useFormats } from '@/i18n/use-formats';

/** Noon of a day, so that no zone makes another day of it. */
const noon = (date: string): string => `${date}T12:00:00`;

/** Days, 'YYYY-MM-DD', in words. */
export function useDayWords() {
  const formats = useFormats();
  return {
    date: (date: string) => formats.date(noon(date)),
    shortDate: (date: string) => formats.shortDate(noon(date)),
    month: (date: string) => formats.shortMonth(noon(date)),
    weekday: (date: string) => formats.weekday(noon(date)),
    range: (from: string, to: string) => formats.dayRange(noon(from), noon(to)),
    /** '08:00'. */
    hour: (hour: number) => formats.time(`2026-01-05T${String(hour % 24).padStart(2, '0')}:00:00`),
  };
}
