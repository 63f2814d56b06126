import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { longestFact } from '@/lib/exercises/word-recall/own-facts';
import { StepField, StepTask } from '../../stepped/step-field';
import { useKeys } from '../../stepped/use-keys';

interface Ways {
  /** Null: let it be shown. */
  onType: (typed: string | null) => void;
}

/** What belongs to a name or a question, typed. */
export function TypeAnswer({ name, onType }: Ways & { name: string }) {
  const { t } = useTranslation('exercise-word-recall');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLFormElement>(null);
  // Not a moment after it is drawn: a letter typed in between would be lost.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onType(typed.trim());
  };
  return (
    <StepField>
      <Asked name={name} />
      <form ref={box} noValidate onSubmit={submit} className="mx-auto grid w-full max-w-96 gap-5">
        <TextField
          label={t('answer')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestFact}
          className="text-xl"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="grid gap-3">
          <Button type="submit" size="lg" data-action="give">
            {t('give')}
          </Button>
          <ShowIt onShow={() => onType(null)} />
        </div>
      </form>
    </StepField>
  );
}

export interface ChooseAnswerProps {
  name: string;
  words: readonly string[];
  /** Place among the words; null: let it be shown. */
  onChoose: (place: number | null) => void;
}

/** The same with four words to choose among. */
export function ChooseAnswer({ name, words, onChoose }: ChooseAnswerProps) {
  const { t } = useTranslation('exercise-word-recall');
  useKeys(true, (key) => {
    const place = Number(key) - 1;
    if (words[place] === undefined) return false;
    onChoose(place);
    return true;
  });
  return (
    <StepField>
      <Asked name={name} />
      <fieldset aria-label={t('answer')} className="mx-auto grid w-full max-w-96 gap-3">
        {words.map((word, place) => (
          <Button
            key={word}
            size="lg"
            variant="outline"
            className="min-h-14 text-lg wrap-anywhere"
            data-place={place}
            onClick={() => onChoose(place)}
          >
            {word}
          </Button>
        ))}
      </fieldset>
      <ShowIt onShow={() => onChoose(null)} />
    </StepField>
  );
}

function Asked({ name }: { name: string }) {
  const { t } = useTranslation('exercise-word-recall');
  return (
    <>
      <StepTask>{t('ask')}</StepTask>
      <p role="status" className="py-4 text-center font-serif text-3xl wrap-anywhere text-balance">
        {name}
      </p>
    </>
  );
}

function ShowIt({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('exercise-word-recall');
  return (
    <Button variant="ghost" className="justify-self-center" onClick={onShow} data-action="show">
      {t('show')}
    </Button>
  );
}
