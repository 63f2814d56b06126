import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';

export interface FormStepProps {
  title: string;
  text?: ReactNode;
  /** What the button at the end says. */
  submit: string;
  busy?: boolean;
  /** Why it was not saved. */
  error?: unknown;
  onSubmit: () => void;
  /** Other ways on, beside the button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One part of a form: what it asks for, its fields, one button. Its heading has the focus when it comes. */
export function FormStep(props: FormStepProps) {
  const { title, text, submit, busy = false, error = null, onSubmit, aside, children } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {text ? <p className="text-ink-soft">{text}</p> : null}
      </div>
      {children}
      {error === null ? null : (
        <Notice tone="danger" role="alert">
          {t('words.notSaved')}. {errorText(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} data-action="submit">
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}
