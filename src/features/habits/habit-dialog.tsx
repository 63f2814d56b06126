import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { QuestionDialog } from '@/components/question-dialog';
import { DayChoices } from '@/components/schedule/day-choices';
import { Button } from '@/components/ui/button';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { type Habit, maxCue, maxHabitMinutes, maxHabitTitle } from '@/lib/habits/habit';
import { emptyHabit, type HabitForm, habitFormOf, habitFormSchema } from '@/lib/habits/habit-form';
import type { WeekStart } from '@/lib/plans/dates';

export interface HabitDialogProps {
  /** The one that is changed; null: a new one. */
  habit: Habit | null;
  weekStart: WeekStart;
  opener: HTMLElement | null;
  onClose: () => void;
  onSave: (checked: HabitForm) => void;
}

/** A habit: what, after what, on which days or how often. A changed rhythm holds from the next week on. */
export function HabitDialog({ habit, weekStart, opener, onClose, onSave }: HabitDialogProps) {
  const { t } = useTranslation(['habits', 'schedule']);
  const form = useHouseForm(habitFormSchema, { defaults: habit ? habitFormOf(habit) : emptyHabit });
  const [rhythm, days] = useWatch({ control: form.control, name: ['rhythm', 'days'] });
  const noDay = form.getFieldState('days', form.formState).error;
  return (
    <QuestionDialog title={t(habit ? 'habit.change' : 'habit.add')} opener={opener} onClose={onClose}>
      <Form form={form} onSubmit={onSave} className="grid gap-5">
        <FormField
          form={form}
          name="title"
          label={t('form.title')}
          faultValues={{ max: maxHabitTitle }}
          required
          autoComplete="off"
        />
        <FormField
          form={form}
          name="cue"
          label={t('form.cue')}
          hint={t('form.cueHint')}
          optionalLabel={t('optional')}
          faultValues={{ max: maxCue }}
          autoComplete="off"
        />
        <ChoiceBar
          legend={t('form.rhythm')}
          {...(habit ? { hint: t('form.rhythmHint') } : {})}
          choices={(['days', 'quota'] as const).map((value) => ({
            value,
            label: t(`form.rhythms.${value}`),
          }))}
          value={rhythm}
          onValueChange={(next) => form.setValue('rhythm', next, { shouldDirty: true })}
        />
        {rhythm === 'days' ? (
          <DayChoices
            value={days}
            weekStart={weekStart}
            onChange={(next) =>
              form.setValue('days', next, { shouldDirty: true, shouldValidate: next.length > 0 })
            }
            error={noDay ? t('schedule:days.missing') : undefined}
          />
        ) : (
          <FormField form={form} name="perWeek" as={TimesField} label={t('form.perWeek')} />
        )}
        <FormField
          form={form}
          name="minutes"
          label={t('form.minutes')}
          hint={t('form.minutesHint')}
          optionalLabel={t('optional')}
          faultValues={{ max: maxHabitMinutes }}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" data-action="save-habit">
          {t('form.save')}
        </Button>
      </Form>
    </QuestionDialog>
  );
}

/** One to seven. */
function TimesField({
  label,
  error,
  ...select
}: Omit<React.ComponentProps<'select'>, 'children'> & { label: string; error?: string }) {
  return (
    <Field label={label} error={error}>
      <NativeSelect {...select}>
        {['1', '2', '3', '4', '5', '6', '7'].map((times) => (
          <option key={times} value={times}>
            {times}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
