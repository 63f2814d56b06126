import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import type { StartPlan as Plan } from '@/lib/assessments/tests/start-barriers/start-plan';
import { ReportForm, StartPlanForm } from './start-plan-forms';
import { StartPlanOutcome } from './start-plan-outcome';
import { keepStartPlan, loadStartPlan } from './start-plan-store';

/** One postponed task: planned first, reported later, compared then. Optional, and on this device only. */
export function StartPlan({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const [plan, setPlan] = useState(() => loadStartPlan(attemptId));
  const [kept, setKept] = useState(true);

  function keep(next: Plan | null, title: string): void {
    const isKept = keepStartPlan(attemptId, next);
    setPlan(next);
    setKept(isKept);
    if (isKept) toast({ title });
  }

  return (
    <Section title={t('startPlan.title')}>
      <p className="max-w-read text-ink-soft">{t('startPlan.text')}</p>
      <p role="status" className="mt-2 text-sm font-medium text-danger">
        {kept ? null : t('startPlan.notKept')}
      </p>
      {plan === null ? <StartPlanForm onSave={(next) => keep(next, t('startPlan.saved'))} /> : null}
      {plan === null ? null : (
        <div data-slot="start-plan" className="mt-2 border-s-4 border-mark ps-4">
          <p className="font-semibold wrap-anywhere">{plan.task}</p>
          <p className="text-sm text-ink-soft">
            {t('startPlan.plannedLine', {
              date: formats.mediumMoment(plan.plannedAt),
              minutes: formats.duration(plan.predictedMin, 'minute'),
            })}
          </p>
          {plan.startedAt === null ? (
            <ReportForm plan={plan} onSave={(next) => keep(next, t('startPlan.saved'))} />
          ) : (
            <StartPlanOutcome plan={plan} />
          )}
          <button
            type="button"
            data-action="delete-plan"
            className="link mt-2 min-h-11 cursor-pointer text-sm"
            onClick={() => keep(null, t('startPlan.removed'))}
          >
            {t('startPlan.remove')}
          </button>
        </div>
      )}
    </Section>
  );
}
