import { useEffect } from 'react';
import type { Notification } from '@/api/notifications/notifications';
import { closeShown, hearPushed } from '@/api/notifications/pushed';
import { takeTurn } from './take-turn';

/**
 * A message to this device while somebody looks at the page: the page says it, in one tab, and the notice of the system goes.
 * @param said hears of it, and answers whether the page says it; what the list has just said is not said twice
 */
export function usePushed(said: (news: Notification) => boolean): void {
  useEffect(
    () =>
      hearPushed(({ tag, title, body, route }) => {
        const now = new Date().toISOString();
        const news: Notification = {
          id: `pushed ${tag}`,
          created_at: now,
          kind: null,
          count: 1,
          params: {},
          title,
          message: body,
          type: 'info',
          is_read: false,
          action_url: route,
        };
        const tell = async () => {
          if (document.visibilityState !== 'visible') return;
          if (await takeTurn(news.id)) said(news);
          await closeShown(tag);
        };
        void tell();
      }),
    [said],
  );
}
