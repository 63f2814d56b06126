import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { ExerciseGate } from '@/features/gates/exercise-gate';
import type { ExerciseId } from '@/lib/exercises/ids';

export interface LengthGateProps {
  /** The length chosen is not open. */
  closed: boolean;
  exerciseId: ExerciseId;
  freeMinutes: number | null;
  /** Chooses the free length. */
  onFree: () => void;
  /** The start, where the length is open. */
  children: ReactNode;
}

/** The start of a round, or what opens its length and the way back to the free one. */
export function LengthGate({ closed, exerciseId, freeMinutes, onFree, children }: LengthGateProps) {
  const { t } = useTranslation('upgrade');
  return (
    <div className="grid gap-6">
      {/* Said aloud when another length closes or opens it. */}
      <div aria-live="polite" data-part="exercise-gate" className="empty:hidden">
        {closed ? <ExerciseGate exerciseId={exerciseId} /> : null}
      </div>
      {/* A button of its own each: one that turned into the start while it is pressed would start at once. */}
      <div key={closed ? 'closed' : 'open'}>
        {closed ? (
          freeMinutes === null ? null : (
            <Button size="lg" onClick={onFree} data-action="choose-free">
              {t('exercise.chooseFree', { count: freeMinutes })}
            </Button>
          )
        ) : (
          children
        )}
      </div>
    </div>
  );
}
