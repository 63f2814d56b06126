import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { FocusPlan, PlanDate } from '@/lib/plans/plan';
import { nextStep, progressOf } from '@/lib/plans/progress';
import { noonOf, useStepWords } from './use-step-words';

export interface NextPlanStepProps {
  /** One that is active. */
  plan: FocusPlan;
  today: PlanDate;
  onTick: (itemId: string, on: boolean) => void;
  /** Only one button of a screen is filled. */
  quiet?: boolean;
  level?: 2 | 3;
}

/** Where the whole plan stands. */
export const wholePlanHref = `${paths.trainingHub}#plan`;

/** The step of a plan that is next, with its tick for today and the way to it; says when nothing is asked. */
export function NextPlanStep({ plan, today, onTick, quiet = false, level = 2 }: NextPlanStepProps) {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const { nameOf, lengthOf, wayOf, lang } = useStepWords(plan);
  const { week } = progressOf(plan, today);
  const next = nextStep(plan, today);
  const Heading = `h${level}` as const;
  const standing =
    week === 0
      ? t('begins', { date: formats.fullDay(noonOf(plan.starts_on)) })
      : t(week > plan.weeks ? 'over' : 'nothingOpen');
  const way = next && !next.today ? wayOf(next.item) : null;
  const length = next ? lengthOf(next.item) : null;
  return (
    <div data-part="next-step" className="grid justify-items-start gap-3">
      <p className="eyebrow">
        {t('next')}
        {next ? ` · ${t('weekOf', { week, weeks: plan.weeks })}` : ''}
      </p>
      {next ? (
        <div>
          <Heading className="font-serif text-lg leading-snug">
            {nameOf(next.item)}
            {length === null ? null : (
              <span className="font-sans text-base font-normal text-ink-soft"> · {length}</span>
            )}
          </Heading>
          <p lang={lang} className="text-ink-soft">
            {next.item.cadence_text}
          </p>
        </div>
      ) : (
        <Heading className="font-serif text-lg leading-snug">{standing}</Heading>
      )}
      <p role="status" className="empty:hidden">
        {next?.today ? t('doneToday') : ''}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {way ? (
          <ButtonLink to={way.to} variant={quiet ? 'outline' : 'filled'} data-action="open-step">
            {way.label}
          </ButtonLink>
        ) : null}
        {next ? (
          <Button
            variant="outline"
            data-action="tick-today"
            onClick={() => onTick(next.item.id, !next.today)}
          >
            {next.today ? <Check aria-hidden="true" /> : null}
            {t(next.today ? 'tickedToday' : 'tickToday')}
          </Button>
        ) : null}
        <Link to={wholePlanHref} className="link inline-flex min-h-11 items-center" data-action="whole-plan">
          {t('whole')}
        </Link>
      </div>
    </div>
  );
}
