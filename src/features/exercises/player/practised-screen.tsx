import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { PlayFrame } from '../play-frame';
import type { Told } from '../view';
import { useExerciseText } from './use-exercise-text';

export interface PractisedScreenProps {
  exerciseId: string;
  variant: string;
  /** What the run begins with. */
  begins: Told | null;
  busy: boolean;
  onStart: () => void;
  onAgain: () => void;
}

/** Between practice and the run. */
export function PractisedScreen(props: PractisedScreenProps) {
  const { exerciseId, variant, begins, busy, onStart, onAgain } = props;
  const { t } = useTranslation('player');
  const text = useExerciseText(exerciseId, variant);
  return (
    <PlayFrame exerciseId={exerciseId} screen="practised">
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="text-2xl">
          {t('practised.title')}
        </h1>
        <div className="grid gap-2 text-lg">
          <p className="text-ink-soft">{t('practised.text')}</p>
          {begins ? <p>{text(begins.key, begins.params)}</p> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={busy} onClick={onStart} data-action="start">
            {t('words.start')}
          </Button>
          <Button size="lg" variant="outline" onClick={onAgain} data-action="practise">
            {t('practised.again')}
          </Button>
        </div>
      </div>
    </PlayFrame>
  );
}
