import type { ReactNode } from 'react';
import { Section } from '@/components/section';
import { Areas } from './parts/areas';
import { Checks } from './parts/checks';
import { Doctor } from './parts/doctor';
import { Given } from './parts/given';
import { Insights } from './parts/insights';
import { Meaning } from './parts/meaning';
import { Steps, Weeks } from './parts/plan';
import type { PartProps } from './parts/report-header';
import { HowScored } from './parts/scoring';
import { Growth, Strengths } from './parts/strengths';
import type { ReportSection } from './sections';

export interface ReportPartProps extends PartProps {
  section: ReportSection;
  /** Stands right after it. */
  children?: ReactNode;
}

/** One section of the report, by its place in the list. */
export function ReportPart({ section, children, ...props }: ReportPartProps) {
  if (section.special) {
    const { id, title, Component } = section.special;
    return (
      <Section id={id} title={title} className="max-md:scroll-mt-12">
        <Component {...props} />
      </Section>
    );
  }
  return (
    <>
      <Part section={section} {...props} />
      {children}
    </>
  );
}

function Part({ section, ...props }: PartProps & { section: ReportSection & { special: null } }) {
  const { id, title } = section;
  const plan = props.view.report.resultNarrative?.developmentPlan;
  switch (id) {
    case 'areas':
      return <Areas id={id} {...props} />;
    case 'doctor':
      return <Doctor id={id} {...props} />;
    case 'insights':
      return <Insights id={id} {...props} />;
    case 'meaning':
      return <Meaning id={id} {...props} />;
    case 'strengths':
      return <Strengths id={id} {...props} />;
    case 'growth':
      return <Growth id={id} {...props} />;
    case 'plan':
      return <Weeks id={id} title={title} {...props} />;
    case 'steps':
      return plan ? <Steps id={id} plan={plan} {...props} /> : null;
    case 'checks':
      return <Checks id={id} {...props} />;
    case 'given':
      return <Given id={id} {...props} />;
    case 'scoring':
      return <HowScored id={id} {...props} />;
  }
}
