import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/lib/exercises/executive-function/cards';
import { pressProps } from '../../stepped/press-props';
import { StepField, StepTask } from '../../stepped/step-field';
import { SortCard } from './sort-card';
import { useCardWords } from './use-card-words';

export const keys = [1, 2, 3, 4] as const;

/** A key card has its own number in everything. */
const keyCard = (key: number, withFill: boolean): Card => ({
  color: key,
  shape: key,
  number: key,
  ...(withFill && { fill: key }),
});

export interface CardTableProps {
  /** The card to sort; null while there is none. */
  card: Card | null;
  withFill: boolean;
  /** Drawn, or in words alone. */
  isDrawn: boolean;
  chosen?: number;
  onChoose?: (key: number) => void;
  /** In a line under the card. */
  children?: ReactNode;
}

/** The card to sort and the four it may be laid to. It stays as it is while an answer is told. */
export function CardTable({ card, withFill, isDrawn, chosen, onChoose, children }: CardTableProps) {
  const { t } = useTranslation('exercise-executive-function');
  const words = useCardWords();
  // A screen reader reads what has the focus, the new card; the key cards are one step further.
  const shown = useRef<HTMLDivElement>(null);
  const isOpen = onChoose !== undefined;
  useEffect(() => {
    if (isOpen) shown.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <StepField>
      <StepTask>{t('task')}</StepTask>
      <div className="grid gap-2">
        <div
          ref={shown}
          tabIndex={-1}
          data-part="card"
          className="mx-auto grid h-46 w-46 content-center justify-items-center gap-1.5 rounded-m border-control border-line-strong bg-surface px-3 text-center outline-offset-4"
        >
          {card && isDrawn ? <SortCard card={card} className="size-28" /> : null}
          {card ? <p className={isDrawn ? 'text-sm text-ink-soft' : 'text-lg'}>{words(card)}</p> : null}
        </div>
        <p className="min-h-7">{children}</p>
      </div>
      <fieldset
        aria-label={t('keys')}
        className={isDrawn ? 'grid grid-cols-4 gap-2 sm:gap-4' : 'mx-auto grid w-full max-w-96 gap-2'}
      >
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            data-choice={key}
            aria-pressed={chosen === undefined ? undefined : chosen === key}
            aria-disabled={isOpen ? undefined : true}
            className="grid min-h-16 cursor-pointer touch-manipulation content-start justify-items-center gap-1.5 rounded-m border-control border-line-strong bg-surface px-1 py-2.5 text-center leading-tight hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:outline-2 aria-pressed:outline-accent"
            {...pressProps(() => onChoose?.(key))}
          >
            {isDrawn ? <SortCard card={keyCard(key, withFill)} className="w-full max-w-20" /> : null}
            <span className={isDrawn ? 'text-xs text-ink-soft hyphens-auto' : 'text-base'}>
              {words(keyCard(key, withFill))}
            </span>
          </button>
        ))}
      </fieldset>
    </StepField>
  );
}
