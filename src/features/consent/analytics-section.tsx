import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsEvents, forgetAnalytics } from '@/api/analytics/log';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { type AnalyticsEvent, journeyOf, maxEvents, maxSessions, sessionsOf } from '@/lib/consent/events';

const nothing: readonly AnalyticsEvent[] = [];

/** The list that counting leaves on this device, for the person it is about. */
export function AnalyticsSection() {
  const { t } = useTranslation('consent');
  const formats = useFormats();
  const events = useSyncExternalStore(analyticsEvents.onChanged, analyticsEvents.get, () => nothing);
  const remove = () => {
    forgetAnalytics();
    toast({ title: t('words.removedFromDevice') });
  };
  if (events.length === 0) return <p className="text-ink-soft">{t('counted.none')}</p>;
  return (
    <div className="max-w-2xl">
      <p className="mb-4 text-ink-soft">
        {t('counted.text', { events: formats.count(maxEvents), sessions: formats.count(maxSessions) })}
      </p>
      <ul className="mb-4 border-t border-line">
        {sessionsOf(events)
          .toReversed()
          .map((sessionId) => (
            <Visit key={sessionId} sessionId={sessionId} events={events} />
          ))}
      </ul>
      <Button variant="outline" data-action="delete-counted" onClick={remove}>
        {t('words.delete')}
      </Button>
    </div>
  );
}

function Visit({ sessionId, events }: { sessionId: string; events: readonly AnalyticsEvent[] }) {
  const { t } = useTranslation('consent');
  const formats = useFormats();
  const own = events.filter((one) => one.sessionId === sessionId);
  const [first] = own;
  if (!first) return null;
  const offers = own.filter(({ event }) => event !== 'page_view');
  return (
    <li className="border-b border-line">
      <details>
        <summary className="cursor-pointer py-3 font-medium">{formats.moment(first.timestamp)}</summary>
        <div className="grid gap-3 pb-4 text-sm">
          <Steps
            title={t('counted.pages')}
            steps={journeyOf(events, sessionId).map(({ timestamp, pathname }) => ({
              timestamp,
              text: pathname,
            }))}
          />
          <Steps
            title={t('kinds.marketing')}
            steps={offers.map(({ timestamp, event, pathname }) => ({
              timestamp,
              text: t('words.pair', {
                name: t(event === 'offer_opened' ? 'counted.opened' : 'counted.shown'),
                text: pathname,
              }),
            }))}
          />
          <p className="text-ink-soft wrap-anywhere">
            {t('words.pair', { name: t('counted.browser'), text: first.userAgent })}
          </p>
          <p className="text-ink-soft">
            {t(own.some(({ userId }) => userId !== null) ? 'counted.signedIn' : 'counted.signedOut')}
          </p>
        </div>
      </details>
    </li>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly { timestamp: string; text: string }[] }) {
  const formats = useFormats();
  if (steps.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ol>
        {steps.map(({ timestamp, text }) => (
          <li key={`${timestamp} ${text}`} className="flex gap-4">
            <time dateTime={timestamp} className="w-20 shrink-0 text-ink-soft tabular-nums">
              {formats.time(timestamp)}
            </time>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
