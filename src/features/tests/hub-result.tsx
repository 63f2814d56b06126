import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { HubFrame } from './hub/hub-frame';
import { StepStrip } from './hub/step-strip';

export interface HubResultProps {
  attemptId: string;
  /** Numbers of the attempt. */
  children: ReactNode;
}

/** The hub of somebody who comes from a finished test: its numbers, and the way into its report. */
export function HubResult({ attemptId, children }: HubResultProps) {
  const { t } = useTranslation('hub');
  const report = new URLSearchParams({ attempt: attemptId, report: 'enhanced' });
  return (
    <HubFrame step="review">
      <Section title={t('result.title')} className="max-w-3xl">
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`${paths.testingHub}?${report}`} data-action="open-report">
            {t('words.openReport')}
          </ButtonLink>
          <ResultLinks attemptId={attemptId} />
        </div>
      </Section>
    </HubFrame>
  );
}

export interface HubReportProps {
  attemptId: string;
  /** The report, which brings the heading of the page. */
  children: ReactNode;
}

/** The hub with the enhanced report of a finished test. */
export function HubReport({ attemptId, children }: HubReportProps) {
  const { t } = useTranslation('hub');
  return (
    <div data-screen="testing-hub" className="pt-8">
      <StepStrip current="review" />
      {/* The column is that of the page already. */}
      <div className="*:w-full">{children}</div>
      <div data-print="hide" className="flex flex-wrap gap-3 border-t border-line pt-6 pb-16">
        <ButtonLink to={href(paths.reportByAttempt, { attemptId })} variant="outline" data-action="open-page">
          {t('result.page')}
        </ButtonLink>
        <ResultLinks attemptId={attemptId} />
      </div>
    </div>
  );
}

function ResultLinks({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('hub');
  return (
    <>
      <ButtonLink to={href(paths.testDetail, { attemptId })} variant="outline">
        {t('result.details')}
      </ButtonLink>
      <ButtonLink to={paths.testingHub} variant="link">
        {t('result.others')}
      </ButtonLink>
    </>
  );
}
