import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginRun, goOnWithRun, newRun, type RunInHand } from '@/api/training/exercise-runs';
import { keepLastRound, keepLastSetup, lastRounds, lastSetup } from '@/api/training/last-rounds';
import { runKeys } from '@/api/training/run-keys';
import type { LastRun } from '@/api/training/start-facts';
import { toast } from '@/components/ui/toast-store';
import { useRefusedRound, useRoundErrorText } from '@/features/gates/use-begin-round';
import { currentLanguage } from '@/i18n/init';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { recompute } from '@/lib/exercises/recompute';
import type { ExerciseRun } from '@/lib/exercises/run';
import { screenClassOf } from '@/lib/exercises/screen-class';
import type { Options, View } from '../view';
import { type DoneRun, deviceOf, isFree, type Setup, setupFrom, startOf } from './run';

export type Phase =
  | { readonly at: 'start' }
  | { readonly at: 'check'; readonly then: 'practice' | 'run' }
  | { readonly at: 'practice'; readonly round: number }
  | { readonly at: 'practised' }
  | { readonly at: 'run'; readonly hand: RunInHand }
  | { readonly at: 'result'; readonly done: DoneRun };

export interface PlayerOptions {
  readonly facts: ExerciseFacts;
  readonly view: View;
  readonly userId: string;
  /** The form that the address asks for. */
  readonly wanted: string | null;
}

/** From the start of an exercise to its result: which screen there is, and what is kept and handed in between. */
export function usePlayer({ facts, view, userId, wanted }: PlayerOptions) {
  const { t } = useTranslation(['player', 'training']);
  const queryClient = useQueryClient();
  const afterRefusal = useRefusedRound(userId);
  const errorText = useRoundErrorText('start');
  const [setup, setSetup] = useState<Setup>(() =>
    setupFrom(lastSetup(userId, facts.id), view, screenClassOf(window.screen), wanted),
  );
  const [phase, setPhase] = useState<Phase>({ at: 'start' });
  const inHand = useRef<RunInHand | null>(null);
  const rounds = useRef(0);

  // The page goes: what can be gone on with waits on the device.
  useEffect(() => () => inHand.current?.leave(), []);

  const take = useCallback((hand: RunInHand) => {
    inHand.current = hand;
    setPhase({ at: 'run', hand });
  }, []);

  /** What follows from screen and day may have changed while the page stood open. */
  const startNow = (last: LastRun, asked: Options) => {
    const options = { ...setup.options, ...asked, ...view.optionsOn?.(screenClassOf(window.screen)) };
    return startOf(facts, { ...setup, options }, last);
  };

  const beginning = useMutation({
    mutationFn: ({ last, asked }: { last: LastRun; asked: Options }) => {
      const start = startNow(last, asked);
      const config = view.exercise.configFor(start);
      const run = newRun({
        facts,
        start,
        config,
        language: currentLanguage(),
        deviceClass: window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard',
        screenClass: screenClassOf(window.screen),
      });
      return beginRun(userId, run, isFree(facts, config));
    },
    onSuccess: (hand) => {
      keepLastSetup(userId, facts.id, { ...setup, options: { ...setup.options } });
      take(hand);
    },
    onError(error) {
      toast({ title: t('training:round.failed'), description: errorText(error), variant: 'destructive' });
      return afterRefusal(error);
    },
  });

  /** Another tab was quicker with a run that waits, or it is gone. */
  const lookAgain = useCallback(
    () => queryClient.invalidateQueries({ queryKey: runKeys.of(userId) }),
    [queryClient, userId],
  );

  const goingOn = useMutation({
    mutationFn: (id: string) => goOnWithRun(userId, id),
    // Another tab was quicker, or it is gone: looked at again.
    onSuccess: (hand) =>
      hand ? take(hand) : queryClient.invalidateQueries({ queryKey: runKeys.of(userId) }),
  });

  /** Keeps what is done so far. `limitRuns`: left now, the run is over. */
  const keep = useCallback(
    (records: readonly unknown[], limitRuns: boolean) => {
      const hand = inHand.current;
      if (!hand) return;
      void hand.keep(records);
      const { variant, id } = hand.run;
      const options = { ...setup.options };
      keepLastSetup(userId, facts.id, { variant, options, ...(limitRuns && { limitRuns: id }) });
    },
    [userId, facts.id, setup.options],
  );

  const handIn = useCallback(
    (hand: RunInHand, records: readonly unknown[], endedAt: number): DoneRun => {
      const { run } = hand;
      const worked = recompute(view.exercise, run.seed, run.config, records);
      const outcome = worked.ok ? worked.value : null;
      const isWhole = outcome?.complete === true;
      const deviceClass = deviceOf(records) ?? run.deviceClass;
      const status: ExerciseRun['status'] = isWhole ? 'complete' : 'left_early';
      void hand
        .handIn({
          status,
          records: [...records],
          endedAt,
          deviceClass,
          levelEnd: isWhole ? outcome.levelEnd : null,
        })
        .then(lookAgain);
      inHand.current = null;
      return { run: { ...run, records: [...records], status, endedAt, deviceClass }, outcome };
    },
    [view, lookAgain],
  );

  /** The run is over, whole or not. Where nothing was done there is nothing to tell. */
  const over = useCallback(
    (records: readonly unknown[]) => {
      const hand = inHand.current;
      if (!hand) return;
      const done = handIn(hand, records, Date.now());
      setPhase(records.length > 0 ? { at: 'result', done } : { at: 'start' });
    },
    [handIn],
  );

  /** Ends a run that waits on this device where it stood. */
  const giveUp = useCallback(
    async ({ id }: Pick<ExerciseRun, 'id'>) => {
      const hand = await goOnWithRun(userId, id);
      if (hand) handIn(hand, hand.run.records, hand.run.endedAt);
      else await lookAgain();
    },
    [userId, handIn, lookAgain],
  );

  const isChecked = view.kind !== 'timed' || lastRounds(userId).checkedOn === today();

  return {
    setup,
    setSetup,
    phase,
    beginning,
    goingOn,
    keep,
    over,
    giveUp,
    limitRunIn: lastSetup(userId, facts.id)?.limitRuns ?? null,
    configFor: (last: LastRun, asked: Options) => view.exercise.configFor(startNow(last, asked)),
    /** Once a day screen and place are looked at before something is timed. */
    goTo(then: 'practice' | 'run', go: () => void) {
      if (isChecked) go();
      else setPhase({ at: 'check', then });
    },
    checked(go: () => void) {
      keepLastRound(userId, { checkedOn: today() });
      go();
    },
    practise: () => {
      rounds.current += 1;
      setPhase({ at: 'practice', round: rounds.current });
    },
    practised: useCallback(() => setPhase({ at: 'practised' }), []),
    toStart: useCallback(() => setPhase({ at: 'start' }), []),
  };
}

export type Player = ReturnType<typeof usePlayer>;

const today = () => new Date().toDateString();
