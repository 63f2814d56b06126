import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/hooks/use-page-title';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { readBreathing } from '@/lib/cognitive/breathing';
import { BreathTone } from './breath-tone';
import { BreathingDone } from './breathing-done';
import { type BreathingRun, keepBreathingRun, loadBreathingRun } from './breathing-run';
import { type BreathingChoices, BreathingSetup } from './breathing-setup';
import { BreathingStage } from './breathing-stage';

export interface BreathingExerciseProps {
  userId: string;
  access: ExerciseAccess;
  /** What opens the lengths that are closed. */
  gate: ReactNode;
  /** Below a run that is stored. */
  afterwards: ReactNode;
}

/** Setup, pacer, afterwards. A reload in the middle finds the pacer where it is by then. */
export function BreathingExercise({ userId, access, gate, afterwards }: BreathingExerciseProps) {
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

  if (!run) return <BreathingSetup access={access} gate={gate} onBegin={begin} />;
  if (isOver) {
    return (
      <>
        <BreathingDone run={run} onSaved={() => setSaved(true)} onAgain={() => setRun(null)} />
        {isSaved ? <div className="mt-12">{afterwards}</div> : null}
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
  return readBreathing(run.events, run.minutes * 60_000, Date.now()).phase === 'complete';
}
