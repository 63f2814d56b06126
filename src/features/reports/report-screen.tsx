import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import type { ReportReader } from '@/lib/reports/reader';
import { buildReportView } from '@/lib/reports/view';
import { Areas } from './parts/areas';
import { Contents } from './parts/contents';
import { FirstNotes, SupportLine } from './parts/notes';
import { ReportHeader } from './parts/report-header';
import { usePrintOpen } from './parts/use-print-open';
import { partMakersQuery } from './special/parts';
import { runDataQuery } from './special/run-data';
import { sectionsOf } from './special/sections';
import type { PartMaker, PartProps } from './special/types';
import type { ReportTexts } from './words/texts';
import { areaNames, useReportTexts } from './words/texts';
import './report-print.css';

export interface ReportScreenProps {
  attempt: AttemptRecord;
  definition: InstrumentDefinition;
  reader: ReportReader;
  /** The signed-in person who reads their own report; null for a visitor and for a shared report. */
  userId: string | null;
}

/** Shows the numbers of a report at once and its texts as they come; without them what the numbers alone say. */
export function ReportScreen({ attempt, definition, reader, userId }: ReportScreenProps) {
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
        ...run.data,
      }),
    [attempt, definition, content.data, others, texts, reader, run.data],
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
  const sections = pending ? [] : sectionsOf(view, texts, makers);
  const article = usePrintOpen();
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
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 pt-5 md:grid-cols-[13rem_minmax(0,68ch)] md:pt-9 print:block">
          <Contents sections={sections} texts={texts} />
          <div className="report-parts grid min-w-0 gap-13 *:min-w-0">
            {notice}
            <FirstNotes view={view} texts={texts} />
            {pending ? (
              numbers
            ) : (
              <Suspense fallback={numbers}>
                {sections.map((section) => (
                  <ReportPart key={section.id} section={section} view={view} texts={texts}>
                    {showKeep && section.id === 'areas' ? <KeepCard texts={texts} /> : null}
                  </ReportPart>
                ))}
                <Files view={view} texts={texts} />
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

/** For a report that belongs to nobody yet. */
function KeepCard({ texts }: { texts: ReportTexts }) {
  const { t } = texts;
  const { pathname } = useLocation();
  const search = new URLSearchParams({ mode: 'signup', redirect: pathname });
  return (
    <Card tone="tint" data-part="keep" data-print="hide" className="grid justify-items-start gap-3">
      <h2 className="text-lg">{t('keep.title')}</h2>
      <p>{t('keep.text')}</p>
      <ButtonLink to={`${paths.auth}?${search}`} data-action="keep">
        {t('keep.action')}
      </ButtonLink>
    </Card>
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
        {t('common:screeningOnly')} {t('tests:norms')} {t('words.useLimits')}
      </p>
    </footer>
  );
}
