import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReadFault, readFile } from '@/api/calendar/import';
import { LoadingState } from '@/components/loading-state';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useErrorText } from '@/components/use-error-text';
import type { CalendarEvent } from '@/lib/calendar/event';
import type { ImportPreview } from '@/lib/calendar/import/read';
import { ImportedPreview } from './imported-preview';
import type { CalendarAsking } from './use-calendar-actions';
import { useImport } from './use-import';

export interface ImportDialogProps {
  userId: string;
  asking: CalendarAsking;
  events: readonly CalendarEvent[];
  /** Of the person. */
  tz: string;
}

type Step =
  /** `problem`: why what was chosen before was not read. */
  | { readonly at: 'choice'; readonly problem: string | null }
  | { readonly at: 'reading' }
  | { readonly at: 'preview'; readonly preview: ImportPreview };

/** A file of another calendar: chosen or pasted, looked at, and only then saved. */
export function ImportDialog({ userId, asking, events, tz }: ImportDialogProps) {
  const { t } = useTranslation('calendar-exchange');
  const [step, setStep] = useState<Step>({ at: 'choice', problem: null });
  const reading = useReading(tz, setStep);
  const choose = () => setStep({ at: 'choice', problem: null });
  const { save, busy, problem } = useImport(userId, events, asking.close);
  return (
    <QuestionDialog
      title={t('import.open')}
      description={t('import.text')}
      opener={asking.opener}
      onClose={asking.close}
    >
      {step.at === 'choice' ? <Choice problem={step.problem} onFile={reading.start} /> : null}
      {step.at === 'reading' ? (
        <div className="grid justify-items-center gap-3">
          <LoadingState label={t('import.reading')} className="min-h-24" />
          <Button
            variant="outline"
            size="sm"
            data-action="stop-reading"
            onClick={() => {
              reading.stop();
              choose();
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      {step.at === 'preview' ? (
        <ImportedPreview
          preview={step.preview}
          tz={tz}
          busy={busy}
          problem={problem}
          onSave={() => save(step.preview)}
          onOther={choose}
        />
      ) : null}
    </QuestionDialog>
  );
}

/** Reads one file at a time; what is read no more is told to nobody. */
function useReading(tz: string, setStep: Dispatch<SetStateAction<Step>>) {
  const { t } = useTranslation('calendar-exchange');
  const errorText = useErrorText();
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const start = async (file: Blob | string) => {
    const stopper = new AbortController();
    const { signal } = stopper;
    under.current = stopper;
    const show = (step: Step) => (signal.aborted ? undefined : setStep(step));
    const faultText = (fault: ReadFault) => t(`import.fault.${fault}`);
    show({ at: 'reading' });
    try {
      const read = await readFile({ file, tz, untitled: t('import.untitled'), signal });
      show(
        read.ok ? { at: 'preview', preview: read.value } : { at: 'choice', problem: faultText(read.error) },
      );
    } catch (error) {
      show({ at: 'choice', problem: errorText(error) });
    }
  };
  return { start: (file: Blob | string) => void start(file), stop: () => under.current?.abort() };
}

interface ChoiceProps {
  problem: string | null;
  onFile: (file: Blob | string) => void;
}

function Choice({ problem, onFile }: ChoiceProps) {
  const { t } = useTranslation('calendar-exchange');
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (text.trim() !== '') onFile(text);
      }}
    >
      {problem === null ? null : (
        <Notice role="alert" tone="danger">
          {problem}
        </Notice>
      )}
      <Field label={t('import.file')}>
        <Input
          type="file"
          accept=".ics,text/calendar"
          className="h-auto py-2 text-sm"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
          }}
        />
      </Field>
      <Field label={t('import.paste')}>
        <Textarea
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className="font-mono text-sm"
        />
      </Field>
      <Button type="submit" variant="outline" disabled={text.trim() === ''} data-action="read-text">
        {t('import.read')}
      </Button>
    </form>
  );
}
