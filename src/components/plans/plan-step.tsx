import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import type { PlanChange } from '@/lib/plans/change';
import type { FocusPlan, PlanDate, PlanItem } from '@/lib/plans/plan';
import { doneCount, statusOf, wantedCount } from '@/lib/plans/progress';
import { DayTicks } from './day-ticks';
import { type StepMore, StepOptions } from './step-options';
import { useStepWords } from './use-step-words';

export interface PlanStepProps {
  plan: FocusPlan;
  item: PlanItem;
  today: PlanDate;
  level: 4 | 5;
  /** Left out: it is read alone. */
  onChange?: ((change: PlanChange) => void) | undefined;
  more?: StepMore | undefined;
}

/** One step of a week: what it is, its days, and the way to it. */
export function PlanStep({ plan, item, today, level, onChange, more }: PlanStepProps) {
  const { t } = useTranslation('plans');
  const { nameOf, lengthOf, wayOf, lang } = useStepWords(plan);
  const Heading = `h${level}` as const;
  const status = statusOf(item);
  const way = status === 'skipped' || !onChange ? null : wayOf(item);
  const length = lengthOf(item);
  return (
    <li
      data-part="step"
      data-step={item.part}
      data-status={status}
      className="grid gap-3 py-5 first:pt-0 last:pb-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">{t(item.part)}</p>
          <Heading className="font-serif text-lg leading-snug">
            {nameOf(item)}
            {length === null ? null : (
              <span className="font-sans text-base font-normal text-ink-soft"> · {length}</span>
            )}
          </Heading>
          <p lang={lang} className="text-ink-soft">
            {item.cadence_text}
          </p>
        </div>
        {way ? (
          <ButtonLink
            to={way.to}
            variant="outline"
            size="sm"
            data-action="open-step"
            className="print:hidden"
          >
            {way.label}
          </ButtonLink>
        ) : null}
      </div>
      {status === 'skipped' ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="text-ink-soft">{t('skipped')}</p>
          {onChange ? (
            <Button
              variant="link"
              size="sm"
              data-action="unskip"
              onClick={() => onChange({ type: 'unskip', itemId: item.id })}
            >
              {t('unskip')}
            </Button>
          ) : null}
        </div>
      ) : (
        <>
          <DayTicks
            plan={plan}
            item={item}
            today={today}
            onTick={onChange && ((day, on) => onChange({ type: 'tick', itemId: item.id, day, on }))}
          />
          <p role="status" className="text-sm text-ink-soft">
            {standing(item)}
          </p>
          {onChange && status === 'open' ? (
            <StepOptions plan={plan} item={item} onChange={onChange} more={more} />
          ) : null}
        </>
      )}
    </li>
  );

  function standing(step: PlanItem): string {
    if (status === 'done') return t('doneWeek');
    if (step.times_per_week === null) return t('once');
    return t('daysOf', { done: doneCount(step), count: wantedCount(step) });
  }
}
