import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { retryEventMutation, type WaitingEvent, waitingEventsQuery } from '@/api/admin/payment-desk';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { EventName } from './event-name';
import { PlainRecords } from './plain-records';
import { useSaid } from './use-said';

/** What the provider told and was not applied, each with a way to try again. */
export function EventPart() {
  const { t } = useTranslation('admin-payments');
  const { id: userId } = usePerson();
  const { moment } = useFormats();
  const said = useSaid();
  const rows = useInfiniteQuery(waitingEventsQuery(userId));
  const retrying = useMutation(retryEventMutation(userId));
  const retry = (event: WaitingEvent) => {
    if (!retrying.isPending) void said(retrying.mutateAsync(event), t('events.tried'));
  };
  return (
    <Section title={t('parts.events')}>
      <p className="mb-4 max-w-3xl text-ink-soft">{t('events.hint')}</p>
      <PlainRecords
        caption={t('parts.events')}
        rows={rows}
        none={t('events.allApplied')}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'type',
            label: t('events.type'),
            cell: ({ type }) => <EventName type={type} />,
          },
          {
            id: 'at',
            sorted: 'descending',
            label: t('events.at'),
            cell: ({ event_created: at }) => <time dateTime={at}>{moment(at)}</time>,
          },
          {
            id: 'why',
            label: t('events.why'),
            cell: ({ outcome, detail }) => (
              <>
                {t(`outcomes.${outcome}`)}
                {detail === null ? null : <span translate="no"> ({detail})</span>}
              </>
            ),
          },
          {
            id: 'act',
            label: t('prices.act'),
            cell: (event) => (
              <Button
                variant="outline"
                size="sm"
                busy={retrying.isPending && retrying.variables.id === event.id}
                onClick={() => retry(event)}
              >
                {t('retry')}
                <span className="sr-only">: {event.id}</span>
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}
