import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityBody, type ActivityBodyProps } from '../../activities/activity-body';

/** Milliseconds a word stands, the empty time after it, and the time before the first one. */
const wordMs = 1500;
const gapMs = 500;
const leadMs = 1000;

export interface WordShowProps extends Pick<ActivityBodyProps, 'language' | 'header'> {
  round: number;
  /** In the order shown. */
  words: readonly string[];
  /** Words that were shown before; the next one comes first. */
  shown: number;
  onShown: (count: number) => void;
  /** The last word is gone. */
  onEnd: () => void;
  /** The page was hidden: words would pass unseen. */
  onHidden: () => void;
}

/** Words one after the other. A word counts as shown from the moment it appears. */
export function WordShow({ round, words, shown, onShown, onEnd, onHidden, language, header }: WordShowProps) {
  const { t } = useTranslation('activities', { lng: language });
  const [step, setStep] = useState({ index: shown, on: false, waitMs: leadMs });
  const word = step.on ? words[step.index] : undefined;
  const appear = useEffectEvent(() => {
    if (step.index >= words.length) {
      onEnd();
      return;
    }
    setStep({ index: step.index, on: true, waitMs: wordMs });
    onShown(step.index + 1);
  });
  const hidden = useEffectEvent(onHidden);

  useEffect(() => {
    const next = () => {
      if (step.on) setStep({ index: step.index + 1, on: false, waitMs: gapMs });
      else appear();
    };
    const timer = setTimeout(next, step.waitMs);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    const look = () => {
      if (document.hidden) hidden();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return (
    <ActivityBody screen="word-show" language={language} header={header}>
      <h1 tabIndex={-1} className="sr-only">
        {t('show.title', { round })}
      </h1>
      {/* The word itself is what screen readers speak: everybody gets the same words at the same time. */}
      <p
        role="status"
        data-slot="word"
        className="grid min-h-[1.3em] justify-items-center text-center font-serif text-[clamp(2.75rem,2rem+5vw,5rem)] leading-[1.3]"
      >
        {word}
      </p>
      <p aria-hidden="true" className="mt-10 text-center text-sm text-ink-soft tabular-nums">
        {t('show.count', { number: Math.min(step.index + 1, words.length), total: words.length })}
      </p>
    </ActivityBody>
  );
}
