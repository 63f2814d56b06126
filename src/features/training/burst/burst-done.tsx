import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFocusSession } from '@/api/training/focus-sessions';
import { forgetBurst } from '@/api/training/local-bursts';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { href, paths } from '@/config/paths';
import {
  type Burst,
  type BurstState,
  breakMinutes,
  type Mood,
  maxNotesLength,
} from '@/lib/cognitive/focus-burst';
import { minutesText } from '../format';
import { MoodChoice } from '../mood-choice';

export interface BurstDoneProps {
  burst: Burst;
  state: BurstState;
  userId: string;
  isSaved: boolean;
  onSaved: () => void;
}

/** After the clock: how it was. The burst leaves this device only when the account has it. */
export function BurstDone({ burst, state, userId, isSaved, onSaved }: BurstDoneProps) {
  const { t, i18n } = useTranslation('training');
  const queryClient = useQueryClient();
  const [mood, setMood] = useState<Mood | null>(null);
  const [notes, setNotes] = useState('');
  const save = useMutation({
    mutationFn: () => saveFocusSession(burst, { moodAfter: mood, notes }, Date.now()),
    onSuccess: async () => {
      onSaved();
      await forgetBurst(burst.id);
      await queryClient.invalidateQueries({ queryKey: ['focus-sessions', userId] });
      await queryClient.invalidateQueries({ queryKey: ['open-burst', userId] });
    },
    onError: () => toast({ title: t('burst.saveFailed'), variant: 'destructive' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };

  return (
    <form onSubmit={submit} className="grid gap-7">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-2xl">
          {t(state.reachedPlan ? 'burst.doneTitle' : 'burst.stoppedTitle')}
        </h1>
        <p className="break-words text-lg text-ink-soft">
          {t('burst.doneText', {
            focused: minutesText(state.focusedSeconds, i18n.language),
            planned: minutesText(burst.plannedSeconds, i18n.language),
            task: burst.task,
          })}
        </p>
        <p className="text-ink-soft">{t('burst.breakText', { count: breakMinutes(burst.plannedSeconds) })}</p>
      </div>
      {isSaved ? (
        <div role="status" className="grid gap-5">
          <p>
            <strong>{t('burst.saved')}</strong> {t('burst.savedText')}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={href(paths.exercise, { exerciseId: 'focus-burst' })}>
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
