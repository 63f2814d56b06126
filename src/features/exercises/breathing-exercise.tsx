import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLastRound } from '@/api/training/last-rounds';
import { type BreathingRun, keepBreathingRun, loadBreathingRun } from '@/api/training/local-breathing';
import { toast } from '@/components/ui/toast-store';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { useBeginRound, useRoundErrorText } from '@/features/gates/use-begin-round';
import { usePageTitle } from '@/hooks/use-page-title';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { readBreathing } from '@/lib/cognitive/breathing';
import { minuteMs } from '@/lib/time';
import { BreathTone } from './clocks/breathing/breath-tone';
import { BreathingDone } from './clocks/breathing/breathing-done';
import { type BreathingChoices, BreathingSetup } from './clocks/breathing/breathing-setup';
import { BreathingStage } from './clocks/breathing/breathing-stage';
import { WithOwnKeys } from './with-own-keys';

export interface BreathingExerciseProps {
  userId: string;
  access: ExerciseAccess;
}

/** Setup, pacer, afterwards. A reload in the middle finds the pacer where it is by then. */
export function BreathingExercise({ userId, access }: BreathingExerciseProps) {
  const { t } = useTranslation('training');
  usePageTitle(t('exercise.breathing.name'));
  const [run, setRun] = useState<BreathingRun | null>(() => loadBreathingRun(userId));
  const [isSaved, setSaved] = useState(false);
  const [isOver, setOver] = useState(() => run !== null && isComplete(run));
  const [tone, setTone] = useState<BreathTone | null>(null);
  const toneToClose = useRef<BreathTone | null>(null);
  useEffect(() => () => toneToClose.current?.close(), []);
  useEffect(() => keepBreathingRun(isSaved ? null : run), [run, isSaved]);

  const beginRound = useBeginRound(userId);
  const roundErrorText = useRoundErrorText('start');
  const opening = useMutation({
    mutationFn: ({ id, minutes }: BreathingRun) =>
      beginRound({ id, exerciseId: 'breathing', minutes, variant: 'screen', mode: 'train' }),
    onSuccess: (_, asked) => {
      const { pattern, minutes, outMs, withSound, withVibration, pressAlong } = asked;
      keepLastRound(userId, { breathing: { pattern, minutes, outMs, withSound, withVibration, pressAlong } });
      setSaved(false);
      setOver(false);
      setRun({ ...asked, events: [{ type: 'start', at: Date.now() }] });
    },
    onError: (error) =>
      toast({ title: t('round.failed'), description: roundErrorText(error), variant: 'destructive' }),
  });

  const begin = (choices: BreathingChoices) => {
    // Sound has to be allowed by the press itself, not by what follows from it.
    if (choices.withSound) {
      toneToClose.current?.close();
      const made = new BreathTone();
      made.resume();
      toneToClose.current = made;
      setTone(made);
    }
    opening.mutate({ id: crypto.randomUUID(), owner: userId, ...choices, events: [], presses: [] });
  };
  const addEvent = useCallback(
    (type: 'pause' | 'resume' | 'stop', at: number) =>
      setRun((before) => before && { ...before, events: [...before.events, { type, at }] }),
    [],
  );
  const addPress = useCallback(
    (runMs: number) => setRun((before) => before && { ...before, presses: [...before.presses, runMs] }),
    [],
  );

  if (!run)
    return <BreathingSetup userId={userId} access={access} busy={opening.isPending} onBegin={begin} />;
  if (isOver) {
    return (
      <>
        <BreathingDone
          userId={userId}
          run={run}
          onSaved={() => setSaved(true)}
          onAgain={() => setRun(null)}
        />
        {isSaved ? (
          <div className="mt-12">
            <OwnPrompt placement="training_complete" happened />
          </div>
        ) : null}
      </>
    );
  }
  return (
    <WithOwnKeys userId={userId}>
      <BreathingStage
        run={run}
        tone={tone}
        onEvent={addEvent}
        onPress={addPress}
        onOver={() => setOver(true)}
      />
    </WithOwnKeys>
  );
}

function isComplete(run: BreathingRun): boolean {
  return readBreathing(run.events, run.minutes * minuteMs, Date.now()).phase === 'complete';
}
