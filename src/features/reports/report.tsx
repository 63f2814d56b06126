import type { ReactNode } from 'react';
import { Areas } from './parts/areas';
import { Checks } from './parts/checks';
import { Contents } from './parts/contents';
import { Insights } from './parts/insights';
import { KeepCard } from './parts/keep-card';
import { Meaning } from './parts/meaning';
import { FirstNotes, SupportLine } from './parts/notes';
import { Steps, Weeks } from './parts/plan';
import { PrintFooter } from './parts/print-footer';
import { type PartProps, ReportHeader } from './parts/report-header';
import { HowScored } from './parts/scoring';
import { Growth, Strengths } from './parts/strengths';
import { usePrintOpen } from './parts/use-print-open';
import { type ReportSectionId, sectionsOf } from './sections';
import './report-print.css';

export interface ReportProps extends PartProps {
  /** Nobody owns the attempt and nobody is signed in. */
  showKeep: boolean;
  /** Stands above the text: what could not be loaded. */
  notice: ReactNode;
}

/** The report as a short article. */
export function Report({ view, texts, showKeep, notice }: ReportProps) {
  const sections = sectionsOf(view, texts);
  const article = usePrintOpen();
  return (
    <article ref={article} data-screen="report" className="report wrap pb-section">
      <div className="report-body">
        <ReportHeader view={view} texts={texts} />
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 pt-5 md:grid-cols-[13rem_minmax(0,68ch)] md:pt-9 print:block">
          <Contents sections={sections} texts={texts} />
          <div className="report-parts grid min-w-0 gap-13 *:min-w-0">
            {notice}
            <FirstNotes view={view} texts={texts} />
            {sections.map(({ id }) => (
              <Part key={id} id={id} view={view} texts={texts} showKeep={showKeep} />
            ))}
            {view.supportFirst ? null : <SupportLine texts={texts} />}
          </div>
        </div>
      </div>
      <PrintFooter view={view} texts={texts} />
    </article>
  );
}

interface ReportPartProps extends PartProps {
  id: ReportSectionId;
  showKeep: boolean;
}

function Part({ id, showKeep, ...props }: ReportPartProps) {
  const { developmentPlan } = props.view.report.resultNarrative ?? {};
  switch (id) {
    case 'areas':
      return (
        <>
          <Areas id={id} {...props} />
          {showKeep ? <KeepCard texts={props.texts} /> : null}
        </>
      );
    case 'insights':
      return <Insights id={id} {...props} />;
    case 'meaning':
      return <Meaning id={id} {...props} />;
    case 'strengths':
      return <Strengths id={id} {...props} />;
    case 'growth':
      return <Growth id={id} {...props} />;
    case 'plan':
      return <Weeks id={id} {...props} />;
    case 'steps':
      return developmentPlan ? <Steps id={id} plan={developmentPlan} {...props} /> : null;
    case 'checks':
      return <Checks id={id} {...props} />;
    case 'scoring':
      return <HowScored id={id} {...props} />;
  }
}
