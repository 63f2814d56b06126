import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unreadMessagesQuery } from '@/api/messages/unread';
import { badgeText } from '@/lib/notifications/badge';
import { minuteMs } from '@/lib/time';

/** What nobody read yet, as its badge says it: conversations with something new, and requests. */
export function useUnreadMessages(userId: string): string {
  // Told at once where messages come in by themselves; else looked at now and then.
  const { data } = useQuery({ ...unreadMessagesQuery(userId), refetchInterval: minuteMs });
  return data ? badgeText(data.open + data.requests) : '';
}

/** Beside the name of the page in a menu. */
export function UnreadMessages({ userId }: { userId: string }) {
  const { t } = useTranslation('nav');
  const shown = useUnreadMessages(userId);
  if (shown === '') return null;
  return (
    <>
      {/* Between the name and the number, for who hears both. */}{' '}
      <span className="ms-auto min-w-6 rounded-full bg-ink px-1.5 text-center font-sans text-xs leading-6 font-semibold text-paper">
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{t('unreadShown', { shown })}</span>
      </span>
    </>
  );
}
