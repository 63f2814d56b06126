import { Suspense, useContext } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { href, paths } from '@/config/paths';
import { useWide } from '@/hooks/use-wide';
import { isExerciseId } from '@/lib/exercises/ids';
import type { Narrative } from '@/lib/reports/content-schema';
import { type StepUnlock, stepUnlock } from '@/lib/reports/unlock';
import { textLanguage } from '@/lib/reports/view';
import { cadenceMessage, type WeekPlanCycle, type WeekPlanItem } from '@/lib/reports/week-plan';
import { PlanSlot } from '../plan-slot';
import type { PartProps } from '../special/types';
import { planItemWords } from '../words/plan-item';
import type { ReportTexts } from '../words/texts';
import { unlockText } from '../words/unlock-text';
import { CallToAction } from './call-to-action';
import { Fold } from './fold';
import { PartSection, type SectionPartProps } from './part-section';

/** The weeks side by side, or the plan that is kept; every entry opens its exercise. With Premium a second time, after a review. */
export function Weeks({ view, texts, id, title, folded }: SectionPartProps & { title: string }) {
  const Kept = useContext(PlanSlot);
  const proposed = <ProposedWeeks view={view} texts={texts} />;
  return (
    <PartSection id={id} title={title} folded={folded}>
      {Kept ? (
        <Suspense fallback={proposed}>
          <Kept view={view}>{proposed}</Kept>
        </Suspense>
      ) : (
        proposed
      )}
      <CallToAction view={view} texts={texts} />
    </PartSection>
  );
}

function ProposedWeeks({ view, texts }: PartProps) {
  const { t } = texts;
  const { cycles } = view;
  return (
    <>
      <p className="mb-4">
        {texts.say('plan.text', view)}
        {view.reader.audience === 'owner' && !view.reader.signedIn ? (
          <span className="block">{t('plan.account')}</span>
        ) : null}
      </p>
      {cycles.map((cycle, index) => {
        const title = t('plan.cycle', {
          from: texts.count(cycle[0]?.week ?? 1),
          to: texts.count(cycle.at(-1)?.week ?? 1),
        });
        if (index === 0)
          return (
            <div key={title} data-part="cycle">
              {cycles.length > 1 ? <h3 className="mb-3 text-base">{title}</h3> : null}
              <CycleWeeks cycle={cycle} view={view} texts={texts} />
            </div>
          );
        // What comes after a review is read when its time comes.
        return (
          <div key={title} data-part="cycle" className="mt-4">
            <Fold title={<CycleTitle>{title}</CycleTitle>} printsTitle>
              <Review week={(cycle[0]?.week ?? 1) - 1} texts={texts} />
              <WeekList cycle={cycle} view={view} texts={texts} />
            </Fold>
          </div>
        );
      })}
    </>
  );
}

const CycleTitle = ({ children }: { children: string }) => (
  <span role="heading" aria-level={3}>
    {children}
  </span>
);

/** The weeks side by side; where there is room for one only, that of now, and the others under a row that opens. */
function CycleWeeks({ cycle, view, texts }: { cycle: WeekPlanCycle } & PartProps) {
  const wide = useWide('md');
  const [first, second] = cycle;
  if (wide || !first || !second) return <WeekList cycle={cycle} view={view} texts={texts} />;
  const later = texts.t('plan.cycle', {
    from: texts.count(second.week),
    to: texts.count(cycle.at(-1)?.week ?? second.week),
  });
  return (
    <>
      <WeekList cycle={[first]} view={view} texts={texts} />
      <Fold look="area" title={later}>
        <WeekList cycle={cycle.slice(1)} view={view} texts={texts} />
      </Fold>
    </>
  );
}

function WeekList({ cycle, view, texts }: { cycle: WeekPlanCycle } & PartProps) {
  return (
    <ol
      data-part="weeks"
      className="grid gap-px overflow-hidden rounded-m border border-line bg-line sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4"
    >
      {cycle.map((week) => (
        <Week
          key={week.week}
          week={week}
          level={view.cycles.length > 1 ? 4 : 3}
          texts={texts}
          lang={textLanguage(view, texts.language)}
        />
      ))}
    </ol>
  );
}

function Review({ week, texts }: { week: number; texts: ReportTexts }) {
  const { t } = texts;
  return (
    <div data-part="review" className="mb-6 border-s-2 border-accent ps-4">
      <h4 className="text-base">{t('plan.review', { week: texts.count(week) })}</h4>
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
          <li key={item.title} className="flex items-start gap-3 text-sm lg:flex-col lg:gap-1">
            <ItemDrawing link={planItemWords(item, texts).link} />
            <div className="min-w-0">
              <ItemTitle item={item} texts={texts} lang={lang} />
              <Cadence item={item} texts={texts} lang={lang} />
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The drawing of the exercise an entry leads to; nothing where it leads elsewhere. */
function ItemDrawing({ link }: { link: string }) {
  const [, , id] = link.split(/[/?#]/);
  return isExerciseId(id) ? (
    <Drawing shapes={exerciseDrawings[id]} size="list" className="print:hidden" />
  ) : null;
}

function ItemTitle({ item, texts, lang }: { item: WeekPlanItem } & Pick<WeekProps, 'texts' | 'lang'>) {
  const { title, link, own } = planItemWords(item, texts);
  return (
    <Link to={link} lang={own ? undefined : lang} className="link font-semibold">
      {title}
    </Link>
  );
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
  folded,
  plan,
}: SectionPartProps & { plan: Narrative['developmentPlan'] }) {
  const lang = textLanguage(view, texts.language);
  const { allLow } = view.report;
  return (
    <PartSection id={id} title={<span lang={lang}>{plan.title}</span>} folded={folded}>
      {allLow ? <p className="mb-4">{texts.say('plan.low', view)}</p> : null}
      <ol data-part="steps" className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-accent">
        {plan.steps.map((step) => (
          <li key={step.action} className="ps-1">
            <span lang={lang}>{step.action}</span>
            <Tools tools={step.tools} texts={texts} />
            <Unlock unlock={stepUnlock(step, view)} texts={texts} />
          </li>
        ))}
      </ol>
      {view.cycles.length > 0 ? null : <CallToAction view={view} texts={texts} />}
    </PartSection>
  );
}

/** Which plan opens the step, to a reader who does not have it. */
function Unlock({ unlock, texts }: { unlock: StepUnlock | null; texts: ReportTexts }) {
  return unlock === null ? null : (
    <span data-part="unlock" className="block text-sm text-ink-soft">
      {unlockText(unlock, texts)}
    </span>
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
