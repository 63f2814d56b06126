import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreathingRun } from '@/api/training/local-breathing';
import { holdBreathing, saveBreathingMutation } from '@/api/training/training-runs';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useRoundErrorText } from '@/features/gates/use-begin-round';
import { useFormats } from '@/i18n/use-formats';
import { breathAt, breathSteps, completedShare, readBreathing } from '@/lib/cognitive/breathing';
import { minuteMs } from '@/lib/time';
import { RatingField } from '../../logged/rating-field';

export interface BreathingDoneProps {
  userId: string;
  run: BreathingRun;
  onSaved: () => void;
  onAgain: () => void;
}

/** What was done, and how it feels now. Nothing here says how well somebody breathes. */
export function BreathingDone({ userId, run, onSaved, onAgain }: BreathingDoneProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const roundErrorText = useRoundErrorText('end');
  const [calmAfter, setCalmAfter] = useState<number | null>(null);
  const plannedMs = run.minutes * minuteMs;
  const steps = breathSteps(run.pattern, run.outMs);
  const clock = readBreathing(run.events, plannedMs, Date.now());
  const completed = completedShare(clock.runMs, plannedMs);
  const { cycle } = breathAt(steps, plannedMs, clock.runMs);

  const round = { ...run, calmAfter, endedAt: clock.endedAt ?? Date.now() };
  const [finished] = useState(round);
  // What was done is handed in also when this page is never answered.
  useEffect(() => holdBreathing(userId, finished), [userId, finished]);

  const save = useMutation({
    ...saveBreathingMutation(userId),
    onSuccess: onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(round);
  };

  return (
    <form onSubmit={submit} className="grid gap-7">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-2xl">
          {t('breathing.doneTitle')}
        </h1>
        <p className="text-lg text-ink-soft">
          {t('breathing.doneText', { count: cycle })},{' '}
          {t('breathing.doneShare', {
            percent: formats.percent(completed),
          })}
        </p>
      </div>
      {save.isSuccess ? (
        <div role="status" className="grid gap-5">
          <p>
            <strong>{t('words.saved')}</strong>
            {save.data === 'kept' ? <> {t('round.kept')}</> : null}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onAgain}>{t('breathing.again')}</Button>
            <ButtonLink variant="outline" to={paths.trainingHub}>
              {t('burst.toHub')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <RatingField
            name="after"
            label={t('breathing.calmAfter')}
            value={calmAfter}
            onChange={setCalmAfter}
          />
          {save.isError ? (
            <ErrorState title={t('breathing.saveFailed')} text={roundErrorText(save.error)} />
          ) : null}
          <div>
            <Button type="submit" size="lg" busy={save.isPending}>
              {t('breathing.save')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
