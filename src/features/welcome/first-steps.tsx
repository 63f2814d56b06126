import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { href, paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { LatestResults } from './latest-results';

export interface FirstStepsProps {
  /** The results known here, newest first. */
  attempts: readonly AttemptRecord[];
}

/** What to do first, in order. The one that is next carries the page's main button. */
export function FirstSteps({ attempts }: FirstStepsProps) {
  const { t } = useTranslation('account');
  const latest = attempts[0];
  return (
    <ol className="border-control-t border-ink">
      <Step
        number={1}
        title={t('welcome.snapshot')}
        action={
          <ButtonLink to={paths.focusSnapshot} variant={latest ? 'outline' : 'filled'}>
            {t(latest ? 'words.takeAgain' : 'words.start')}
          </ButtonLink>
        }
      >
        {t(latest ? 'welcome.snapshotAgainText' : 'welcome.snapshotText')}
      </Step>
      <Step
        number={2}
        title={t('welcome.results')}
        action={
          latest ? (
            <ButtonLink to={href(paths.reportByAttempt, { attemptId: latest.id })}>
              {t('results.open')}
            </ButtonLink>
          ) : null
        }
      >
        {t(latest ? 'welcome.resultsText' : 'welcome.resultsWaiting')}
        {attempts.length > 1 ? <LatestResults attempts={attempts.slice(1, 4)} /> : null}
      </Step>
      <Step
        number={3}
        title={t('welcome.hub')}
        action={
          <ButtonLink to={paths.trainingHub} variant="outline">
            {t('words.open')}
          </ButtonLink>
        }
      >
        {t('welcome.hubText')}
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Step({ number, title, action, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[2rem_1fr_auto] sm:gap-x-6">
      <span aria-hidden="true" className="font-serif text-lg text-accent">
        {number}
      </span>
      <div>
        <h2 className="text-lg">{title}</h2>
        <div className="mt-1 max-w-[52ch] text-ink-soft">{children}</div>
      </div>
      {action ? <div className="max-sm:col-start-2">{action}</div> : null}
    </li>
  );
}
