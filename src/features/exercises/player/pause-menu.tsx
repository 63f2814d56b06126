import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

export interface PauseMenuProps {
  onGoOn: () => void;
  onEnd: () => void;
}

/** The run waits: go on, or end it here. */
export function PauseMenu({ onGoOn, onEnd }: PauseMenuProps) {
  const { t } = useTranslation('player');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-part="pause" className="grid justify-items-center gap-5 py-8 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t('words.paused')}
      </h2>
      <p className="max-w-120 text-ink-soft">{t('pause.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onGoOn} data-action="go-on">
          {t('words.resume')}
        </Button>
        <Button size="lg" variant="outline" onClick={onEnd} data-action="end">
          {t('pause.end')}
        </Button>
      </div>
    </div>
  );
}
