import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { remainingWait } from '@/lib/assessments/access';
import type { AccessTier } from '@/lib/assessments/catalogue';

/** The plan does not open the test: which one does, and the way back. */
export function TierRequired({ test, tier, plans }: { test: string; tier: AccessTier; plans?: ReactNode }) {
  const { t } = useTranslation('tests');
  const plan = t(`plans.${tier === 'visitor' ? 'freemium' : tier}`);
  return (
    <Closed test={test} reason="tier-required" title={t('start.tierTitle', { plan })} beside={plans}>
      {t('start.tierText')}
    </Closed>
  );
}

/** The last attempt is too recent. */
export function RetakeWait({ test, availableAt }: { test: string; availableAt: string }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  return (
    <Closed test={test} reason="retake-wait" title={t('start.waitTitle')}>
      {t('words.waitAgain', { time: waitText(availableAt, formats) })} {t('start.waitText')}
    </Closed>
  );
}

/** 'In 12 days' as a length of time: at least a minute, so that it never reads as nothing. */
export function waitText(availableAt: string, formats: Formats): string {
  const { unit, count } = remainingWait(availableAt, Date.now()) ?? { unit: 'minute', count: 1 };
  return formats.duration(count, unit);
}

interface ClosedProps {
  /** Name of the test. */
  test: string;
  reason: string;
  title: string;
  /** Beside the way back. */
  beside?: ReactNode;
  children: ReactNode;
}

function Closed({ test, reason, title, beside, children }: ClosedProps) {
  const { t } = useTranslation('tests');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-part={reason}>
      <p className="eyebrow">{test}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl">
        {title}
      </h1>
      <p className="mt-3 max-w-read text-ink-soft">{children}</p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.testingHub} data-action="to-hub">
          {t('start.toHub')}
        </ButtonLink>
        {beside}
      </div>
    </div>
  );
}
