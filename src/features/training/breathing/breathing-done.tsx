import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreathingRun } from '@/api/training/local-breathing';
import { type FinishedRun, saveTrainingRunMutation } from '@/api/training/training-runs';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { breathAt, breathSteps, completedShare, readBreathing } from '@/lib/cognitive/breathing';
import { findExercise } from '@/lib/cognitive/registry';
import { minuteMs } from '@/lib/time';
import { CalmRating } from './calm-rating';

export interface BreathingDoneProps {
  run: BreathingRun;
  onSaved: () => void;
  onAgain: () => void;
}

/** What was done, and how it feels now. Nothing here says how well somebody breathes. */
export function BreathingDone({ run, onSaved, onAgain }: BreathingDoneProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const [calmAfter, setCalmAfter] = useState<number | null>(null);
  const plannedMs = run.minutes * minuteMs;
  const steps = breathSteps(run.pattern, run.outMs);
  const clock = readBreathing(run.events, plannedMs, Date.now());
  const completed = completedShare(clock.runMs, plannedMs);
  const { cycle } = breathAt(steps, plannedMs, clock.runMs);

  const save = useMutation({
    ...saveTrainingRunMutation(),
    onSuccess: onSaved,
    onError: () => toast({ title: t('breathing.saveFailed'), variant: 'destructive' }),
  });
  const finished = (): FinishedRun => {
    const exercise = findExercise('breathing');
    const startedAt = run.events[0]?.at ?? Date.now();
    return {
      id: run.id,
      exerciseId: 'breathing',
      taskVersion: exercise?.taskVersion ?? '',
      scoringVersion: exercise?.scoringVersion ?? '',
      params: {
        pattern: run.pattern,
        minutes: run.minutes,
        outMs: run.outMs,
        pressAlong: run.pressAlong,
        runMs: clock.runMs,
        calmBefore: run.calmBefore,
        calmAfter,
      },
      records: run.presses.map((pressMs) => ({ pressMs })),
      startedAt,
      endedAt: clock.endedAt ?? Date.now(),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(finished());
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
          <CalmRating label={t('breathing.calmAfter')} value={calmAfter} onChange={setCalmAfter} />
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
