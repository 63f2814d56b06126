import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { maxTitle } from '@/lib/tasks/task';
import { captureFormSchema } from '@/lib/tasks/task-line';

export interface CaptureLineProps {
  /** Resolves with false where it was refused. */
  onAdd: (title: string) => Promise<boolean>;
}

/** A task in one line: Enter adds it, and the line is free for the next one at once. Behaves as forms do (components/form), without their library: it is there from the start. */
export function CaptureLine({ onAdd }: CaptureLineProps) {
  const { t } = useTranslation('planner');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [added, setAdded] = useState('');
  const checked = z.safeParse(captureFormSchema, { title: typed });
  const fault = () => {
    const isEmpty = checked.error?.issues.some(({ code }) => code === 'too_small');
    return isEmpty ? t('words.titleMissing') : t('words.tooLong', { max: maxTitle });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    setTried(!checked.success);
    if (!checked.success) return;
    const { title } = checked.data;
    setTyped('');
    setAdded(title);
    void onAdd(title).then((isTaken) => {
      if (isTaken) return;
      setAdded('');
      // What was refused is not lost, unless the next one is written already.
      setTyped((next) => (next === '' ? title : next));
    });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex max-w-3xl flex-wrap items-start gap-3">
        <TextField
          ref={input}
          name="title"
          label={t('capture.label')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isTried && !checked.success ? fault() : undefined}
          className="min-w-0 flex-[1_1_16rem]"
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" data-action="add-task" className="sm:mt-7.5 max-sm:w-full">
          <Plus aria-hidden="true" />
          {t('capture.add')}
        </Button>
      </form>
      <VisuallyHidden role="status">{added ? t('capture.added', { title: added }) : null}</VisuallyHidden>
    </>
  );
}
