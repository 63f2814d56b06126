import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { ErrorState } from '@/components/error-state';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import type { InstrumentDefinition } from '@/lib/assessments/types';

import { HomeLink } from './home-link';
import { ResumeCard } from './intro/resume-card';
import { type IntroState, type Start, useStart } from './intro/use-start';
import { type Unfinished, useUnfinished } from './intro/use-unfinished';

/** What the Focus Snapshot asks and gives, what it is not, and the button that starts it. */
export function SnapshotIntro({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('tests');
  const location = useLocation();
  const start = useStart(definition);
  const unfinished = useUnfinished(definition);
  const state: IntroState | null = location.state;
  usePageTitle(definition.catalogueName);
  return (
    <ImmersiveFrame align="start" header={<HomeLink />}>
      <div className="flex items-start justify-between gap-4 sm:gap-6">
        <div>
          <p className="eyebrow">{t('intro.eyebrow', { minutes: definition.minutes.max })}</p>
          <h1 tabIndex={-1} className="mt-2 text-3xl">
            {t('pages.focusSnapshot')}
          </h1>
        </div>
        <Drawing
          shapes={testDrawings[definition.testId]}
          className="size-20 max-[22rem]:size-16 sm:size-32"
        />
      </div>
      <p className="mt-4 max-w-read text-lg text-ink-soft sm:mt-0 sm:max-w-[28rem]">{t('intro.lead')}</p>
      {state?.retake === true ? <Notice className="mt-6">{t('intro.retake')}</Notice> : null}
      <div className="mt-8">
        <StartArea definition={definition} start={start} unfinished={unfinished} />
      </div>
      <Notice className="mt-8">
        <p>{t('words.notDiagnosis')}</p>
        <p className="mt-2">
          <Link to={paths.medicalDisclaimer} className="link">
            {t('words.readDisclaimer')}
          </Link>
        </p>
      </Notice>
      <Facts definition={definition} />
      <p className="mt-6 max-w-read text-sm text-ink-soft">{t('intro.privacy')}</p>
    </ImmersiveFrame>
  );
}

interface StartAreaProps {
  definition: InstrumentDefinition;
  start: Start;
  unfinished: Unfinished;
}

function StartArea({ definition, start, unfinished: { run: found, discard } }: StartAreaProps) {
  const { t } = useTranslation('tests');
  if (found === undefined) return <Skeleton className="h-14 w-64 rounded-full" />;
  return (
    <div className="grid justify-items-start gap-5">
      {found ? (
        <ResumeCard
          run={found.run}
          definition={definition}
          busy={start.starting}
          onContinue={() => start.open(found.run.attemptId)}
          onStartOver={() => void discard().then(() => start.start())}
        />
      ) : (
        <Button size="lg" data-action="start" busy={start.starting} onClick={() => void start.start()}>
          {t('words.startSnapshot')}
        </Button>
      )}
      {start.error === null ? null : (
        <ErrorState
          title={t('words.questionsFailed')}
          error={start.error}
          onRetry={() => void start.start()}
          retrying={start.starting}
        />
      )}
    </div>
  );
}

function Facts({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const areas = definition.domains.map((domain) => areaName(t, domain));
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('intro.factsTitle')}</h2>
      <ul className="mt-4 border-t border-line">
        <Fact title={t('words.questions', { count: definition.selection.total })}>
          {t('intro.facts.questionsText')}
        </Fact>
        <Fact title={t('intro.facts.recall')}>{t('intro.facts.recallText')}</Fact>
        <Fact title={t('words.focusIndex')}>{t('words.direction')}</Fact>
        <Fact title={t('words.areasGiven', { count: definition.domains.length })}>
          {formats.narrowList(areas)}
        </Fact>
        <Fact title={t('words.planGiven')}>{t('intro.facts.planText')}</Fact>
      </ul>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[16rem_1fr]">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-soft">{children}</span>
    </li>
  );
}
