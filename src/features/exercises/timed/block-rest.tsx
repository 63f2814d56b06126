import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useExerciseText } from '../player/use-exercise-text';
import type { Told } from '../view';

export interface BlockRestProps {
  exerciseId: string;
  variant: string;
  /** Counted from 0. */
  block: number;
  note: Told | null;
  onNext: () => void;
}

/** Between two blocks, as long as one likes. */
export function BlockRest({ exerciseId, variant, block, note, onNext }: BlockRestProps) {
  const { t } = useTranslation('player');
  const text = useExerciseText(exerciseId, variant);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div
      role="dialog"
      aria-labelledby="rest-title"
      aria-describedby="rest-text"
      className="fixed inset-0 z-50 grid content-center-safe justify-items-center gap-5 overflow-y-auto bg-paper px-5 text-center"
    >
      <h2 id="rest-title" className="text-2xl">
        {t('rest.title', { number: block + 1 })}
      </h2>
      <p id="rest-text" className="max-w-120 text-lg text-ink-soft">
        {note ? text(note.key, note.params) : t('rest.text')}
      </p>
      <Button ref={next} size="lg" onClick={onNext} data-action="next-block">
        {t('rest.next')}
      </Button>
    </div>
  );
}
