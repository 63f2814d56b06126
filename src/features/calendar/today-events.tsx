import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eventsQuery } from '@/api/calendar/events';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { entriesIn } from '@/lib/calendar/view';
import { wallAt } from '@/lib/calendar/zone';
import { minuteMs } from '@/lib/time';
import { EntryFacts } from './entry-row';
import { useEntryWords } from './use-entry-words';

/** What of today's calendar is still to come; nothing where there is none. */
export function TodayEvents({ userId }: { userId: string }) {
  const { status, tier } = useSubscription();
  return status === 'ready' && tier !== 'freemium' ? <Events userId={userId} /> : null;
}

function Events({ userId }: { userId: string }) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { tz } = usePlanning(userId);
  const now = useNow(true, minuteMs);
  const words = useEntryWords(tz);
  const { data: events = [] } = useQuery(eventsQuery(userId));
  const today = wallAt(now, tz).date;
  const entries = entriesIn(events, { first: today, last: today }, tz);
  const ahead = entries.filter(({ endMs }) => endMs > now);
  if (ahead.length === 0) return null;
  return (
    <section aria-labelledby={id} data-part="today-events">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-lg">
          {t('pages.calendar')}
        </h2>
        <Link to={paths.calendar} className="link inline-flex min-h-11 items-center">
          {t('words.open')}
        </Link>
      </div>
      <ul className="border-t border-line">
        {ahead.map((entry) => (
          <li key={entry.key} className="border-b border-line py-3" data-entry={entry.key}>
            <EntryFacts entry={entry} entries={entries} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
