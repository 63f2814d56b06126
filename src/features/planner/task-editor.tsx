import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Field, type FieldProps } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Moment } from '@/lib/tasks/order';
import { maxEffortMin, maxFirstStep, maxTaskNotes, maxTitle, type Task } from '@/lib/tasks/task';
import { changeOf, type TaskForm, taskFormOf, taskFormSchema } from '@/lib/tasks/task-form';
import type { Asking } from './use-task-actions';

const importances = ['0', '1', '2', '3'] as const satisfies readonly TaskForm['importance'][];

export interface TaskEditorProps {
  asking: Asking;
  task: Task;
  moment: Moment;
}

/** Everything about a task, and the ways to put it aside. */
export function TaskEditor({ asking, task, moment }: TaskEditorProps) {
  const { t } = useTranslation('planner');
  const form = useHouseForm(taskFormSchema, { defaults: taskFormOf(task, moment.tz) });
  const importance = useWatch({ control: form.control, name: 'importance' });
  return (
    <QuestionDialog title={t('edit.title')} opener={asking.opener} onClose={asking.close}>
      <Form
        form={form}
        onSubmit={(checked) => asking.save(task, changeOf(task, checked, moment.tz))}
        className="grid gap-5"
      >
        <FormField
          form={form}
          name="title"
          label={t('words.title')}
          faultValues={{ max: maxTitle }}
          required
          autoComplete="off"
        />
        <FormField
          form={form}
          name="firstStep"
          label={t('edit.firstStep')}
          hint={t('edit.firstStepHint')}
          faultValues={{ max: maxFirstStep }}
          autoComplete="off"
        />
        <ChoiceBar
          legend={t('importance.legend')}
          choices={importances.map((value) => ({ value, label: t(`importance.level${value}`) }))}
          value={importance}
          onValueChange={(next) => form.setValue('importance', next, { shouldDirty: true })}
        />
        <FormField
          form={form}
          name="effort"
          label={t('edit.effort', { max: maxEffortMin })}
          faultValues={{ max: maxEffortMin }}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField form={form} name="dueDate" type="date" label={t('edit.dueDate')} />
          <FormField
            form={form}
            name="dueTime"
            type="time"
            label={t('edit.dueTime')}
            optionalLabel={t('optional')}
            deps={['dueDate']}
          />
        </div>
        <FormField
          form={form}
          name="notBefore"
          type="date"
          label={t('edit.notBefore')}
          optionalLabel={t('optional')}
        />
        <FormField
          form={form}
          name="notes"
          as={NotesField}
          label={t('words.notes')}
          faultValues={{ max: maxTaskNotes }}
          optionalLabel={t('optional')}
        />
        <FormField form={form} name="pinned" as={Checkbox} label={t('edit.pinned')} />
        <Button type="submit" data-action="save-task">
          {t('edit.save')}
        </Button>
      </Form>
      <div className="mt-6 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4">
        <Button variant="link" size="sm" data-action="wait-task" onClick={() => asking.wait(task)}>
          {t(task.status === 'waiting' ? 'edit.goOn' : 'edit.wait')}
        </Button>
        <Button variant="link" size="sm" data-action="drop-task" onClick={() => asking.letGo(task)}>
          {t('edit.drop')}
        </Button>
        <Button variant="link" size="sm" data-action="remove-task" onClick={() => asking.remove(task)}>
          {t('edit.remove')}
        </Button>
      </div>
    </QuestionDialog>
  );
}

type NotesFieldProps = Omit<ComponentProps<'textarea'>, keyof FieldProps> &
  Pick<FieldProps, 'label' | 'error' | 'optionalLabel'>;

/** A labelled text of several lines. */
function NotesField({ label, error, optionalLabel, ...area }: NotesFieldProps) {
  return (
    <Field label={label} error={error} optionalLabel={optionalLabel}>
      <Textarea rows={3} {...area} />
    </Field>
  );
}
