import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { HubFrame } from './hub/hub-frame';

export interface HubResultProps {
  attemptId: string;
  /** What the address asked for. */
  view: 'results' | 'report';
  /** Numbers of the attempt. */
  children: ReactNode;
}

/** The hub of somebody who comes from a finished test: its numbers, or the way into its report. */
export function HubResult({ attemptId, view, children }: HubResultProps) {
  const { t } = useTranslation('hub');
  return (
    <HubFrame step="review">
      <Section title={t(view === 'report' ? 'words.yourReport' : 'result.title')} className="max-w-3xl">
        {view === 'report' ? <p className="mb-4 max-w-read">{t('result.reportText')}</p> : null}
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={href(paths.reportByAttempt, { attemptId })} data-action="open-report">
            {t('words.openReport')}
          </ButtonLink>
          <ButtonLink to={href(paths.testDetail, { attemptId })} variant="outline">
            {t('result.details')}
          </ButtonLink>
          <ButtonLink to={paths.testingHub} variant="link">
            {t('result.others')}
          </ButtonLink>
        </div>
      </Section>
    </HubFrame>
  );
}
