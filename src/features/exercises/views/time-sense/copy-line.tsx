import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { dynamicText } from '@/i18n/dynamic-text';
import { isSameLine } from '@/lib/exercises/time-sense/same-line';
import { StepField, StepTask } from '../../stepped/step-field';

/** A line to be typed as it stands. */
export function CopyLine({ line, onDone }: { line: number; onDone: () => void }) {
  const { t } = useTranslation('exercise-time-sense');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  // Not a moment after it is drawn: a letter typed in between would be lost.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const text = dynamicText(t, 'exercise-time-sense', `line.${line + 1}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSameLine(typed, text)) onDone();
    else setWrong(true);
  };
  return (
    <StepField>
      <StepTask>{t('copyTask')}</StepTask>
      <p role="status" data-part="line" className="py-4 text-center text-2xl text-balance select-none">
        {text}
      </p>
      <form ref={box} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('copyLabel')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={isWrong ? t('copyWrong') : undefined}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" size="lg" className="justify-self-center" data-action="copied">
          {t('copied')}
        </Button>
      </form>
    </StepField>
  );
}
