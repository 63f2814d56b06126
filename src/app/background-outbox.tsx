import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptKeys } from '@/api/attempts/keys';
import type { OutboxNews } from '@/api/sync/loop';
import { notify } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import { callWhenIdle } from '@/hooks/when-idle';

export interface KeptProps {
  /** The first of it was kept since the page was opened, and is being sent by the screen that made it. */
  isBegun?: boolean;
}

/**
 * Sends finished attempts that wait on this device: at start, when the connection returns and after signing in, when
 * a visitor's attempts become the person's as well. Draws nothing; says quietly what it did. Mounted once by the app, where
 * something is kept.
 */
export function OutboxSender({ isBegun = false }: KeptProps) {
  const auth = useAuth();
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const isKnown = auth.status !== 'loading';
  const userId = auth.user?.id ?? null;
  const isFirstBegun = useRef(isBegun);

  useEffect(() => {
    if (!isKnown) return;
    let stop: (() => void) | undefined;
    let gone = false;

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

    async function begin(): Promise<void> {
      const { startOutboxLoop } = await import('@/api/sync/loop');
      if (gone) return;
      stop = startOutboxLoop(userId, (news) => void tell(news), isFirstBegun.current);
      isFirstBegun.current = false;
    }

    // The first page has better things to do.
    const cancel = callWhenIdle(() => {
      // Without a connection the code cannot be loaded; the next start tries again.
      begin().catch((error: unknown) => console.warn('Waiting results are not being sent', error));
      // What says that something was kept is here before the connection goes.
      import('@/components/ui/toaster').catch(() => undefined);
    });
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [isKnown, userId, i18n, queryClient]);

  return null;
}
