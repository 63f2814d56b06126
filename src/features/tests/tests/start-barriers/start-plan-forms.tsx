import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import {
  maxTaskLength,
  newPlanSchema,
  planReportSchema,
  type StartPlan,
} from '@/lib/assessments/tests/start-barriers/start-plan';

/** A moment in the person's own time zone; NaN when it is empty. */
const moment = {
  type: 'datetime-local',
  read: (text: string) => new Date(text).getTime(),
  required: true,
} as const;
const minutes = {
  inputMode: 'numeric',
  read: (text: string) => (text.trim() === '' ? Number.NaN : Number(text)),
  required: true,
} as const;

/** Names the task, its start and the time it should take. */
export function StartPlanForm({ onSave }: { onSave: (plan: StartPlan) => void }) {
  const { t } = useTranslation('tests');
  const form = useHouseForm(newPlanSchema, { defaults: { task: '' } });
  return (
    <Form
      form={form}
      onSubmit={(plan) => onSave({ ...plan, startedAt: null, actualMin: null })}
      className="mt-4 grid max-w-read gap-5"
    >
      <FormField
        form={form}
        name="task"
        label={t('startPlan.task')}
        hint={t('startPlan.taskHint')}
        maxLength={maxTaskLength}
        required
      />
      <Pair>
        <FormField {...moment} form={form} name="plannedAt" label={t('startPlan.planned')} />
        <FormField {...minutes} form={form} name="predictedMin" label={t('startPlan.predicted')} />
      </Pair>
      <Button type="submit" variant="outline" data-action="keep-plan" className="justify-self-start">
        {t('startPlan.save')}
      </Button>
    </Form>
  );
}

/** Reports what really happened. */
export function ReportForm({ plan, onSave }: { plan: StartPlan; onSave: (plan: StartPlan) => void }) {
  const { t } = useTranslation('tests');
  const form = useHouseForm(planReportSchema, { defaults: {} });
  return (
    <Form form={form} onSubmit={(report) => onSave({ ...plan, ...report })} className="mt-4 grid gap-4">
      <p>{t('startPlan.notYet')}</p>
      <Pair>
        <FormField {...moment} form={form} name="startedAt" label={t('startPlan.started')} />
        <FormField {...minutes} form={form} name="actualMin" label={t('startPlan.actual')} />
      </Pair>
      <Button type="submit" variant="outline" data-action="report-plan" className="justify-self-start">
        {t('words.compare')}
      </Button>
    </Form>
  );
}

/** Two fields side by side. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}
