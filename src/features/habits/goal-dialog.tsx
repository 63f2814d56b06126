import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Goal } from '@/api/habits/shapes';
import { Form, FormField, useHouseForm } from '@/components/form';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { type GoalForm, goalFormSchema } from '@/lib/habits/habit-form';
import { goalKinds, goalLimits, goalScopes } from '@/lib/progress/weekly-goal';

export interface GoalDialogProps {
  /** The one that is changed; null: a new one. */
  goal: Goal | null;
  opener: HTMLElement | null;
  onClose: () => void;
  onSave: (checked: GoalForm) => void;
}

/** What to aim at in a week: of one that stands only the number changes, from the next week on. */
export function GoalDialog({ goal, opener, onClose, onSave }: GoalDialogProps) {
  const { t } = useTranslation('habits');
  const start: GoalForm = goal
    ? { kind: goal.kind, scope: goal.scope, target: String(goal.target) }
    : { kind: 'days', scope: 'any', target: '3' };
  const form = useHouseForm<GoalForm, GoalForm>(goalFormSchema, { defaults: start });
  const [kind, scope] = useWatch({ control: form.control, name: ['kind', 'scope'] });
  const { least, most } = goalLimits[kind];
  return (
    <QuestionDialog title={t(goal ? 'goal.change' : 'goal.add')} opener={opener} onClose={onClose}>
      <Form form={form} onSubmit={onSave} className="grid gap-5">
        {goal ? null : (
          <>
            <ChoiceBar
              legend={t('goal.kind')}
              choices={goalKinds.map((value) => ({ value, label: t(`goal.kinds.${value}`) }))}
              value={kind}
              onValueChange={(next) => form.setValue('kind', next, { shouldDirty: true })}
            />
            <ChoiceBar
              legend={t('goal.scope')}
              choices={goalScopes.map((value) => ({ value, label: t(`goal.scopes.${value}`) }))}
              value={scope}
              onValueChange={(next) => form.setValue('scope', next, { shouldDirty: true })}
            />
          </>
        )}
        <FormField
          form={form}
          name="target"
          label={t('goal.target', { least, most })}
          faultValues={{ least, most }}
          inputMode="numeric"
          autoComplete="off"
          {...(goal ? { hint: t('goal.changeHint') } : {})}
        />
        <Button type="submit" data-action="save-goal">
          {t('form.save')}
        </Button>
      </Form>
    </QuestionDialog>
  );
}
