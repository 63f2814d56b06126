import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormats } from '@/i18n/use-formats';
import type { PlanChange } from '@/lib/plans/change';
import type { FocusPlan, PlanDate } from '@/lib/plans/plan';
import { isSettled, itemsOfWeek, progressOf, rangeOfWeek, shownWeek } from '@/lib/plans/progress';
import { PlanStep } from './plan-step';
import type { StepMore } from './step-options';
import { noonOf } from './use-step-words';

export interface PlanBoardProps {
  plan: FocusPlan;
  today: PlanDate;
  /** Left out: it is read alone. */
  onChange?: ((change: PlanChange) => void) | undefined;
  more?: StepMore | undefined;
  /** Stands under the weeks: where the plan is kept. */
  note?: ReactNode;
  /** How much of it: a part of another page shows the present week, with or without the way to end the plan. */
  parts?: 'all' | 'week' | 'week-and-end';
}

/** First week of the second cycle, before which somebody looks back. */
const secondCycle = 5;

/** A plan: the present week open, the others a row each. One that is over is read alone. */
export function PlanBoard({ plan, today, onChange, more: offered, note, parts = 'all' }: PlanBoardProps) {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const shown = shownWeek(plan, today);
  const { week, finished } = progressOf(plan, today);
  const isActive = plan.status === 'active';
  const change = isActive ? onChange : undefined;
  const more = isActive ? offered : undefined;
  const others = Array.from({ length: plan.weeks }, (_, index) => index + 1).filter((each) => each !== shown);
  return (
    <div data-part="kept-plan" data-status={plan.status} className="grid gap-5">
      {isActive ? null : (
        <p>
          {t(plan.status === 'completed' ? 'completedOn' : 'endedOn', {
            date: formats.date(plan.ended_at ?? plan.accepted_at),
          })}
        </p>
      )}
      {isActive && week === 0 ? (
        <p>{t('begins', { date: formats.fullDay(noonOf(plan.starts_on)) })}</p>
      ) : null}
      {isActive && week > plan.weeks ? <p>{t('over')}</p> : null}
      <Card tone={isActive ? 'tint' : 'plain'} data-part="week-now">
        <WeekHead plan={plan} week={shown} className="mb-4" />
        <WeekSteps plan={plan} week={shown} today={today} level={4} onChange={change} more={more} />
      </Card>
      {parts === 'all' ? (
        <div>
          <h3 className="mb-1 text-base">{t('otherWeeks')}</h3>
          {others.map((each) => (
            <Fragment key={each}>
              {each === secondCycle && plan.weeks > each ? (
                <p className="py-3 text-ink-soft">{t('review')}</p>
              ) : null}
              <OtherWeek plan={plan} week={each} today={today} onChange={change} more={more} />
            </Fragment>
          ))}
        </div>
      ) : null}
      {note}
      {change && parts !== 'week' ? (
        <EndPlan finished={finished} onEnd={() => change({ type: 'end' })} />
      ) : null}
    </div>
  );
}

interface WeekProps {
  plan: FocusPlan;
  week: number;
  today: PlanDate;
  onChange?: PlanBoardProps['onChange'];
  more?: StepMore | undefined;
}

function useRange(plan: FocusPlan, week: number): string {
  const formats = useFormats();
  const { first, last } = rangeOfWeek(plan, week);
  return formats.dayRange(noonOf(first), noonOf(last));
}

function WeekHead({ plan, week, className }: { plan: FocusPlan; week: number; className?: string }) {
  const { t } = useTranslation('plans');
  const range = useRange(plan, week);
  return (
    <h3 className={cx('flex flex-wrap items-baseline justify-between gap-x-4 text-base', className)}>
      {t('weekOf', { week, weeks: plan.weeks })}
      <span className="font-sans text-sm font-normal text-ink-soft">{range}</span>
    </h3>
  );
}

function WeekSteps({ plan, week, today, level, onChange, more }: WeekProps & { level: 4 | 5 }) {
  const { t } = useTranslation('plans');
  const items = itemsOfWeek(plan, week);
  return (
    <>
      {items.length === 0 ? <p className="text-ink-soft">{t('emptyWeek')}</p> : null}
      <ul className="grid divide-y divide-line empty:hidden">
        {items.map((item) => (
          <PlanStep
            key={item.id}
            plan={plan}
            item={item}
            today={today}
            level={level}
            onChange={onChange}
            more={more}
          />
        ))}
      </ul>
      {more?.add ? (
        <Button
          variant="outline"
          size="sm"
          data-action="add-step"
          className="mt-4 print:hidden"
          onClick={() => more.add?.(week)}
        >
          {t('addStep')}
        </Button>
      ) : null}
    </>
  );
}

function OtherWeek({ plan, week, today, onChange, more }: WeekProps) {
  const { t } = useTranslation('plans');
  const range = useRange(plan, week);
  const items = itemsOfWeek(plan, week);
  const settled = items.filter(isSettled).length;
  return (
    <details data-part="other-week" className="group border-b border-line">
      <summary className="flex min-h-13 list-none flex-wrap items-center gap-x-4 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h4 className="text-base font-semibold">{t('weekOf', { week, weeks: plan.weeks })}</h4>
        <span className="text-sm text-ink-soft">{range}</span>
        <span className="ms-auto flex items-center gap-3 text-sm text-ink-soft">
          {settled > 0 ? t('settled', { done: settled, count: items.length }) : null}
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 transition-[rotate] group-open:rotate-45 print:hidden"
          />
        </span>
      </summary>
      <div className="pt-2 pb-5">
        <WeekSteps plan={plan} week={week} today={today} level={5} onChange={onChange} more={more} />
      </div>
    </details>
  );
}

/** Ending asks first; finishing what is done does not. */
function EndPlan({ finished, onEnd }: { finished: boolean; onEnd: () => void }) {
  const { t } = useTranslation(['plans', 'common']);
  const [asking, setAsking] = useState(false);
  if (finished) {
    return (
      <div className="print:hidden">
        <Button data-action="complete-plan" onClick={onEnd}>
          {t('complete')}
        </Button>
      </div>
    );
  }
  return (
    <div className="-ms-1 print:hidden">
      <Button variant="link" size="sm" data-action="end-plan" onClick={() => setAsking(true)}>
        {t('end')}
      </Button>
      <AlertDialogOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t('endTitle')}
        description={t('endText')}
        cancelLabel={t('common:cancel')}
        confirmLabel={t('end')}
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
      />
    </div>
  );
}
