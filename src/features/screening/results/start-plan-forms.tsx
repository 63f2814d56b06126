import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { maxTaskLength, readStartPlan, type StartPlan } from '@/lib/assessments/start-plan';

/** The moment of a 'datetime-local' field in the person's own time zone; NaN when it is empty. */
const momentOf = (text: string) => new Date(text).getTime();
const minutesOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What a plan would be wrong in, by field. */
function faults(plan: StartPlan): Set<keyof StartPlan> {
  const sound: StartPlan = { task: '-', plannedAt: 0, predictedMin: 1, startedAt: null, actualMin: null };
  const fields = Object.keys(sound) as (keyof StartPlan)[];
  return new Set(fields.filter((field) => readStartPlan({ ...sound, [field]: plan[field] }) === null));
}

/** Names the task, its start and the time it should take. */
export function PlanForm({ onSave }: { onSave: (plan: StartPlan) => void }) {
  const { t } = useTranslation('screening');
  const [task, setTask] = useState('');
  const [planned, setPlanned] = useState('');
  const [predicted, setPredicted] = useState('');
  const plan: StartPlan = {
    task: task.trim(),
    plannedAt: momentOf(planned),
    predictedMin: minutesOf(predicted),
    startedAt: null,
    actualMin: null,
  };
  const form = useCheckedForm(plan, onSave);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-4 grid max-w-read gap-5">
      <Field
        label={t('startPlan.task')}
        hint={t('startPlan.taskHint')}
        required
        error={form.wrong('task') && t('startPlan.taskError')}
      >
        <Input value={task} maxLength={maxTaskLength} onChange={(event) => setTask(event.target.value)} />
      </Field>
      <Pair>
        <Field
          label={t('startPlan.planned')}
          required
          error={form.wrong('plannedAt') && t('startPlan.plannedError')}
        >
          <Input type="datetime-local" value={planned} onChange={(event) => setPlanned(event.target.value)} />
        </Field>
        <Field
          label={t('startPlan.predicted')}
          required
          error={form.wrong('predictedMin') && t('startPlan.predictedError')}
        >
          <Input
            inputMode="numeric"
            value={predicted}
            onChange={(event) => setPredicted(event.target.value)}
          />
        </Field>
      </Pair>
      <Button type="submit" variant="outline" data-action="keep-plan" className="justify-self-start">
        {t('startPlan.save')}
      </Button>
    </form>
  );
}

/** Reports what really happened. */
export function ReportForm({ plan, onSave }: { plan: StartPlan; onSave: (plan: StartPlan) => void }) {
  const { t } = useTranslation('screening');
  const [started, setStarted] = useState('');
  const [actual, setActual] = useState('');
  const reported: StartPlan = { ...plan, startedAt: momentOf(started), actualMin: minutesOf(actual) };
  const form = useCheckedForm(reported, onSave);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-4 grid gap-4">
      <p>{t('startPlan.notYet')}</p>
      <Pair>
        <Field
          label={t('startPlan.started')}
          required
          error={form.wrong('startedAt') && t('startPlan.startedError')}
        >
          <Input type="datetime-local" value={started} onChange={(event) => setStarted(event.target.value)} />
        </Field>
        <Field
          label={t('startPlan.actual')}
          required
          error={form.wrong('actualMin') && t('startPlan.actualError')}
        >
          <Input inputMode="numeric" value={actual} onChange={(event) => setActual(event.target.value)} />
        </Field>
      </Pair>
      <Button type="submit" variant="outline" data-action="report-plan" className="justify-self-start">
        {t('startPlan.saveReport')}
      </Button>
    </form>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}

/** Says what is wrong once somebody tried to save, with the focus on the first such field. */
function useCheckedForm(plan: StartPlan, onSave: (plan: StartPlan) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const wrong = faults(plan);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wrong.size === 0) {
      onSave(plan);
      return;
    }
    setTried(true);
    // After the messages are drawn.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  return { ref, submit, wrong: (field: keyof StartPlan) => tried && wrong.has(field) };
}
