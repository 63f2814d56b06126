import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Side } from '@/lib/sounds/cue';
import { answerEar, askEars, earAsked, earsFound, earTone } from '@/lib/sounds/headphones';
import type { SoundPlayer } from './sound-player';

export interface EarQuestionProps {
  player: Pick<SoundPlayer, 'play' | 'stop'>;
  /** Another seed asks in another order. */
  newSeed: () => string;
  /** Every tone was heard in its ear. */
  onFound: () => void;
}

/** Tones in one ear each: in which? Answered by two buttons, without anything to be seen. */
export function EarQuestion({ player, newSeed, onFound }: EarQuestionProps) {
  const { t } = useTranslation('sounds');
  const [question, setQuestion] = useState(() => askEars(newSeed()));
  const [begun, setBegun] = useState(false);
  const found = earsFound(question);
  const asked = earAsked(question);

  const playTone = (side: Side | null) => {
    player.stop();
    if (side) player.play(earTone(side));
  };
  const begin = () => {
    setBegun(true);
    playTone(asked);
  };
  const answer = (side: Side) => {
    const next = answerEar(question, side);
    setQuestion(next);
    if (earsFound(next) === 'right') onFound();
    else playTone(earAsked(next));
  };
  const retry = () => {
    const next = askEars(newSeed());
    setQuestion(next);
    playTone(earAsked(next));
  };

  if (!begun) {
    return (
      <Button size="lg" className="justify-self-start" onClick={begin} data-action="first-tone">
        {t('ears.first')}
      </Button>
    );
  }
  if (found === 'wrong' || found === 'swapped') {
    return (
      <div className="grid justify-items-start gap-4">
        <div role="alert">
          <Notice tone="caution">{t(`ears.${found}`)}</Notice>
        </div>
        <Button size="lg" onClick={retry} data-action="ask-again">
          {t('ears.retry')}
        </Button>
      </div>
    );
  }
  const number = Math.min(question.answers.length + 1, question.sides.length);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg">
        {t('ears.place', { number, total: question.sides.length })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {(['left', 'right'] as const).map((side) => (
          <Button
            key={side}
            variant="outline"
            className="min-h-16 rounded-m"
            onClick={() => answer(side)}
            data-ear={side}
          >
            {t(`ears.${side}`)}
          </Button>
        ))}
      </div>
      <Button variant="ghost" className="justify-self-start" onClick={() => playTone(asked)}>
        {t('check.again')}
      </Button>
    </div>
  );
}
