import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { otherViewOf } from '@/lib/reports/special/two-informants';
import type { IntroState } from '../intro/use-start';

export interface NextStepsProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  userId: string | null;
}

/** Some languages need more words than a phone is wide. */
const mayWrap = 'max-w-full shrink';

/** Where to go from a result. One main action: the full report. */
export function NextSteps({ definition, attempt, userId }: NextStepsProps) {
  const { t } = useTranslation('tests');
  const signedIn = userId !== null;
  const { routeKey, access, retakeWaitDays } = definition;
  const forVisitors = access === 'visitor';
  const report = href(paths.reportByTest, { testKey: routeKey, attemptId: attempt.id });
  const training = signedIn
    ? paths.trainingHub
    : `${paths.auth}?redirect=${encodeURIComponent(paths.trainingHub)}`;
  const signUp = `${paths.auth}?mode=signup&redirect=${encodeURIComponent(report)}`;
  const aboutChild = attempt.details?.child_label !== undefined;
  const known = useQuery({ ...knownAttemptsQuery(userId), enabled: aboutChild });
  // Nobody is asked through the answers of somebody asked, nor for what has been answered.
  const mayInvite =
    aboutChild && !attempt.invite_id && otherViewOf<AttemptRecord>(attempt, known.data ?? []) === null;
  // An attempt that could not be scored opens no wait.
  const wait = attempt.overall === null ? 0 : retakeWaitDays;
  const retake: IntroState = { retake: true };
  return (
    <Section title={t('results.nextSteps')}>
      <ul className="border-t border-line">
        {/* Under the areas stands 'Read why'. */}
        {definition.resultParts.some((id) => id === 'today' || id === 'why') ? null : (
          <Step text={t('results.openReportText')}>
            <ButtonLink to={report} data-action="open-report" className={mayWrap}>
              {t('words.openReport')}
            </ButtonLink>
          </Step>
        )}
        {mayInvite ? (
          <Step text={t(attempt.form === 'teacher' ? 'results.inviteParent' : 'results.inviteTeacher')}>
            <ButtonLink
              variant="outline"
              to={`${href(paths.reportByAttempt, { attemptId: attempt.id })}#invite`}
              data-action="invite"
              className={mayWrap}
            >
              {t('results.invite')}
            </ButtonLink>
          </Step>
        ) : null}
        {signedIn ? null : (
          <Step text={t('results.createAccountText')}>
            <ButtonLink variant="outline" to={signUp} data-action="create-account" className={mayWrap}>
              {t('results.createAccount')}
            </ButtonLink>
          </Step>
        )}
        {/* The exercises are for the person at hand, not for a child. */}
        {aboutChild ? null : (
          <Step text={signedIn ? t('results.trainingText') : t('results.trainingVisitorText')}>
            <ButtonLink variant="outline" to={training} className={mayWrap}>
              {t('results.startTraining')}
            </ButtonLink>
          </Step>
        )}
        <Step text={wait === 0 ? t('results.retakeText') : t('results.retakeWait', { count: wait })}>
          <Link
            to={forVisitors ? definition.route : href(paths.testIntro, { testId: routeKey })}
            {...(forVisitors ? { state: retake } : {})}
            data-action="retake"
            className="link inline-flex min-h-11 items-center"
          >
            {t('results.retake')}
          </Link>
        </Step>
      </ul>
    </Section>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <span className="min-w-48 flex-1 text-ink-soft">{text}</span>
      {children}
    </li>
  );
}
