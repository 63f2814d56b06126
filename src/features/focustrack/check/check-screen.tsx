import { cx } from 'class-variance-authority';
import { Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useFormats } from '@/i18n/use-formats';
import type { FocustrackVariant } from '@/lib/cognitive/focustrack/design';
import type { StageEnvironment } from '../stage/environment';
import { DrawnHeading } from '../step-heading';
import { TestFrame } from '../test-frame';
import { type Equipment, useEquipment } from './use-equipment';
import { useWindowRoom } from './window-room';

/** Below this a power saving mode is likely; the limit of the quality rules. */
const FEW_HZ = 50;

export interface CheckScreenProps {
  environment: StageEnvironment;
  variant: FocustrackVariant;
  onReady: (equipment: Equipment) => void;
}

/** Place, window, screen and clock, before anything is timed. Nobody is sent away for a small window. */
export function CheckScreen({ environment, variant, onReady }: CheckScreenProps) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const equipment = useEquipment(environment);
  return (
    <TestFrame screen="check">
      <DrawnHeading eyebrow={t('check.eyebrow')}>{t('check.title')}</DrawnHeading>
      <ul className="mt-6 border-t border-line">
        <Row title={t('check.place')}>{t('check.placeText')}</Row>
        {/* Who listens needs no window. */}
        {variant === 'audio' ? null : <WindowRow />}
        <Row title={t('check.screen')} found={equipment !== null && equipment.refreshHz >= FEW_HZ}>
          {equipment ? (
            <span data-part="refresh">{t('check.screenHz', { hz: formats.hertz(equipment.refreshHz) })}</span>
          ) : (
            <span className="inline-flex items-center gap-2">
              <Spinner />
              {t('check.measuring')}
            </span>
          )}
        </Row>
        <Row title={t('check.awake')} found={'wakeLock' in navigator}>
          {t('wakeLock' in navigator ? 'check.awakeOk' : 'check.awakeNo')}
        </Row>
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
          disabled={!equipment}
          onClick={() => equipment && onReady(equipment)}
        >
          {t('continue')}
        </Button>
      </div>
    </TestFrame>
  );
}

interface RowProps {
  title: string;
  /** Found well by the page itself; the other rows are for the person to see to. */
  found?: boolean;
  children: ReactNode;
}

function Row({ title, found = false, children }: RowProps) {
  const Mark = found ? Check : CircleDashed;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[1.25rem_10rem_minmax(0,1fr)]">
      <Mark aria-hidden="true" className={cx('mt-1 size-5', found ? 'text-accent' : 'text-ink-soft')} />
      <span className="font-semibold">{title}</span>
      <span className="text-ink-soft max-sm:col-start-2">{children}</span>
    </li>
  );
}

const roomTexts = {
  full: 'check.windowFull',
  enough: 'check.windowOk',
  small: 'check.windowSmall',
} as const;

function WindowRow() {
  const { t } = useTranslation('focustrack');
  const room = useWindowRoom();
  return (
    <Row title={t('check.window')} found={room !== 'small'}>
      <span data-part="window" data-room={room} role="status" className={room === 'small' ? 'text-ink' : ''}>
        {t(roomTexts[room])}
      </span>
      <FullScreenChoice isFull={room === 'full'} />
    </Row>
  );
}

/** Offered, never forced; phones that cannot are not asked. */
function FullScreenChoice({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('focustrack');
  if (!document.fullscreenEnabled) return null;
  const choose = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      // The browser declined; the test works in a window, too.
    }
  };
  return (
    <span className="mt-2 block">
      <Button variant="outline" size="sm" data-action="full-screen" onClick={() => void choose()}>
        {t(isFull ? 'check.leaveFullScreen' : 'check.fullScreen')}
      </Button>
    </span>
  );
}
