import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { myTestAccessQuery } from '@/api/attempts/access';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { startAttempt } from '@/api/attempts/start';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import { remainingWait } from '@/lib/assessments/access';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { ResumeCard } from '../intro/resume-card';
import { useStart } from '../intro/use-start';
import { useUnfinished } from '../intro/use-unfinished';
import { minutesText } from '../texts';
import { RetakeWait, TierRequired } from './closed-test';
import { ExpiredNotice } from './expired-notice';
import { GateForm } from './gate-form';
import { GateFrame } from './gate-frame';
import { GateNotes } from './gate-notes';
import { StartFailure } from './start-failure';

export interface TestGateProps {
  definition: InstrumentDefinition;
  userId: string;
  /** Where a plan is missing: the way to the plans. */
  plans?: ReactNode;
}

/** Before the first question of a test of an account: who answers, what is agreed to, and the start. */
export function TestGate({ definition, userId, plans }: TestGateProps) {
  const { t } = useTranslation('screening');
  usePageTitle(definition.catalogueName);
  const intro = href(paths.testIntro, { testId: definition.routeKey });
  return (
    <GateFrame
      back={
        <Link to={intro} className="link inline-flex min-h-11 items-center text-sm">
          {t('start.back')}
        </Link>
      }
    >
      <Content definition={definition} userId={userId} plans={plans} />
    </GateFrame>
  );
}

function Content({ definition, userId, plans }: TestGateProps) {
  const { t } = useTranslation('screening');
  const [search] = useSearchParams();
  const access = useQuery(myTestAccessQuery(userId));
  const earlier = useQuery(myAttemptsQuery(userId));
  const unfinished = useUnfinished(definition);
  const start = useStart(definition, { admit: startAttempt });
  const found = unfinished.run;
  const test = definition.catalogueName;
  // About a child, an earlier result may be another child's.
  const isRetake =
    definition.selection.total > 0 &&
    earlier.data?.some(({ test_id, details }) => test_id === definition.testId && !details?.child_label);
  const row = access.data?.find(({ test_id }) => test_id === definition.testId);
  // Without a connection the server is asked at the start, which says so.
  const isLoading = found === undefined || (access.isPending && access.fetchStatus === 'fetching');

  if (isLoading) return <Skeleton className="mt-8 h-40 w-full" />;
  if (!found && start.refusal?.status === 'tier_required')
    return <TierRequired test={test} tier={start.refusal.tier} plans={plans} />;
  if (!found && row && !row.may_open)
    return <TierRequired test={test} tier={row.required_tier} plans={plans} />;
  const availableAt = definition.forms.length === 1 ? (row?.available_at ?? null) : null;
  if (!found && availableAt !== null && remainingWait(availableAt, Date.now())) {
    return <RetakeWait test={test} availableAt={availableAt} />;
  }
  return (
    <>
      <p className="eyebrow">{minutesText(t, definition.minutes)}</p>
      <h1 tabIndex={-1} className="mt-2 text-3xl">
        {definition.catalogueName}
      </h1>
      {isRetake ? <Notice className="mt-6">{t('start.overlap')}</Notice> : null}
      <div className="mt-8">
        {found && !found.expired ? (
          <ResumeCard
            run={found.run}
            definition={definition}
            busy={false}
            onContinue={() => start.open(found.run.attemptId)}
            onStartOver={() => void unfinished.discard()}
          />
        ) : null}
        {found?.expired ? (
          <ExpiredNotice definition={definition} onStartAgain={() => void unfinished.discard()} />
        ) : null}
        {found ? null : (
          <GateForm
            definition={definition}
            wanted={search.get('form')}
            busy={start.starting}
            onStart={(choice) => void start.start(choice)}
          >
            <StartFailure start={start} />
          </GateForm>
        )}
      </div>
      <GateNotes definition={definition} />
      <p className="mt-6 max-w-read text-sm text-ink-soft">
        {t('start.privacy')}{' '}
        {definition.pauseDays === null ? null : t('start.pauseDays', { count: definition.pauseDays })}
      </p>
    </>
  );
}
