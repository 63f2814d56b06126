import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { dynamicText } from '@/i18n/dynamic-text';
import { groupWords } from '@/lib/exercises/time-sense/exercise';
import { PlacesLeft } from '../../stepped/places-left';
import { StepField, StepTask } from '../../stepped/step-field';
import { useSides } from '../../stepped/use-sides';

const groups = [1, 2] as const;

export interface SortWordsProps {
  words: readonly number[];
  onDone: () => void;
}

/** Words one by one, each to one of two groups; one that went the wrong way comes again. */
export function SortWords({ words, onDone }: SortWordsProps) {
  const { t } = useTranslation('exercise-time-sense');
  const [sorted, setSorted] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const word = words[sorted] ?? 0;
  const choose = (group: number) => {
    const isRight = group === (word < groupWords ? 1 : 2);
    setWrong(!isRight);
    if (!isRight) return;
    if (sorted + 1 === words.length) onDone();
    else setSorted(sorted + 1);
  };
  useSides((side) => choose(side + 1));
  return (
    <StepField>
      <StepTask>{t('sortTask')}</StepTask>
      <p
        role="status"
        data-part="word"
        className="grid min-h-28 place-items-center text-center font-stimulus text-3xl"
      >
        {dynamicText(t, 'exercise-time-sense', `word.${word + 1}`)}
      </p>
      <div className="mx-auto grid w-full max-w-96 grid-cols-2 gap-4">
        {groups.map((group) => (
          <Button
            key={group}
            variant="outline"
            className="min-h-20 rounded-l px-2 text-lg"
            onClick={() => choose(group)}
          >
            {t(`group.${group}`)}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7 text-center">
        {isWrong ? t('otherGroup') : null}
      </p>
      <PlacesLeft done={sorted} all={words.length} label={t('sorted', { done: sorted, all: words.length })} />
    </StepField>
  );
}
