import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { StepField, StepTask } from '../../stepped/step-field';
import { useAnswerTime, useSequence } from '../../stepped/step-time';

export interface StudyPairProps {
  name: string;
  answer: string;
  presentMs: number;
  onDone: (tookMs: number) => void;
}

/** A pair to keep together, in large type; it stays at least its time. */
export function StudyPair({ name, answer, presentMs, onDone }: StudyPairProps) {
  const { t } = useTranslation(['exercise-word-recall', 'player']);
  const [moments] = useState(() => [0, presentMs]);
  const isOpen = useSequence(moments) === 1;
  const { took } = useAnswerTime(null, isOpen, () => undefined);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) next.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <StepField>
      <StepTask>{t('study')}</StepTask>
      <p role="status" className="grid gap-6 py-10 text-center text-3xl wrap-anywhere text-balance">
        <span className="font-serif">{name}</span>
        <strong>{answer}</strong>
      </p>
      <Button
        ref={next}
        size="lg"
        className={isOpen ? 'justify-self-center' : 'invisible justify-self-center'}
        onClick={() => onDone(took())}
        data-action="learned"
      >
        {t('player:play.next')}
      </Button>
    </StepField>
  );
}
