import type { ReactNode } from 'react';
import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { textLanguage } from '@/lib/reports/view';
import type { ReportSection } from '../special/sections';
import type { PartProps } from '../special/types';
import { Areas } from './areas';
import { Given } from './given';
import { Meaning } from './meaning';
import { Steps, Weeks } from './plan';
import { HowScored } from './scoring';
import { Growth, Strengths } from './strengths';

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

/** At most five sentences about the numbers; left out when they could not be built. */
function Insights({ view, texts, id }: PartProps & { id: string }) {
  return (
    <Section id={id} title={texts.say('sections.insights', view)} className="max-md:scroll-mt-12">
      <ul className="grid gap-2.5">
        {view.insights.map((insight) => (
          <li key={insight.id} data-insight={insight.id} className="border-s-2 border-line ps-4">
            {texts.message(insight, view)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The same words in every band of the memory check. */
function Doctor({ texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  return (
    <Section id={id} title={t('sections.doctor')} className="max-md:scroll-mt-12">
      <Card tone="tint" className="grid gap-3">
        <p>{t('words.memoryDoctor')}</p>
        <p className="font-semibold">{t('tests:results.memoryUrgent')}</p>
        <p>{t('words.dementia')}</p>
      </Card>
    </Section>
  );
}

/** A test, a talk or a visit that the numbers suggest; never the name of a condition. */
function Checks({ view, texts, id }: PartProps & { id: string }) {
  const { diagnosticSuggestions, suggestionsNote } = view.report;
  return (
    <Section id={id} title={texts.t('sections.checks')} className="max-md:scroll-mt-12">
      <ul
        lang={textLanguage(view, texts.language)}
        className="grid list-disc gap-2.5 ps-5 marker:text-ink-soft"
      >
        {diagnosticSuggestions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {suggestionsNote ? (
        <p className="mt-3 text-sm text-ink-soft">{texts.message(suggestionsNote, view)}</p>
      ) : null}
    </Section>
  );
}
