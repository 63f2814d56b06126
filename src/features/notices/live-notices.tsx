import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { messageKeys } from '@/api/messages/keys';
import { type Notification, watchNotifications } from '@/api/notifications/notifications';
import { reminderKeys } from '@/api/reminders/keys';
import { isQuiet, mayToast } from '@/lib/notifications/toasts';
import { minuteMs } from '@/lib/time';
import { takeTurn } from './take-turn';
import { usePushed } from './use-pushed';

// Its words are wanted with the first one alone.
const NoticeToast = lazy(() => import('./notice-toast').then((module) => ({ default: module.NoticeToast })));

/** What the count of messages is read again for. */
const ofMessages: ReadonlySet<string> = new Set(['message', 'request']);
/** What a message to the device says, too, at about the same time. */
const ofReminders: ReadonlySet<string> = new Set(['reminder', 'reminders_bundled']);

/** Hears of news as they come in and shows them, each in one tab that somebody looks at. */
export function LiveNotices({ userId }: { userId: string }) {
  const client = useQueryClient();
  /** When each was shown last. */
  const shown = useRef(new Map<string, number>());
  /** When something was said to be due: by the list, and by a message to this device. */
  const due = useRef({ heardMs: Number.NEGATIVE_INFINITY, pushedMs: Number.NEGATIVE_INFINITY });
  const [coming, setComing] = useState<readonly Notification[]>([]);

  /** The second way by which the same is heard says nothing more. */
  const remind = useCallback((news: Notification): boolean => {
    const nowMs = Date.now();
    if (nowMs - due.current.heardMs < minuteMs) return false;
    due.current.pushedMs = nowMs;
    setComing((before) => [...before, news]);
    return true;
  }, []);
  usePushed(remind);

  useEffect(() => {
    const hear = async (news: Notification) => {
      const kind = news.kind ?? '';
      if (ofMessages.has(kind)) void client.invalidateQueries({ queryKey: messageKeys.unread(userId) });
      if (ofReminders.has(kind)) void client.invalidateQueries({ queryKey: reminderKeys.of(userId) });
      const nowMs = Date.now();
      if (document.visibilityState !== 'visible' || isQuiet(news, window.location.pathname)) return;
      if (!mayToast(shown.current.get(news.id) ?? null, nowMs)) return;
      shown.current.set(news.id, nowMs);
      if (!(await takeTurn(news.id))) return;
      if (ofReminders.has(kind)) {
        if (nowMs - due.current.pushedMs < minuteMs) return;
        due.current.heardMs = nowMs;
      }
      setComing((before) => [...before, news]);
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
