import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useFormats } from '@/i18n/use-formats';
import type { StageEnvironment } from '../stage/environment';
import { StepHeading } from '../step-heading';
import { TestFrame } from '../test-frame';
import { type Equipment, useEquipment, useIsLargeEnough } from './use-equipment';

/** Below this a power saving mode is likely; the limit of the quality rules. */
const FEW_HZ = 50;

export interface CheckScreenProps {
  environment: StageEnvironment;
  onReady: (equipment: Equipment) => void;
}

/** Place, window, screen and clock, before anything is timed. */
export function CheckScreen({ environment, onReady }: CheckScreenProps) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const equipment = useEquipment(environment);
  const isLarge = useIsLargeEnough();
  return (
    <TestFrame screen="check">
      <StepHeading eyebrow={t('check.eyebrow')}>{t('check.title')}</StepHeading>
      <ul className="mt-6 border-t border-line">
        <Row title={t('check.place')}>{t('check.placeText')}</Row>
        <Row title={t('check.window')}>
          <span data-part="window" data-ok={isLarge}>
            {t(isLarge ? 'check.windowOk' : 'check.windowSmall')}
          </span>
          <FullScreenChoice />
        </Row>
        <Row title={t('check.screen')}>
          {equipment ? (
            <span data-part="refresh">{t('check.screenHz', { hz: formats.hertz(equipment.refreshHz) })}</span>
          ) : (
            <span className="inline-flex items-center gap-2">
              <Spinner />
              {t('check.measuring')}
            </span>
          )}
        </Row>
        <Row title={t('check.awake')}>{t('wakeLock' in navigator ? 'check.awakeOk' : 'check.awakeNo')}</Row>
        <Row title={t('check.device')}>{t('check.deviceText')}</Row>
      </ul>
      <div role="status" className="contents">
        {equipment && equipment.refreshHz < FEW_HZ ? (
          <Notice tone="caution" className="mt-6">
            {t('check.powerSaving')}
          </Notice>
        ) : null}
      </div>
      <div className="mt-8">
        <Button
          size="lg"
          data-action="continue"
          disabled={!equipment || !isLarge}
          onClick={() => equipment && onReady(equipment)}
        >
          {t('continue')}
        </Button>
      </div>
    </TestFrame>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[11rem_1fr]">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-soft">{children}</span>
    </li>
  );
}

/** Offered, never forced; phones that cannot are not asked. */
function FullScreenChoice() {
  const { t } = useTranslation('focustrack');
  const [isFull, setFull] = useState(() => Boolean(document.fullscreenElement));
  if (!document.fullscreenEnabled) return null;
  const choose = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      // The browser declined; the test works in a window, too.
    }
    setFull(Boolean(document.fullscreenElement));
  };
  return (
    <span className="mt-2 block">
      <Button variant="outline" size="sm" data-action="full-screen" onClick={() => void choose()}>
        {t(isFull ? 'check.leaveFullScreen' : 'check.fullScreen')}
      </Button>
    </span>
  );
}
