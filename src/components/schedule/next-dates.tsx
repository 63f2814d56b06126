import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { neverHappens, nextOccurrences, type Series } from '@/lib/calendar/expand';

export interface NextDatesProps {
  series: Series;
  /** Milliseconds since 1970. */
  now: number;
}

const shown = 3;

/** The next three dates of something that repeats; of what happens once its form says enough. */
export function NextDates({ series, now }: NextDatesProps) {
  const { t } = useTranslation('schedule');
  const formats = useFormats();
  const { next, never } = useMemo(() => {
    const found = nextOccurrences(series, now, shown);
    return { next: found, never: found.length === 0 && neverHappens(series) };
  }, [series, now]);
  if (never) {
    return (
      <p role="status" className="text-sm" data-part="next-dates">
        {t('fault.never')}
      </p>
    );
  }
  if (series.rule === null || next.length === 0) return null;
  return (
    <div data-part="next-dates" className="text-sm text-ink-soft">
      <p className="font-semibold">{t('next.title')}</p>
      <ul className="mt-1 grid gap-0.5">
        {next.map(({ nominal, wall }) => {
          const at = Date.parse(`${wall.slice(0, 10)}T${wall.slice(11) || '00:00:00'}Z`);
          const day = formats.wallFullDay(at);
          return (
            <li key={nominal}>
              {series.allDay === true ? day : t('rule.at', { rule: day, time: formats.wallTime(at) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
