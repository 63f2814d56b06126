import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingState } from '@/components/loading-state';
import { Areas } from './parts/areas';
import { Contents } from './parts/contents';
import { KeepCard } from './parts/keep-card';
import { FirstNotes, SupportLine } from './parts/notes';
import { PrintFooter } from './parts/print-footer';
import { type PartProps, ReportHeader } from './parts/report-header';
import { usePrintOpen } from './parts/use-print-open';
import { sectionsOf } from './sections';
import './report-print.css';

/** What is read after the numbers comes after them. */
const Files = lazy(async () => ({ default: (await import('./parts/files')).Files }));
const ReportPart = lazy(async () => ({ default: (await import('./report-part')).ReportPart }));

export interface ReportProps extends PartProps {
  /** Nobody owns the attempt and nobody is signed in. */
  showKeep: boolean;
  /** Stands above the text: what could not be loaded. */
  notice: ReactNode;
  /** The texts are on their way: the numbers stand alone until then. */
  pending?: boolean;
}

/** The report as a short article. */
export function Report({ view, texts, showKeep, notice, pending = false }: ReportProps) {
  const sections = pending ? [] : sectionsOf(view, texts);
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
