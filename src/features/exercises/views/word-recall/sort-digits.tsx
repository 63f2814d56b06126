import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { StepField, StepTask } from '../../stepped/step-field';
import { useAnswerTime } from '../../stepped/step-time';
import { useSides } from '../../stepped/use-sides';

const sides = ['even', 'odd'] as const;

export interface SortDigitsProps {
  digits: readonly number[];
  forMs: number;
  onOver: (tookMs: number) => void;
}

/** Even or odd, digit after digit: it fills the time until the next question, and is not scored. */
export function SortDigits({ digits, forMs, onOver }: SortDigitsProps) {
  const { t } = useTranslation('exercise-word-recall');
  const [place, setPlace] = useState(0);
  const { took } = useAnswerTime(forMs, true, () => onOver(took()));
  const digit = digits[place % digits.length] ?? 0;
  const choose = (side: number) => {
    if (digit % 2 === side) setPlace(place + 1);
  };
  useSides(choose);
  return (
    <StepField>
      <StepTask>{t('filler')}</StepTask>
      <p key={place} role="status" className="py-6 text-center font-stimulus text-3xl tabular-nums">
        {digit}
      </p>
      <div className="mx-auto grid w-full max-w-96 grid-cols-2 gap-4">
        {sides.map((side, i) => (
          <Button
            key={side}
            variant="outline"
            className="min-h-20 rounded-l text-lg"
            data-side={side}
            onClick={() => choose(i)}
          >
            {t(side)}
          </Button>
        ))}
      </div>
      <p className="pt-2 text-center text-sm text-ink-soft text-balance">{t('fillerNote')}</p>
    </StepField>
  );
}
