import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { SentenceGap } from '@/components/sentence-gap';
import { paths } from '@/config/paths';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { remainingWait } from '@/lib/assessments/access';
import type { AccessTier } from '@/lib/assessments/catalogue';

/** The plan does not open the test: which one does. @param wall what there is behind it, and the way back */
export function TierRequired({ test, tier, wall }: { test: string; tier: AccessTier; wall: ReactNode }) {
  const { t } = useTranslation('tests');
  const plan = t(`plans.${tier === 'visitor' ? 'freemium' : tier}`);
  return (
    <Closed test={test} reason="tier-required" title={t('start.tierTitle', { plan })} after={wall}>
      {t('start.tierText')}
    </Closed>
  );
}

/** The last attempt is too recent. */
export function RetakeWait({ test, availableAt }: { test: string; availableAt: string }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  return (
    <Closed
      test={test}
      reason="retake-wait"
      title={t('start.waitTitle')}
      after={
        <ButtonLink to={paths.testingHub} className="mt-8" data-action="to-hub">
          {t('words.toTestingHub')}
        </ButtonLink>
      }
    >
      {t('words.waitAgain', { time: waitText(availableAt, formats) })}
      <SentenceGap />
      {t('start.waitText')}
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
  /** The way on, or back. */
  after: ReactNode;
  children: ReactNode;
}

function Closed({ test, reason, title, after, children }: ClosedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-part={reason}>
      <p className="eyebrow">{test}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl">
        {title}
      </h1>
      <p className="mt-3 max-w-read text-ink-soft">{children}</p>
      {after}
    </div>
  );
}
