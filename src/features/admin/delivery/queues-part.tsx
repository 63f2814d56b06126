import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { PostTime } from '@/components/posts/post-time';
import { useCapped } from '../use-capped';
import { Figures } from './figures';

/** What waits to be sent or done, and since when. */
export function QueuesPart({ queues }: Pick<DeliveryState, 'queues'>) {
  const { t } = useTranslation('admin-delivery');
  const capped = useCapped();
  const names: Readonly<Record<string, string>> = {
    account_mails: t('queues.names.account_mails'),
    contact_messages: t('queues.names.contact_messages'),
    contact_replies: t('queues.names.contact_replies'),
    reminders: t('queues.names.reminders'),
    erasures: t('queues.names.erasures'),
  };
  return (
    <Figures
      title={t('queues.title')}
      rows={queues}
      keyOf={({ queue }) => `queue-${queue}`}
      columns={[
        { id: 'queue', label: t('queues.queue'), cell: ({ queue }) => names[queue] ?? queue },
        {
          id: 'waiting',
          label: t('queues.waiting'),
          isNumber: true,
          cell: ({ waiting }) => capped(waiting),
        },
        {
          id: 'oldest',
          label: t('queues.oldest'),
          cell: ({ oldest_at }) => (oldest_at === null ? null : <PostTime at={oldest_at} />),
        },
        {
          id: 'givenUp',
          label: t('queues.givenUp'),
          isNumber: true,
          cell: ({ given_up }) => capped(given_up),
        },
      ]}
    />
  );
}
