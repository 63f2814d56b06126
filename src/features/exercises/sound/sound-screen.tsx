import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { SentenceGap } from '@/components/sentence-gap';
import { EarQuestion } from '@/components/trial-stage/ear-question';
import { createSoundPlayer, type SoundPlayer } from '@/components/trial-stage/sound-player';
import { signalTones } from '@/components/trial-stage/with-sounds';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { soundLevel } from '@/hooks/display-effects';
import { currentLanguage } from '@/i18n/init';
import type { Heard } from '@/lib/exercises/heard';
import { PlayFrame } from '../play-frame';
import { EnvironmentContext } from '../player/environment';
import type { Options } from '../view';
import type { RunSound } from './heard-in';
import { useCueText } from './use-cue-text';

export interface SoundScreenProps {
  exerciseId: string;
  heard: Heard<never>;
  variant: string;
  options: Options;
  onOptions: (options: Options) => void;
  onReady: (sound: RunSound) => void;
  /** Back to the start, to choose another form. */
  onBack: () => void;
}

type Silent = 'none' | 'blocked' | 'failed';
type State =
  | { readonly at: 'closed' | 'opening' }
  | { readonly at: 'silent'; readonly why: Silent; readonly error?: unknown }
  | { readonly at: 'open'; readonly player: SoundPlayer };

/** Turns the sound on, loads what will be heard, and asks whether (and where it matters in which ear) it is heard. */
export function SoundScreen(props: SoundScreenProps) {
  const { exerciseId, heard, variant, options, onOptions, onReady, onBack } = props;
  const { t } = useTranslation(['sounds', 'settings']);
  const { openSounds = createSoundPlayer } = useContext(EnvironmentContext);
  const [state, setState] = useState<State>({ at: 'closed' });
  const textOf = useCueText();
  const hasCaptions = options.captions === true && !heard.isHearingTheTask;
  const cues = heard.all(variant);
  const sample = cues[0];
  const unused = useRef<SoundPlayer>(null);
  useEffect(() => () => unused.current?.close(), []);

  const hear = (player: SoundPlayer) => {
    player.stop();
    if (sample) player.play(sample);
  };

  async function turnOn(): Promise<void> {
    setState({ at: 'opening' });
    let player: SoundPlayer;
    try {
      player = openSounds({ level: soundLevel() });
    } catch {
      setState({ at: 'silent', why: 'none' });
      return;
    }
    const resuming = player.resume();
    try {
      await player.load([...cues, ...signalTones], currentLanguage());
    } catch (error) {
      player.close();
      setState({ at: 'silent', why: 'failed', error });
      return;
    }
    if (!(await resuming)) {
      player.close();
      setState({ at: 'silent', why: 'blocked' });
      return;
    }
    unused.current = player;
    setState({ at: 'open', player });
    if (!heard.needsBothEars) hear(player);
  }

  const go = (player: SoundPlayer) => {
    unused.current = null;
    player.stop();
    onReady({ player, textOf: hasCaptions ? textOf : null });
  };
  const isOff = soundLevel() === 0;
  return (
    <PlayFrame exerciseId={exerciseId} screen="sound">
      <div className="grid gap-6">
        <h1 tabIndex={-1} className="text-2xl">
          {t(heard.needsBothEars ? 'ears.title' : 'check.title')}
        </h1>
        <p className="text-lg text-ink-soft">{t(heard.needsBothEars ? 'ears.lead' : 'check.lead')}</p>
        {isOff ? (
          <Notice tone="caution">
            {t('settings:neuro.soundOff')}
            <SentenceGap />
            <Link to={paths.neuroSettings} className="link">
              {t('settings:neuro.soundOffLink')}
            </Link>
          </Notice>
        ) : null}
        {heard.isHearingTheTask || state.at === 'open' ? null : (
          <Checkbox
            label={t('captions.show')}
            checked={options.captions === true}
            onChange={(event) => onOptions({ ...options, captions: event.target.checked })}
          />
        )}
        {state.at === 'silent' ? <WhySilent why={state.why} error={state.error} /> : null}
        {state.at === 'open' ? (
          <HeardIt
            player={state.player}
            needsBothEars={heard.needsBothEars === true}
            onAgain={() => hear(state.player)}
            onHeard={() => go(state.player)}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              size="lg"
              disabled={isOff}
              busy={state.at === 'opening'}
              onClick={() => void turnOn()}
              data-action="sound-on"
            >
              {t('check.on')}
            </Button>
            <Button size="lg" variant="outline" onClick={onBack} data-action="other-form">
              {t('check.other')}
            </Button>
          </div>
        )}
      </div>
    </PlayFrame>
  );
}

function WhySilent({ why, error }: { why: Silent; error: unknown }) {
  const { t } = useTranslation('sounds');
  if (why === 'failed') return <ErrorState title={t('silent.failed')} error={error} />;
  return (
    <div role="alert">
      <Notice tone="caution">{t(`silent.${why}`)}</Notice>
    </div>
  );
}

interface HeardItProps {
  player: SoundPlayer;
  needsBothEars: boolean;
  onAgain: () => void;
  onHeard: () => void;
}

function HeardIt({ player, needsBothEars, onAgain, onHeard }: HeardItProps) {
  const { t } = useTranslation('sounds');
  if (needsBothEars) {
    return <EarQuestion player={player} newSeed={() => crypto.randomUUID()} onFound={onHeard} />;
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg">
        {t('check.playing')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onHeard} data-action="heard">
          {t('check.hear')}
        </Button>
        <Button size="lg" variant="outline" onClick={onAgain}>
          {t('check.again')}
        </Button>
      </div>
    </div>
  );
}
