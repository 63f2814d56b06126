import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFocusSessionMutation } from '@/api/training/focus-sessions';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { href, paths } from '@/config/paths';
import { useRoundErrorText } from '@/features/gates/use-begin-round';
import { useFormats } from '@/i18n/use-formats';
import { type Mood, maxNotesLength } from '@/lib/cognitive/burst-limits';
import { type Burst, type BurstState, breakMinutes } from '@/lib/cognitive/focus-burst';
import { MoodChoice } from '../mood-choice';
import { BurstBreak } from './burst-break';

export interface BurstDoneProps {
  burst: Burst;
  state: BurstState;
  userId: string;
  isSaved: boolean;
  onSaved: () => void;
}

/** After the clock: how it was. The burst leaves this device only when the account has it. */
export function BurstDone({ burst, state, userId, isSaved, onSaved }: BurstDoneProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const roundErrorText = useRoundErrorText('end');
  const [mood, setMood] = useState<Mood | null>(null);
  const [notes, setNotes] = useState('');
  const save = useMutation({
    ...saveFocusSessionMutation(userId),
    onSuccess: onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ burst, reflection: { moodAfter: mood, notes } });
  };

  return (
    <form onSubmit={submit} className="grid gap-7">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-2xl">
          {t(state.reachedPlan ? 'burst.doneTitle' : 'burst.stoppedTitle')}
        </h1>
        <p className="break-words text-lg text-ink-soft">
          {t('burst.doneText', {
            focused: formats.tenths(state.focusedSeconds / 60),
            planned: formats.tenths(burst.plannedSeconds / 60),
            task: burst.task,
          })}
        </p>
        <p className="text-ink-soft">{t('burst.breakText', { count: breakMinutes(burst.plannedSeconds) })}</p>
      </div>
      {isSaved ? (
        <div className="grid gap-5">
          <p role="status">
            <strong>{t('words.saved')}</strong>{' '}
            {save.data === 'kept' ? t('round.kept') : t('burst.savedText')}
          </p>
          <BurstBreak burst={burst} endedAt={state.endedAt ?? 0} userId={userId} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="outline" to={href(paths.exercise, { exerciseId: 'focus-burst' })}>
              {t('burst.again')}
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.trainingHub}>
              {t('burst.toHub')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <MoodChoice legend={t('burst.moodAfter')} value={mood} onChange={setMood} />
          <Field label={t('burst.notes')} hint={t('burst.notesHint')}>
            <Textarea
              rows={3}
              maxLength={maxNotesLength}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          </Field>
          {save.isError ? (
            <ErrorState title={t('burst.saveFailed')} text={roundErrorText(save.error)} />
          ) : null}
          <div>
            <Button type="submit" size="lg" busy={save.isPending}>
              {t('burst.save')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
