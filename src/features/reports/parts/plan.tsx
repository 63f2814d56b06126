import { Link } from 'react-router';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import type { Narrative } from '@/lib/reports/content-schema';
import { briefFocus, cadenceMessage, type PlanItem, type PlanWeek } from '@/lib/reports/plan';
import { hasWeeks, textLanguage } from '../report-view';
import type { ReportTexts } from '../texts';
import type { PartProps } from './report-header';

/** Four weeks side by side; every entry opens its exercise. */
export function Weeks({ view, texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  return (
    <Section id={id} title={t('sections.plan')} className="max-md:scroll-mt-12">
      <p className="mb-4">{t('plan.text')}</p>
      <ol
        data-part="weeks"
        className="grid gap-px overflow-hidden rounded-m border border-line bg-line sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4"
      >
        {view.report.weeks.map((week) => (
          <Week key={week.week} week={week} texts={texts} lang={textLanguage(view, texts.language)} />
        ))}
      </ol>
      <HubLink view={view} texts={texts} />
    </Section>
  );
}

interface WeekProps {
  week: PlanWeek;
  texts: ReportTexts;
  lang: string | undefined;
}

function Week({ week, texts, lang }: WeekProps) {
  return (
    <li className="bg-surface p-4">
      <h3 className="text-base">{texts.t('plan.week', { number: texts.count(week.week) })}</h3>
      <ul className="mt-2 grid gap-3">
        {week.items.map((item) => (
          <li key={item.title} className="text-sm">
            <Link to={item.link} lang={titleLanguage(item, texts, lang)} className="link font-semibold">
              {item.title}
            </Link>
            <Cadence item={item} texts={texts} lang={lang} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The brief focus keeps its English name in every language. */
function titleLanguage(item: PlanItem, texts: ReportTexts, lang: string | undefined): string | undefined {
  if (item !== briefFocus) return lang;
  return texts.language === 'en' ? undefined : 'en';
}

function Cadence({ item, texts, lang }: { item: PlanItem } & Omit<WeekProps, 'week'>) {
  const own = cadenceMessage(item);
  return (
    <span lang={own ? undefined : lang} className="block text-ink-soft">
      {own ? texts.message(own) : item.cadence}
    </span>
  );
}

/** The steps that go with the overall result; the whole plan when every area is Low. */
export function Steps({
  view,
  texts,
  id,
  plan,
}: PartProps & { id: string; plan: Narrative['developmentPlan'] }) {
  const lang = textLanguage(view, texts.language);
  const { allLow } = view.report;
  return (
    <Section id={id} title={<span lang={lang}>{plan.title}</span>} className="max-md:scroll-mt-12">
      {allLow ? <p className="mb-4">{texts.t('plan.low')}</p> : null}
      <ol data-part="steps" className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-accent">
        {plan.steps.map((step) => (
          <li key={step.action} className="ps-1">
            <span lang={lang}>{step.action}</span>
            <Tools tools={step.tools} texts={texts} />
          </li>
        ))}
      </ol>
      {hasWeeks(view) ? null : <HubLink view={view} texts={texts} />}
    </Section>
  );
}

function Tools({ tools, texts }: { tools: readonly string[]; texts: ReportTexts }) {
  const known = tools.flatMap((tool) => {
    const name = texts.exercise(tool);
    return name === null ? [] : [{ tool, name }];
  });
  if (known.length === 0) return null;
  return (
    <span className="ms-1.5 inline-flex flex-wrap gap-x-3">
      {known.map(({ tool, name }) => (
        <Link key={tool} to={href(paths.exerciseIntro, { exerciseId: tool })} className="link">
          {name}
        </Link>
      ))}
    </span>
  );
}

function HubLink({ view, texts }: PartProps) {
  const isVisitors = view.attempt.owned !== true;
  return (
    <ButtonLink
      to={paths.trainingHub}
      variant={isVisitors ? 'outline' : 'filled'}
      data-print="hide"
      className="mt-6"
    >
      {texts.message({ key: 'callToAction.other', params: {} })}
    </ButtonLink>
  );
}
