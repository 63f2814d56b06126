import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Reminder, remindersQuery, toldQuery } from '@/api/reminders/reminders';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { endOfDay } from '@/lib/calendar/zone';
import { comingBefore, sortTold } from '@/lib/reminders/due-list';
import { minuteMs } from '@/lib/time';
import { DueRow } from './due-row';
import { useAnswerReminder } from './use-answer-reminder';

const none: readonly never[] = [];

/** Reminders of today: those that wait for an answer, and those to come. Left out where there are none. */
export function DueReminders({ userId }: { userId: string }) {
  const { t } = useTranslation('reminders');
  const { time } = useFormats();
  const nowMs = useNow(true, minuteMs);
  const planning = usePlanning(userId);
  const { data: reminders = none } = useQuery(remindersQuery(userId));
  const { data: told = none } = useQuery({ ...toldQuery(userId), enabled: reminders.length > 0 });
  const answer = useAnswerReminder(userId);
  const { due } = sortTold<Reminder>(told, reminders, nowMs);
  const coming = comingBefore<Reminder>(reminders, nowMs, endOfDay(planning.dayOf(nowMs), planning.tz));
  if (due.length + coming.length === 0) return null;
  return (
    <Section
      title={t('pages.reminders')}
      action={
        <Link to={paths.reminders} className="link inline-flex min-h-11 items-center">
          {t('due.all')}
        </Link>
      }
    >
      <div data-part="due-reminders">
        {due.length > 0 ? (
          <ul>
            {due.map((one) => (
              <DueRow key={one.told.id} due={one} nowMs={nowMs} planning={planning} answer={answer} />
            ))}
          </ul>
        ) : null}
        {coming.length > 0 ? (
          <ul className="mt-3 grid gap-2">
            {coming.map(({ id, title, next_at }) => (
              <li key={id} className="flex gap-3">
                <span className="shrink-0 text-ink-soft">{next_at === null ? '' : time(next_at)}</span>
                <span className="wrap-anywhere">{title}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
