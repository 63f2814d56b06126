import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { createRng, pickInt, shuffle } from '@/lib/random';
import { StepField, StepTask } from '../../stepped/step-field';
import { useSides } from '../../stepped/use-sides';

function drawPair(seed: string): [number, number] {
  const rng = createRng(seed);
  const first = pickInt(rng, 11, 98);
  const [a = first, b = first] = shuffle([first, first + (rng() < 0.5 ? 1 : -1) * pickInt(rng, 1, 9)], rng);
  return [a, b];
}

/** Which number is larger, again and again: it fills the time between learning and placing, and is not scored. */
export function LargerNumber({ seed }: { seed: string }) {
  const { t } = useTranslation('exercise-object-location');
  const [round, setRound] = useState(0);
  const pair = useMemo(() => drawPair(`${seed}:${round}`), [seed, round]);
  const larger = pair[0] > pair[1] ? 0 : 1;
  const choose = (side: number) => {
    if (side === larger) setRound(round + 1);
  };
  useSides(choose);
  return (
    <StepField>
      <StepTask>{t('filler')}</StepTask>
      <div className="mx-auto grid w-full max-w-96 grid-cols-2 gap-4 pt-8">
        {pair.map((number, side) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the side
            key={side}
            variant="outline"
            className="min-h-32 rounded-l font-stimulus text-3xl tabular-nums"
            onClick={() => choose(side)}
          >
            {number}
          </Button>
        ))}
      </div>
      <p className="pt-4 text-center text-sm text-ink-soft">{t('fillerNote')}</p>
    </StepField>
  );
}
