import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { messageKeys } from '@/api/messages/keys';
import { type Notification, watchNotifications } from '@/api/notifications/notifications';
import { isQuiet, mayToast } from '@/lib/notifications/toasts';
import { takeTurn } from './take-turn';

// Its words are wanted with the first one alone.
const NoticeToast = lazy(() => import('./notice-toast').then((module) => ({ default: module.NoticeToast })));

/** What the count of messages is read again for. */
const ofMessages: ReadonlySet<string> = new Set(['message', 'request']);

/** Hears of news as they come in and shows them, each in one tab that somebody looks at. */
export function LiveNotices({ userId }: { userId: string }) {
  const client = useQueryClient();
  /** When each was shown last. */
  const shown = useRef(new Map<string, number>());
  const [coming, setComing] = useState<readonly Notification[]>([]);

  useEffect(() => {
    const hear = async (news: Notification) => {
      if (ofMessages.has(news.kind ?? ''))
        void client.invalidateQueries({ queryKey: messageKeys.unread(userId) });
      const nowMs = Date.now();
      if (document.visibilityState !== 'visible' || isQuiet(news, window.location.pathname)) return;
      if (!mayToast(shown.current.get(news.id) ?? null, nowMs)) return;
      shown.current.set(news.id, nowMs);
      if (await takeTurn(news.id)) setComing((before) => [...before, news]);
    };
    return watchNotifications(client, userId, (news) => void hear(news));
  }, [client, userId]);

  return (
    <Suspense fallback={null}>
      {coming.map((news) => (
        <NoticeToast
          key={`${news.id} ${news.count}`}
          news={news}
          onShown={() => setComing((before) => before.filter((one) => one !== news))}
        />
      ))}
    </Suspense>
  );
}
