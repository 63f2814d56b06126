import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptQuery, knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { areaDrawings } from '@/components/drawings/areas';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { TodayCard } from '@/components/results/today-card';
import { SentenceGap } from '@/components/sentence-gap';
import { useAuth } from '@/contexts/auth';
import { usePageTitle } from '@/hooks/use-page-title';
import { useWide } from '@/hooks/use-wide';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { findInstrument } from '@/lib/assessments/instruments';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import { firstStep } from '@/lib/reports/narratives';
import type { ReportReader } from '@/lib/reports/reader';
import { buildReportView, textLanguage } from '@/lib/reports/view';
import { Areas } from './parts/areas';
import { Contents } from './parts/contents';
import { FirstNotes, SupportLine } from './parts/notes';
import { ReportHeader } from './parts/report-header';
import { usePrintOpen } from './parts/use-print-open';
import { pageSections } from './special/page-sections';
import { partMakersQuery } from './special/parts';
import { runDataQuery } from './special/run-data';
import { sectionsOf } from './special/sections';
import type { PartMaker, PartProps } from './special/types';
import { useReader } from './use-reader';
import { areaNames, useReportTexts } from './words/texts';
import './report-print.css';

const NotFound = lazy(() =>
  import('@/components/not-found').then((module) => ({ default: module.NotFound })),
);
const MissingReport = lazy(() =>
  import('./missing-report').then((module) => ({ default: module.MissingReport })),
);

export interface AttemptReportProps {
  attemptId: string;
  /** Of the test in whose name the address is; null for one without. */
  routeKey: string | null;
  /** Stands under the report of somebody signed in who owns the attempt. */
  below: (owned: { userId: string; attempt: AttemptRecord }) => ReactNode;
}

/** The report of an attempt that the person at hand may read, from the account or from this device. */
export function AttemptReport({ attemptId, routeKey, below }: AttemptReportProps) {
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const attempt = useQuery({ ...attemptQuery(userId, attemptId), enabled: auth.status !== 'loading' });
  const { data } = attempt;

  if (attempt.isError && data === undefined) return <LoadFailed attempt={attempt} />;
  if (data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  if (data === null) {
    return (
      <Suspense fallback={<LoadingState className="min-h-[60dvh]" />}>
        <MissingReport />
      </Suspense>
    );
  }
  const definition = findInstrument(data.test_id);
  if (!definition || (routeKey !== null && definition.routeKey !== routeKey)) return <NotFound />;
  return (
    <>
      <OwnReport attempt={data} definition={definition} userId={userId} />
      {userId !== null && data.owned === true ? below({ userId, attempt: data }) : null}
    </>
  );
}

function LoadFailed({ attempt }: { attempt: UseQueryResult }) {
  const { t } = useTranslation('report');
  usePageTitle(t('page.loadFailed'));
  return (
    <div data-screen="report-error" className="wrap py-section">
      <ErrorState
        title={t('page.loadFailed')}
        error={attempt.error}
        onRetry={() => attempt.refetch()}
        retrying={attempt.isFetching}
      />
    </div>
  );
}

/** A report as the person at hand may read it, by their plan. */
export function OwnReport(props: Omit<ReportScreenProps, 'reader'>) {
  return <ReportScreen {...props} reader={useReader(props.userId)} />;
}

export interface ReportScreenProps {
  attempt: AttemptRecord;
  definition: InstrumentDefinition;
  reader: ReportReader;
  /** The signed-in person who reads their own report; null for a visitor and for a shared report. */
  userId: string | null;
  /** Of a reaction-time run that was made up; without it the run is read where the attempt is kept. */
  madeRun?: FocustrackRun | null;
}

/** Shows the numbers of a report at once and its texts as they come; without them what the numbers alone say. */
export function ReportScreen({ attempt, definition, reader, userId, madeRun = null }: ReportScreenProps) {
  const texts = useReportTexts();
  const { t } = texts;
  const isOwner = reader.audience === 'owner';
  const content = useQuery(reportContentQuery(definition.testId, texts.language));
  const known = useQuery({ ...knownAttemptsQuery(userId), enabled: isOwner });
  // An address may have come from somebody else: then this person's results are no comparison.
  const others = useMemo(() => {
    const own = known.data ?? [];
    return own.some(({ id }) => id === attempt.id) ? own : [];
  }, [known.data, attempt.id]);
  const parts = useQuery(partMakersQuery(definition.testId));
  const run = useQuery(runDataQuery(userId, attempt, others));

  const { view, problems } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: content.data ?? null,
        others,
        areaNames: areaNames(texts, definition),
        reader,
        ...(madeRun ? { run: madeRun } : run.data),
      }),
    [attempt, definition, content.data, others, texts, reader, madeRun, run.data],
  );

  useEffect(() => {
    for (const problem of problems) console.warn(reportBuildWarning, problem.reason);
  }, [problems]);
  const failures = [
    content.error,
    known.error,
    parts.error,
    run.error ?? run.data?.failures[0] ?? null,
  ].filter((error) => error !== null);
  useWarnings(failures);

  return (
    <Report
      view={view}
      texts={texts}
      makers={parts.data ?? []}
      pending={content.isPending || parts.isPending}
      showKeep={isOwner && !reader.signedIn && attempt.owned !== true}
      notice={
        content.isError ? (
          <ErrorState
            title={t('page.incomplete')}
            onRetry={() => content.refetch()}
            retrying={content.isFetching}
          />
        ) : null
      }
    />
  );
}

/** Logs each failure once: the report stands without what failed. */
function useWarnings(failures: readonly Error[]): void {
  const [first, second, third, fourth] = failures;
  useEffect(() => {
    for (const failure of [first, second, third, fourth])
      if (failure) console.warn(reportBuildWarning, failure);
  }, [first, second, third, fourth]);
}

/** What is read after the numbers comes after them. */
const Files = lazy(async () => ({ default: (await import('./files/files')).Files }));
const ReportPart = lazy(async () => ({ default: (await import('./parts/report-part')).ReportPart }));

export interface ReportProps extends PartProps {
  /** What only reports of this test have; empty until it is loaded. */
  makers: readonly PartMaker[];
  /** Nobody owns the attempt and nobody is signed in. */
  showKeep: boolean;
  /** Stands above the text: what could not be loaded. */
  notice: ReactNode;
  /** The texts are on their way: the numbers stand alone until then. */
  pending?: boolean;
}

/** The report as a short article. */
export function Report({ view, texts, makers, showKeep, notice, pending = false }: ReportProps) {
  const { open, folded } = pageSections(pending ? [] : sectionsOf(view, texts, makers), view, texts);
  const article = usePrintOpen();
  const wide = useWide('lg');
  const keepAfter = open.some(({ id }) => id === 'meaning') ? 'meaning' : 'areas';
  const today = pending ? null : <Today view={view} texts={texts} />;
  const numbers = (
    <>
      <Areas id="areas" view={view} texts={texts} />
      <LoadingState label={texts.t('page.loadingTexts')} />
    </>
  );
  return (
    <article ref={article} data-screen="report" className="report wrap pb-section">
      <div className="report-body">
        <ReportHeader view={view} texts={texts} />
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 pt-5 lg:grid-cols-[minmax(0,68ch)_minmax(15rem,20rem)] lg:pt-9 print:block">
          <aside className="grid content-start gap-8 lg:sticky lg:top-6 lg:order-2 lg:self-start">
            <Contents sections={[...open, ...folded]} texts={texts} />
            {wide ? today : null}
          </aside>
          <div className="report-parts grid min-w-0 gap-6 sm:gap-13 *:min-w-0">
            {notice}
            <FirstNotes view={view} texts={texts} />
            {pending ? (
              numbers
            ) : (
              <Suspense fallback={numbers}>
                {open.map((section) => (
                  <Fragment key={section.id}>
                    <ReportPart
                      section={section}
                      view={view}
                      texts={texts}
                      showKeep={showKeep && section.id === keepAfter}
                    />
                    {section.id === 'areas' ? (
                      <>
                        {view.supportFirst ? <SupportLine texts={texts} /> : null}
                        {wide ? null : today}
                      </>
                    ) : null}
                  </Fragment>
                ))}
                <div data-part="more" className="border-t border-line">
                  {folded.map((section) => (
                    <ReportPart
                      key={section.id}
                      section={section}
                      view={view}
                      texts={texts}
                      showKeep={false}
                      folded
                    />
                  ))}
                  <Files view={view} texts={texts} />
                </div>
              </Suspense>
            )}
            {view.supportFirst ? null : <SupportLine texts={texts} />}
          </div>
        </div>
      </div>
      <PrintFooter view={view} texts={texts} />
    </article>
  );
}

/** The one step for now; nothing in a shared report, which speaks to somebody else. */
function Today({ view, texts }: PartProps) {
  const step = view.reader.audience === 'owner' ? firstStep(view.report.resultNarrative) : null;
  if (step === null || view.definition.tone === 'memory') return null;
  const top = view.definition.domains.find(({ id }) => id === view.areas[0]?.id);
  return (
    <TodayCard
      step={step}
      lang={textLanguage(view, texts.language)}
      {...(top ? { drawing: areaDrawings[top.kind] } : {})}
    />
  );
}

/** Only on paper: stands at the foot of every printed page. */
function PrintFooter({ view, texts }: PartProps) {
  const { t } = texts;
  const { definition, attempt } = view;
  return (
    <footer data-part="print-footer" className="hidden print:block">
      <p>
        {t('footer.test', {
          test: definition.catalogueName,
          date: texts.date(attempt.completed_at),
          version: attempt.instrument_version,
        })}
      </p>
      <p>
        {t('common:screeningOnly')}
        <SentenceGap />
        {t('tests:norms')}
        <SentenceGap />
        {t('words.useLimits')}
      </p>
    </footer>
  );
}
