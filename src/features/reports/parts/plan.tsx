import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import type { Narrative } from '@/lib/reports/content-schema';
import { textLanguage } from '@/lib/reports/view';
import { briefFocus, cadenceMessage, type WeekPlanCycle, type WeekPlanItem } from '@/lib/reports/week-plan';
import type { PartProps } from '../special/types';
import type { ReportTexts } from '../words/texts';
import { CallToAction } from './call-to-action';

/** The weeks side by side; every entry opens its exercise. With Premium a second time, after a review. */
export function Weeks({ view, texts, id, title }: PartProps & { id: string; title: string }) {
  const { t } = texts;
  const { cycles } = view;
  return (
    <Section id={id} title={title} className="max-md:scroll-mt-12">
      <p className="mb-4">{texts.say('plan.text', view)}</p>
      {cycles.map((cycle, index) => (
        <div key={cycle[0]?.week} data-part="cycle">
          {index > 0 ? <Review week={(cycle[0]?.week ?? 1) - 1} texts={texts} /> : null}
          {cycles.length > 1 ? (
            <h3 className="mb-3 text-base">
              {t('plan.cycle', {
                from: texts.count(cycle[0]?.week ?? 1),
                to: texts.count(cycle.at(-1)?.week ?? 1),
              })}
            </h3>
          ) : null}
          <ol
            data-part="weeks"
            className="grid gap-px overflow-hidden rounded-m border border-line bg-line sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4"
          >
            {cycle.map((week) => (
              <Week
                key={week.week}
                week={week}
                level={cycles.length > 1 ? 4 : 3}
                texts={texts}
                lang={textLanguage(view, texts.language)}
              />
            ))}
          </ol>
        </div>
      ))}
      <CallToAction view={view} texts={texts} />
    </Section>
  );
}

function Review({ week, texts }: { week: number; texts: ReportTexts }) {
  const { t } = texts;
  return (
    <div data-part="review" className="my-6 border-s-2 border-accent ps-4">
      <h3 className="text-base">{t('plan.review', { week: texts.count(week) })}</h3>
      <p className="mt-1">{t('plan.reviewText')}</p>
    </div>
  );
}

interface WeekProps {
  week: WeekPlanCycle[number];
  level: 3 | 4;
  texts: ReportTexts;
  lang: string | undefined;
}

function Week({ week, level, texts, lang }: WeekProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="bg-surface p-4">
      <Heading className="font-serif text-base font-semibold">
        {texts.t('plan.week', { number: texts.count(week.week) })}
      </Heading>
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
function titleLanguage(item: WeekPlanItem, texts: ReportTexts, lang: string | undefined): string | undefined {
  if (item !== briefFocus) return lang;
  return texts.language === 'en' ? undefined : 'en';
}

function Cadence({ item, texts, lang }: { item: WeekPlanItem } & Pick<WeekProps, 'texts' | 'lang'>) {
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
      {allLow ? <p className="mb-4">{texts.say('plan.low', view)}</p> : null}
      <ol data-part="steps" className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-accent">
        {plan.steps.map((step) => (
          <li key={step.action} className="ps-1">
            <span lang={lang}>{step.action}</span>
            <Tools tools={step.tools} texts={texts} />
          </li>
        ))}
      </ol>
      {view.cycles.length > 0 ? null : <CallToAction view={view} texts={texts} />}
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
