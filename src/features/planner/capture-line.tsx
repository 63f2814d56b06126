import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { maxTitle } from '@/lib/tasks/task';
import { captureFormSchema } from '@/lib/tasks/task-form';

export interface CaptureLineProps {
  /** Resolves with false where it was refused. */
  onAdd: (title: string) => Promise<boolean>;
}

/** A task in one line: Enter adds it, and the line is free for the next one at once. */
export function CaptureLine({ onAdd }: CaptureLineProps) {
  const { t } = useTranslation('planner');
  const [added, setAdded] = useState('');
  const form = useHouseForm(captureFormSchema, { defaults: { title: '' } });
  const add = (title: string) => {
    form.reset({ title: '' });
    form.setFocus('title');
    setAdded(title);
    void onAdd(title).then((isTaken) => {
      if (isTaken) return;
      setAdded('');
      // What was refused is not lost, unless the next one is written already.
      if (form.getValues('title') === '') form.setValue('title', title);
    });
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={({ title }) => add(title)}
        className="flex max-w-3xl flex-wrap items-start gap-3"
      >
        <FormField
          form={form}
          name="title"
          label={t('capture.label')}
          faultValues={{ max: maxTitle }}
          className="min-w-0 flex-[1_1_16rem]"
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" data-action="add-task" className="sm:mt-7.5 max-sm:w-full">
          <Plus aria-hidden="true" />
          {t('capture.add')}
        </Button>
      </Form>
      <VisuallyHidden role="status">{added ? t('capture.added', { title: added }) : null}</VisuallyHidden>
    </>
  );
}
