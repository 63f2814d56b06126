import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { TowerState } from '@/lib/exercises/tower-plan/tower';

/** Balls a peg holds. */
const room = [3, 2, 1] as const;
/** Balls carry letters, so that they are told apart without their colours. */
const letters: Readonly<Record<string, string>> = { R: 'A', G: 'B', B: 'C' };
const looks: Readonly<Record<string, string>> = {
  R: 'bg-accent text-on-accent',
  G: 'bg-mark text-[black]',
  B: 'bg-ink text-paper',
};

export const letterOf = (ball: string): string => letters[ball] ?? ball;

/** 'Peg 1: A, B' from the bottom up. */
export function usePegText(): (peg: string, place: number) => string {
  const { t } = useTranslation('exercise-tower-plan');
  const formats = useFormats();
  return (peg, place) =>
    t('peg', {
      number: place + 1,
      balls: peg === '' ? t('empty') : formats.narrowList([...peg].map(letterOf)),
    });
}

function Ball({ ball, isSmall, isLifted }: { ball: string; isSmall: boolean; isLifted: boolean }) {
  // The letter is drawn, not written: what a peg holds stands in its label, in another order than on the peg.
  return (
    <span
      data-letter={letterOf(ball)}
      className={cx(
        'z-1 grid place-items-center rounded-full border-control border-ink font-bold before:content-[attr(data-letter)]',
        isSmall ? 'size-7 text-xs' : 'size-13 text-lg',
        isLifted && '-translate-y-3 outline-3 outline-offset-2 outline-focus',
        looks[ball],
      )}
    />
  );
}

/** Balls on a peg, as high as what it holds. */
export function Peg(props: { peg: string; place: number; isSmall?: boolean; isLifted?: boolean }) {
  const { peg, place, isSmall = false, isLifted = false } = props;
  const unit = isSmall ? 1.75 : 3.25;
  return (
    <span aria-hidden="true" className="relative grid h-full content-end justify-items-center">
      <span
        className={cx(
          'absolute bottom-0 rounded-full bg-line-strong forced-colors:bg-[CanvasText]',
          isSmall ? 'w-1' : 'w-1.5',
        )}
        style={{ height: `${(room[place] ?? 1) * unit + 0.5}rem` }}
      />
      {[...peg].reverse().map((ball, i) => (
        <Ball key={ball} ball={ball} isSmall={isSmall} isLifted={isLifted && i === 0} />
      ))}
    </span>
  );
}

/** A board to look at. */
export function Goal({ state }: { state: TowerState }) {
  const pegText = usePegText();
  return (
    <ul className="mx-auto grid h-24 w-48 grid-cols-3 border-b-3 border-ink">
      {state.map((peg, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the peg
        <li key={place}>
          <span className="sr-only">{pegText(peg, place)}</span>
          <Peg peg={peg} place={place} isSmall />
        </li>
      ))}
    </ul>
  );
}

/** The same in words. */
export function SaidGoal({ state }: { state: TowerState }) {
  const pegText = usePegText();
  return <p className="text-center text-lg">{state.map(pegText).join('; ')}</p>;
}
