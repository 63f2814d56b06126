import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptKeys } from '@/api/attempts/keys';
import { type OutboxNews, startOutboxLoop } from '@/api/sync/loop';
import { notify } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import { callWhenIdle } from '@/hooks/when-idle';
import { secondMs } from '@/lib/time';

/** So long what was kept is being sent by the screen that made it. */
const sentByScreenMs = 5 * secondMs;

export interface KeptProps {
  /** When the first of it was kept, milliseconds since 1970; 0 where that was before the page was opened. */
  keptAt?: number;
}

/**
 * Sends finished attempts that wait on this device: at start, when the connection returns and after signing in, when
 * a visitor's attempts become the person's as well. Draws nothing; says quietly what it did. Mounted once by the app, where
 * something is kept.
 */
export function OutboxSender({ keptAt = 0 }: KeptProps) {
  const auth = useAuth();
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const isKnown = auth.status !== 'loading';
  const userId = auth.user?.id ?? null;

  useEffect(() => {
    if (!isKnown) return;
    let stop: (() => void) | undefined;

    async function tell(news: OutboxNews): Promise<void> {
      void queryClient.invalidateQueries({ queryKey: attemptKeys.all });
      await i18n.loadNamespaces('tests');
      if (news.sent > 0) {
        notify({ title: i18n.t('tests:outbox.sent'), description: i18n.t('tests:outbox.sentText') });
      }
      if (news.stuck > 0) {
        notify({ title: i18n.t('stuck.title', { count: news.stuck }), description: i18n.t('stuck.where') });
      }
      if (news.claimed > 0) {
        notify({
          title: i18n.t('tests:outbox.claimed', { count: news.claimed }),
          description: i18n.t('tests:outbox.claimedText'),
        });
      }
    }

    const begin = () => {
      const isBegun = Date.now() - keptAt < sentByScreenMs;
      stop = startOutboxLoop(userId, (news) => void tell(news), isBegun);
      // What says that something was kept is here before the connection goes.
      import('@/components/ui/toaster').catch(() => undefined);
    };
    // A page that is being opened has better things to do.
    const cancel = keptAt > 0 ? begin() : callWhenIdle(begin);
    return () => {
      cancel?.();
      stop?.();
    };
  }, [isKnown, userId, keptAt, i18n, queryClient]);

  return null;
}
