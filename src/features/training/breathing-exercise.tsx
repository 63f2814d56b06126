import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BreathingRun, keepBreathingRun, loadBreathingRun } from '@/api/training/local-breathing';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { usePageTitle } from '@/hooks/use-page-title';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { readBreathing } from '@/lib/cognitive/breathing';
import { minuteMs } from '@/lib/time';
import { BreathTone } from './breathing/breath-tone';
import { BreathingDone } from './breathing/breathing-done';
import { type BreathingChoices, BreathingSetup } from './breathing/breathing-setup';
import { BreathingStage } from './breathing/breathing-stage';

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

  const begin = (choices: BreathingChoices) => {
    if (choices.withSound) {
      toneToClose.current?.close();
      const made = new BreathTone();
      made.resume();
      toneToClose.current = made;
      setTone(made);
    }
    setSaved(false);
    setOver(false);
    setRun({
      id: crypto.randomUUID(),
      owner: userId,
      ...choices,
      events: [{ type: 'start', at: Date.now() }],
      presses: [],
    });
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

  if (!run) return <BreathingSetup access={access} onBegin={begin} />;
  if (isOver) {
    return (
      <>
        <BreathingDone run={run} onSaved={() => setSaved(true)} onAgain={() => setRun(null)} />
        {isSaved ? (
          <div className="mt-12">
            <UpgradePrompt placement="training_complete" happened />
          </div>
        ) : null}
      </>
    );
  }
  return (
    <BreathingStage
      run={run}
      tone={tone}
      onEvent={addEvent}
      onPress={addPress}
      onOver={() => setOver(true)}
    />
  );
}

function isComplete(run: BreathingRun): boolean {
  return readBreathing(run.events, run.minutes * minuteMs, Date.now()).phase === 'complete';
}
