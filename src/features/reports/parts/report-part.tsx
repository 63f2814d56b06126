import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { textLanguage } from '@/lib/reports/view';
import type { ReportSection } from '../special/sections';
import type { PartProps } from '../special/types';
import { insightText } from '../words/insight-text';
import type { ReportTexts } from '../words/texts';
import { Areas } from './areas';
import { Given } from './given';
import { Meaning } from './meaning';
import { PartSection, type SectionPartProps } from './part-section';
import { Steps, Weeks } from './plan';
import { HowScored } from './scoring';
import { Growth, Strengths } from './strengths';
import { TextList } from './text-list';

export interface ReportPartProps extends PartProps {
  section: ReportSection;
  /** Nobody owns the attempt and nobody is signed in: that it can be kept is said after this part. */
  showKeep: boolean;
  /** Only its heading shows until it is opened. */
  folded?: boolean;
}

/** One section of the report, by its place in the list. */
export function ReportPart({ section, showKeep, folded = false, ...props }: ReportPartProps) {
  if (section.special) {
    const { id, title, Component } = section.special;
    // One sentence needs no heading of its own in sight.
    if (id === 'child-sharing' && !folded)
      return (
        <section id={id} aria-label={title} className="-mb-3 scroll-mt-6 sm:-mt-3 max-md:scroll-mt-12">
          <Component {...props} />
        </section>
      );
    return (
      <PartSection id={id} title={title} folded={folded}>
        <Component {...props} />
      </PartSection>
    );
  }
  return (
    <>
      <Part section={section} folded={folded} {...props} />
      {showKeep ? <KeepCard texts={props.texts} /> : null}
    </>
  );
}

interface BuiltInProps extends PartProps {
  section: ReportSection & { special: null };
  folded: boolean;
}

function Part({ section, ...props }: BuiltInProps) {
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

/** At most five sentences about the numbers, and what the answers say as a whole. */
function Insights({ view, texts, id, folded }: SectionPartProps) {
  const { t } = texts;
  const lang = textLanguage(view, texts.language);
  // Written for the person: nobody else reads it.
  const whole = view.reader.audience === 'owner' ? view.report.resultNarrative : null;
  return (
    <PartSection id={id} title={texts.say('sections.insights', view)} folded={folded}>
      <ul className="grid gap-2.5">
        {view.insights.map((insight) => (
          <li key={insight.id} data-insight={insight.id} className="border-s-2 border-line ps-4">
            {insightText(insight, view, texts)}
          </li>
        ))}
      </ul>
      {whole ? (
        <div data-part="whole" className="mt-6 grid gap-5">
          <TextList
            level={3}
            title={texts.say('meaning.observed', view)}
            items={whole.observedBehaviors}
            lang={lang}
          />
          <TextList level={3} title={t('meaning.traits')} items={whole.traits} lang={lang} />
          <TextList level={3} title={t('meaning.challenges')} items={whole.challenges} lang={lang} />
          <TextList level={3} title={t('meaning.examples')} items={whole.realLifeExamples} lang={lang} />
        </div>
      ) : null}
    </PartSection>
  );
}

/** The same words in every band of the memory check. */
function Doctor({ texts, id, folded }: SectionPartProps) {
  const { t } = texts;
  return (
    <PartSection id={id} title={t('sections.doctor')} folded={folded}>
      <Card tone="tint" className="grid gap-3">
        <p>{t('words.memoryDoctor')}</p>
        <p className="font-semibold">{t('tests:results.memoryUrgent')}</p>
        <p>{t('words.dementia')}</p>
      </Card>
    </PartSection>
  );
}

/** A test, a talk or a visit that the numbers suggest; never the name of a condition. */
function Checks({ view, texts, id, folded }: SectionPartProps) {
  const { diagnosticSuggestions, suggestionsNote } = view.report;
  return (
    <PartSection id={id} title={texts.t('sections.checks')} folded={folded}>
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
    </PartSection>
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
