import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { soundLevel } from '@/hooks/display-effects';

/** Asks for permission only when pressed, and tells of the end only when the page is out of sight. */
export function EndNotification({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('training');
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const told = useRef(isOver);

  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    if (state !== 'on' || document.visibilityState !== 'hidden') return;
    // How loud a notification is, the device decides: it can only be told to make no sound.
    new Notification(t('burst.announce.end'), { silent: soundLevel() === 0 });
  }, [isOver, state, t]);

  if (!('Notification' in window) || isOver) return null;
  if (state !== 'off') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t(state === 'on' ? 'burst.willTell' : 'burst.tellRefused')}
      </p>
    );
  }
  const ask = async () => setState((await Notification.requestPermission()) === 'granted' ? 'on' : 'refused');
  return (
    <Button variant="link" onClick={() => void ask()}>
      {t('burst.tell')}
    </Button>
  );
}
