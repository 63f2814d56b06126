import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { exercises } from '@/lib/cognitive/registry';
import type { PlanChange } from '@/lib/plans/change';
import { lengthsOf, ownTask, type StepForm, stepFormOf, stepOfForm } from '@/lib/plans/custom-step';
import type { FocusPlan, PlanItem } from '@/lib/plans/plan';
import { secondMs } from '@/lib/time';

const undoMs = 10 * secondMs;

/** What is asked about: a step, or one more of a week. */
export interface AskedStep {
  readonly week: number;
  readonly item: PlanItem | null;
  readonly opener: HTMLElement | null;
}

export interface StepDialogProps {
  plan: FocusPlan;
  asked: AskedStep;
  onChange: (change: PlanChange) => void;
  onClose: () => void;
}

/** A step of a plan of one's own: what it is, when, how often and how long. */
export function StepDialog({ plan, asked: { week, item, opener }, onChange, onClose }: StepDialogProps) {
  const { t } = useTranslation(['plans', 'training', 'common']);
  const formats = useFormats();
  const [form, setForm] = useState<StepForm>(() => stepFormOf(item, week));
  const [missing, setMissing] = useState(false);
  const set = (change: Partial<StepForm>) => setForm((present) => ({ ...present, ...change }));
  const isTask = form.what === ownTask;
  const weeks = Array.from({ length: plan.weeks }, (_, index) => index + 1);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = stepOfForm(form, {
      nameOf: (id) => t(`training:exercise.${id}.name`),
      cadenceOf: (times) => (times === null ? t('whenItFits') : t('timesAWeek', { count: times })),
    });
    if (step === null) {
      setMissing(true);
      return;
    }
    const where = { week: form.week, step };
    onChange(
      item
        ? { type: 'edit', itemId: item.id, ...where }
        : { type: 'add', itemId: crypto.randomUUID(), ...where },
    );
    onClose();
  };
  const remove = (itemId: string) => {
    onChange({ type: 'remove', itemId });
    onClose();
    toast({
      title: t('takenOut'),
      durationMs: undoMs,
      action: {
        label: t('common:words.undo'),
        altText: t('takenOutHint'),
        onSelect: () => onChange({ type: 'restore', itemId }),
      },
    });
  };

  return (
    <QuestionDialog title={t(item ? 'edit' : 'addStep')} opener={opener} onClose={onClose}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Field label={t('what')}>
          <NativeSelect
            value={form.what}
            data-field="what"
            onChange={({ target }) => set({ what: target.value as StepForm['what'], minutes: null })}
          >
            <option value={ownTask}>{t('ownTask')}</option>
            {exercises.map(({ id }) => (
              <option key={id} value={id}>
                {t(`training:exercise.${id}.name`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {isTask ? (
          <TextField
            label={t('common:words.title')}
            value={form.title}
            maxLength={120}
            required
            autoComplete="off"
            error={missing ? t('common:words.titleMissing') : undefined}
            onChange={({ target }) => set({ title: target.value })}
          />
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('week')}>
            <NativeSelect
              value={form.week}
              data-field="week"
              onChange={({ target }) => set({ week: Number(target.value) })}
            >
              {weeks.map((each) => (
                <option key={each} value={each}>
                  {formats.count(each)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('long')}>
            <NativeSelect
              value={form.minutes ?? ''}
              data-field="minutes"
              onChange={({ target }) => set({ minutes: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">{t('anyLength')}</option>
              {lengthsOf(form).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('common:words.minutes', { count: minutes })}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Field label={t('often')}>
          <NativeSelect
            value={form.times ?? 'once'}
            data-field="times"
            onChange={({ target }) => set({ times: target.value === 'once' ? null : Number(target.value) })}
          >
            {[1, 2, 3, 4, 5, 6, 7].map((times) => (
              <option key={times} value={times}>
                {t('timesAWeek', { count: times })}
              </option>
            ))}
            <option value="once">{t('whenItFits')}</option>
          </NativeSelect>
        </Field>
        <Button type="submit" data-action="keep-step">
          {t(item ? 'keepStep' : 'addStep')}
        </Button>
      </form>
      {item ? (
        <div className="mt-6 border-t border-line pt-4">
          <Button variant="link" size="sm" data-action="remove-step" onClick={() => remove(item.id)}>
            {t('takeOut')}
          </Button>
        </div>
      ) : null}
    </QuestionDialog>
  );
}
