import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '@/api/notifications/notifications';
import { useNoticeWords } from '@/components/notices/use-notice-words';
import { notify } from '@/components/ui/toast-store';

export interface NoticeToastProps {
  news: Notification;
  onShown: () => void;
}

/** Hands one notice, in words, to the layer of news over the page. */
export function NoticeToast({ news, onShown }: NoticeToastProps) {
  const { t } = useTranslation('notices');
  const navigate = useNavigate();
  const { title, text, target } = useNoticeWords()(news);
  const isHandedOver = useRef(false);
  useEffect(() => {
    if (isHandedOver.current) return;
    isHandedOver.current = true;
    notify({
      title,
      description: text,
      variant: news.type === 'error' ? 'destructive' : 'default',
      ...(target && {
        action: { label: target.label, altText: t('toastHint'), onSelect: () => void navigate(target.to) },
      }),
    });
    onShown();
  });
  return null;
}
