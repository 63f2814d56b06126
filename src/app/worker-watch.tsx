import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { notify, type ToastHandle, toastState } from '@/components/ui/toast-store';
import { dropWorker, followWorker, keepForOffline, letIn } from '@/integrations/service-worker';
import { rowAt } from './route-table';

/** Held by every page of this browser in which somebody is in the middle of something. */
const busyLock = 'in-the-middle';
const lookEveryMs = 2000;

/** A test, an exercise or a form. */
const isInTheMiddle = (isImmersive: boolean): boolean =>
  isImmersive || document.querySelector('main form:not([role=search]), [role=dialog] form') !== null;

async function isBusyElsewhere(): Promise<boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return held.some(({ name }) => name === busyLock);
}

/**
 * Registers the worker, except where the address says `nosw`, and says when a newer version is ready: once nobody is in the
 * middle of something, here or in another tab. Its own chunk, loaded long after the page.
 */
export function WorkerWatch({ isUnwanted }: { isUnwanted: boolean }) {
  const { pathname } = useLocation();
  const { i18n } = useTranslation('common');
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [isFollowed, setFollowed] = useState(false);
  const isDeclined = useRef(false);
  const isImmersive = rowAt(pathname)?.frame === 'immersive';

  useEffect(() => {
    if (isUnwanted) void dropWorker();
    // What is timed is not disturbed by hundreds of kilobytes.
    else if (!isImmersive) setFollowed(true);
  }, [isUnwanted, isImmersive]);

  useEffect(() => (isFollowed ? followWorker(setWaiting) : undefined), [isFollowed]);

  const language = i18n.resolvedLanguage ?? 'en';
  useEffect(() => {
    if (isFollowed) void keepForOffline(language);
  }, [isFollowed, language]);

  useEffect(() => {
    if (!isImmersive || !('locks' in navigator)) return;
    let release = () => {};
    const over = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(busyLock, { mode: 'shared' }, () => over);
    return () => release();
  }, [isImmersive]);

  useEffect(() => {
    if (!waiting) return;
    let notice: ToastHandle | null = null;
    let isOver = false;
    const isShown = () => toastState().notices.some(({ id }) => id === notice?.id);
    const look = async () => {
      const isBusy = isInTheMiddle(isImmersive) || (await isBusyElsewhere());
      // Who has closed it is not told again by this page.
      if (notice && !isShown()) isDeclined.current = true;
      if (isOver || isDeclined.current) return;
      if (isBusy) {
        notice?.dismiss();
        notice = null;
      } else {
        notice ??= notify({
          title: i18n.t('update.title'),
          description: i18n.t('update.text'),
          durationMs: Number.POSITIVE_INFINITY,
          action: {
            label: i18n.t('update.reload'),
            altText: i18n.t('update.otherwise'),
            onSelect: () => letIn(waiting),
          },
        });
      }
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    void look();
    return () => {
      isOver = true;
      clearInterval(timer);
      notice?.dismiss();
    };
  }, [waiting, isImmersive, i18n]);

  return null;
}
