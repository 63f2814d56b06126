import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useSequence } from './step-time';

/** What is said after an answer, until 'Next'. */
export function AfterStep({ onNext, children }: { onNext: () => void; children: ReactNode }) {
  const { t } = useTranslation('player');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid justify-items-center gap-6">
      {children}
      <Button ref={next} size="lg" onClick={onNext} data-action="next">
        {t('play.next')}
      </Button>
    </div>
  );
}

export interface ToldForProps {
  ms: number;
  blankMs: number;
  onOver: () => void;
  /** Drawn by whether the time of telling is over and the pause after it runs. */
  children: (isBlank: boolean) => ReactNode;
}

/** What is said after an answer for so long, then a pause, then it goes on by itself. */
export function ToldFor({ ms, blankMs, onOver, children }: ToldForProps) {
  const [moments] = useState([0, ms, ms + blankMs]);
  const place = useSequence(moments);
  const latest = useRef(onOver);
  latest.current = onOver;
  const isOver = place === moments.length - 1;
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
  return children(place > 0);
}
