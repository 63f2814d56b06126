import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isElsewhereQuery, openRunsQuery } from '@/api/training/open-run-queries';
import { startFactsQuery } from '@/api/training/start-facts';
import { LoadingState } from '@/components/loading-state';
import { usePageTitle } from '@/hooks/use-page-title';
import { currentLanguage } from '@/i18n/init';
import { factsOf, modeOfRun } from '@/lib/exercises/facts';
import { variantsIn } from '@/lib/exercises/heard';
import { loadView } from './load-view';
import { CheckScreen } from './player/check-screen';
import { EnvironmentContext, inBrowser, type PlayEnvironment } from './player/environment';
import { PracticeScreen } from './player/practice-screen';
import { PractisedScreen } from './player/practised-screen';
import { ResultScreen } from './player/result-screen';
import { canGoOn, hasPractice } from './player/run';
import { RunScreen } from './player/run-screen';
import { StartScreen } from './player/start-screen';
import { usePlayer } from './player/use-player';
import { heardIn, SoundContext } from './sound/heard-in';
import { SoundScreen } from './sound/sound-screen';
import { useSound } from './sound/use-sound';
import type { Options, View } from './view';
import type { PlayedId } from './views';
import { WithOwnKeys } from './with-own-keys';

export interface ExercisePlayerProps {
  exerciseId: PlayedId;
  userId: string;
  environment?: PlayEnvironment;
}

/** One exercise: what it asks, its run, its result. Its code and its texts come together. */
export function ExercisePlayer({ exerciseId, userId, environment = inBrowser }: ExercisePlayerProps) {
  const loading = loadView(exerciseId);
  const { t } = useTranslation(['player', 'training', `exercise-${exerciseId}`]);
  usePageTitle(t(`training:exercise.${exerciseId}.name`));
  const loaded = use(loading);
  const view = useMemo(
    () => ({ ...loaded, variants: variantsIn(currentLanguage(), loaded.variants) }),
    [loaded],
  );
  return (
    <EnvironmentContext value={environment}>
      <WithOwnKeys userId={userId}>
        <Player view={view} exerciseId={exerciseId} userId={userId} />
      </WithOwnKeys>
    </EnvironmentContext>
  );
}

const nothing: Options = {};
const noneAsked = () => nothing;

interface PlayerProps {
  view: View;
  exerciseId: PlayedId;
  userId: string;
}

function Player({ view, exerciseId, userId }: PlayerProps) {
  const facts = factsOf(exerciseId);
  if (!facts) throw new Error(`no exercise ${exerciseId}`);
  // Their texts come before anything is begun: waiting for them later would take it off the screen.
  useTranslation('heard' in view ? ['sounds', 'settings'] : 'player');
  const [search] = useSearchParams();
  const player = usePlayer({ facts, view, userId, wanted: search.get('variant') });
  const sound = useSound(view);
  const { phase, setup, beginning, goingOn } = player;
  // While another form is chosen its facts are on their way: the choice stays where it is, and nothing begins.
  const { data: last, isPlaceholderData: isOther } = useQuery({
    ...startFactsQuery(userId, exerciseId, setup.variant),
    placeholderData: keepPreviousData,
  });
  const useOptions = view.useOptions ?? noneAsked;
  const asked = useOptions({ userId, ...setup, run: last?.run ?? 1 });
  const waiting = useQuery(openRunsQuery(userId)).data?.find((run) => run.exerciseId === exerciseId);

  const atStart = phase.at === 'start';
  const { data: isElsewhere } = useQuery({
    ...isElsewhereQuery(userId, waiting?.id ?? ''),
    enabled: waiting !== undefined && atStart,
  });
  const isOver = waiting !== undefined && !canGoOn(waiting, player.limitRunIn, facts);
  const { giveUp } = player;
  useEffect(() => {
    if (isOver && atStart && isElsewhere === false) void giveUp(waiting);
  }, [isOver, atStart, isElsewhere, waiting, giveUp]);

  if (phase.at === 'run') {
    return (
      <SoundContext value={sound.opened}>
        <RunScreen key={phase.hand.run.id} view={view} userId={userId} hand={phase.hand} player={player} />
      </SoundContext>
    );
  }
  if (phase.at === 'result') {
    return (
      <ResultScreen facts={facts} view={view} userId={userId} done={phase.done} onAgain={player.toStart} />
    );
  }
  if (!last || !asked) return <LoadingState />;
  const begin = () => {
    if (!isOther) beginning.mutate({ last, asked });
  };
  const start = () => sound.ensure(setup.variant, () => player.goTo('run', begin));
  const practise = () => sound.ensure(setup.variant, () => player.goTo('practice', player.practise));
  const heard = sound.asked && heardIn(view, sound.asked.variant);
  if (sound.asked && heard) {
    return (
      <SoundScreen
        exerciseId={exerciseId}
        heard={heard}
        variant={sound.asked.variant}
        options={setup.options}
        onOptions={(options) => player.setSetup({ ...setup, options })}
        onReady={sound.ready}
        onBack={sound.cancel}
      />
    );
  }
  if (phase.at === 'check') {
    const go = phase.then === 'run' ? begin : player.practise;
    return <CheckScreen exerciseId={exerciseId} onReady={() => player.checked(go)} />;
  }
  if (phase.at === 'practice') {
    return (
      <SoundContext value={sound.opened}>
        <PracticeScreen
          key={phase.round}
          view={view}
          exerciseId={exerciseId}
          userId={userId}
          config={player.configFor(last, asked)}
          round={phase.round}
          onDone={player.practised}
        />
      </SoundContext>
    );
  }
  const busy = beginning.isPending || goingOn.isPending || isOther;
  const config = player.configFor(last, asked);
  const begins = view.begins?.(config) ?? null;
  if (phase.at === 'practised') {
    return (
      <PractisedScreen
        exerciseId={exerciseId}
        variant={setup.variant}
        begins={begins}
        busy={busy}
        onStart={start}
        onAgain={practise}
      />
    );
  }
  // Who has it is known in a moment: until then nothing is said of it.
  const unfinished = waiting && isElsewhere !== undefined && (isElsewhere || !isOver) ? waiting : null;
  return (
    <StartScreen
      facts={facts}
      view={view}
      userId={userId}
      setup={setup}
      asked={asked}
      onSetup={player.setSetup}
      run={last.run}
      begins={begins}
      isFixed={modeOfRun(facts, last.run) === 'test'}
      canPractise={hasPractice(view, config)}
      busy={busy}
      unfinished={
        unfinished && {
          isElsewhere: isElsewhere === true,
          onGoOn: () => sound.ensure(unfinished.variant, () => goingOn.mutate(unfinished.id)),
          onGiveUp: () => void giveUp(unfinished),
        }
      }
      onStart={start}
      onPractise={practise}
    />
  );
}
