import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { myTestAccessQuery } from '@/api/attempts/access';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { startAttempt } from '@/api/attempts/start';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { TestWall } from '@/features/gates/test-wall';
import { usePageTitle } from '@/hooks/use-page-title';
import { closedTest } from '@/lib/assessments/access';
import { hasQuestions } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { RetakeWait, TierRequired } from './gate/closed-test';
import { ExpiredNotice } from './gate/expired-notice';
import { GateForm } from './gate/gate-form';
import { GateFrame } from './gate/gate-frame';
import { GateNotes } from './gate/gate-notes';
import { StartFailure } from './gate/start-failure';
import { ResumeCard } from './intro/resume-card';
import { useStart } from './intro/use-start';
import { useUnfinished } from './intro/use-unfinished';
import { minutesText } from './texts';

export interface TestGateProps {
  definition: InstrumentDefinition;
  userId: string;
}

/** Before the first question of a test of an account: who answers, what is agreed to, and the start. */
export function TestGate({ definition, userId }: TestGateProps) {
  const { t } = useTranslation('tests');
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
      <Content definition={definition} userId={userId} />
    </GateFrame>
  );
}

function Content({ definition, userId }: TestGateProps) {
  const { t } = useTranslation('tests');
  const [search] = useSearchParams();
  const access = useQuery(myTestAccessQuery(userId));
  const earlier = useQuery(myAttemptsQuery(userId));
  const unfinished = useUnfinished(definition);
  const start = useStart(definition, { admit: startAttempt });
  const found = unfinished.run;
  const test = definition.catalogueName;
  // About a child, an earlier result may be another child's.
  const isRetake =
    hasQuestions(definition) &&
    earlier.data?.some(({ test_id, details }) => test_id === definition.testId && !details?.child_label);
  const row = access.data?.find(({ test_id }) => test_id === definition.testId);
  // Without a connection the server is asked at the start, which says so.
  const isLoading = found === undefined || (access.isPending && access.fetchStatus === 'fetching');

  if (isLoading) return <Skeleton className="mt-8 h-40 w-full" />;
  const refused = start.refusal?.status === 'tier_required' ? start.refusal : null;
  const closed = found ? null : (refused ?? closedTest(row, Date.now()));
  if (closed?.status === 'tier_required') {
    return <TierRequired test={test} tier={closed.tier} wall={<TestWall test={definition} />} />;
  }
  // With several forms, each has a wait of its own, which the start tells.
  if (closed && definition.forms.length === 1) {
    return <RetakeWait test={test} availableAt={closed.availableAt} />;
  }
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <p className="eyebrow">{minutesText(t, definition.minutes)}</p>
          <h1 tabIndex={-1} className="mt-2 text-3xl wrap-anywhere">
            {definition.catalogueName}
          </h1>
        </div>
        <Drawing shapes={testDrawings[definition.testId]} className="size-16 sm:size-24" />
      </div>
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
