import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useFormats } from '@/i18n/use-formats';
import { measureRefresh } from '@/lib/cognitive/engine/measure';
import { PlayFrame } from '../play-frame';
import { EnvironmentContext } from './environment';

/** Below this a power saving mode is likely. */
const fewHz = 50;

/** Place and screen, once a day before something is timed. Nobody is sent away. */
export function CheckScreen({ exerciseId, onReady }: { exerciseId: string; onReady: () => void }) {
  const { t } = useTranslation('player');
  const formats = useFormats();
  const { createClock } = useContext(EnvironmentContext);
  const [refreshHz, setRefreshHz] = useState<number | null>(null);
  useEffect(() => measureRefresh(createClock(), (timing) => setRefreshHz(timing.refreshHz)), [createClock]);
  return (
    <PlayFrame exerciseId={exerciseId} screen="check">
      <div className="grid gap-6">
        <h1 tabIndex={-1} className="text-2xl">
          {t('check.title')}
        </h1>
        <ul className="grid gap-3 text-lg">
          <li>{t('check.place')}</li>
          <li>{t('check.other')}</li>
        </ul>
        <p role="status" className="flex min-h-7 items-center gap-2 text-ink-soft">
          {refreshHz === null ? <Spinner /> : null}
          {refreshHz === null ? t('check.measuring') : t('check.screen', { hz: formats.hertz(refreshHz) })}
        </p>
        {refreshHz !== null && refreshHz < fewHz ? (
          <Notice tone="caution">{t('check.powerSaving')}</Notice>
        ) : null}
        <div>
          <Button size="lg" disabled={refreshHz === null} onClick={onReady} data-action="checked">
            {t('check.ready')}
          </Button>
        </div>
      </div>
    </PlayFrame>
  );
}
