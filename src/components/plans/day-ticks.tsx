import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { daysOfWeek, mayTick } from '@/lib/plans/dates';
import type { FocusPlan, PlanDate, PlanItem } from '@/lib/plans/plan';
import { isTicked } from '@/lib/plans/progress';
import { noonOf, useStepWords } from './use-step-words';

export interface DayTicksProps {
  plan: FocusPlan;
  item: PlanItem;
  today: PlanDate;
  /** Left out: they are read alone. */
  onTick?: ((day: PlanDate, on: boolean) => void) | undefined;
}

/** The seven days of the week of a step. A day that was can be ticked and unticked; one without a tick looks like any other. */
export function DayTicks({ plan, item, today, onTick }: DayTicksProps) {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const { nameOf, dayName } = useStepWords(plan);
  return (
    <fieldset className="grid min-w-0 grid-cols-7 gap-1 sm:gap-1.5">
      <legend className="sr-only">{t('days', { name: nameOf(item) })}</legend>
      {daysOfWeek(plan, item.week).map((day) => {
        const on = isTicked(item, day);
        const isOpen = onTick !== undefined && mayTick(plan, item, day, today);
        return (
          <button
            key={day}
            type="button"
            data-action="tick"
            data-day={day}
            aria-pressed={on}
            aria-current={day === today ? 'date' : undefined}
            disabled={!isOpen}
            onClick={() => onTick?.(day, !on)}
            className={cx(
              'grid min-h-13 min-w-0 cursor-pointer content-center justify-items-center rounded-m border-control text-sm leading-tight transition-colors disabled:cursor-default',
              on
                ? 'border-accent bg-accent text-on-accent'
                : isOpen
                  ? 'border-line-strong bg-surface hover:border-ink'
                  : 'border-line border-dashed text-ink-soft',
              day === today && !on && 'border-accent',
            )}
          >
            <span className="sr-only">{dayName(day)}</span>
            <span aria-hidden="true" className="max-w-full truncate text-[0.75rem]">
              {formats.weekday(noonOf(day))}
            </span>
            {on ? (
              <Check aria-hidden="true" className="size-5" strokeWidth={2.5} />
            ) : (
              <span aria-hidden="true" className={cx('tabular-nums', day === today && 'font-semibold')}>
                {formats.dayOfMonth(noonOf(day))}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
