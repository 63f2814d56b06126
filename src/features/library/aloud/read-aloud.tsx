import { cx } from 'class-variance-authority';
import { Pause, Play, Settings2, Undo2 } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeArticle } from '@/api/library/shapes';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormats } from '@/i18n/use-formats';
import { useSpeaker, useVoices } from './use-speaker';
import { VoiceChoice } from './voice-choice';

export interface ReadAloudProps {
  article: WholeArticle;
  bodyRef: RefObject<HTMLDivElement | null>;
}

/** 'Listen', and from the first press on a bar that stays in view. Nothing where the device has no voice for the text. */
export function ReadAloud({ article, bodyRef }: ReadAloudProps) {
  const { t } = useTranslation('library');
  const { count: shown } = useFormats();
  const voices = useVoices(article.text_lang);
  const bar = useRef<HTMLDivElement>(null);
  const choiceId = useId();
  const [isOpen, setOpen] = useState(false);
  const { state, count, speaker } = useSpeaker(
    article,
    bodyRef,
    voices,
    () => bar.current?.getBoundingClientRect().bottom ?? 0,
  );
  if (voices.own.length === 0 && voices.more.length === 0) return null;
  const isPlaying = state?.status === 'speaking' || state?.status === 'waiting';
  const play = () => {
    const reading = speaker();
    if (isPlaying) reading?.pause();
    else if (reading?.state().voice === null) setOpen(true);
    else reading?.play();
  };
  const problem = state?.problem === 'lost' ? t('aloud.lost') : null;
  return (
    <div
      ref={bar}
      data-print="hide"
      role="group"
      aria-label={t('aloud.listen')}
      className={cx(
        'grid max-w-read gap-3',
        state && 'sticky top-0 z-20 -mx-2 border-b border-line bg-paper px-2 py-2',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {/* One button: what was pressed keeps the focus. */}
        <Button variant="outline" onClick={play}>
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isPlaying ? t('words.pause') : state && state.at > 0 ? t('words.resume') : t('aloud.listen')}
        </Button>
        {state && (
          <Button variant="ghost" size="icon" aria-label={t('aloud.back')} onClick={() => speaker()?.back()}>
            <Undo2 aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('aloud.choose')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? choiceId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Settings2 aria-hidden="true" />
        </Button>
        {state && (
          <span className="ms-auto text-sm text-ink-soft tabular-nums">
            {state.status === 'waiting' ? (
              t('aloud.waiting')
            ) : (
              <>
                <VisuallyHidden>{t('aloud.sentence')} </VisuallyHidden>
                {t('aloud.place', { at: shown(state.at + 1), all: shown(count) })}
              </>
            )}
          </span>
        )}
      </div>
      {isOpen && (
        <div id={choiceId}>
          <VoiceChoice
            lang={article.text_lang}
            voices={voices}
            chosen={state?.voice ?? speaker()?.state().voice ?? null}
            onSpeed={(speed) => speaker()?.setSpeed(speed)}
            onVoice={(voice) => speaker()?.setVoice(voice)}
          />
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
