import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { PriorityItem } from '@/lib/exercises/task-priority/exercise';
import { pressProps } from '../../stepped/press-props';
import { StepTask } from '../../stepped/step-field';

const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

export interface CardPairProps {
  item: PriorityItem;
  /** Figures on cards, or a sentence on each. */
  isDrawn: boolean;
  /** What beginning with each comes to is told as well; null for a choice that did not come in time. */
  chosen?: Side | null;
  /** Nothing is on the cards. */
  isBlank?: boolean;
  onChoose?: (side: Side) => void;
  /** In a line under the task. */
  children?: ReactNode;
}

/** Two tasks side by side. They stay where they are while an answer is told. */
export function CardPair({ item, isDrawn, chosen, isBlank = false, onChoose, children }: CardPairProps) {
  const { t } = useTranslation('exercise-task-priority');
  const formats = useFormats();
  // A screen reader reads what has the focus, both cards; the cards to choose are one step further.
  const group = useRef<HTMLFieldSetElement>(null);
  const isOpen = onChoose !== undefined;
  useEffect(() => {
    if (isOpen) group.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const cardOf = (side: Side) => {
    const { value, duration, deadline } = side === 'A' ? item.a : item.b;
    const name = t(`name.${side}`);
    const points = formats.count(value);
    const time = formats.duration(duration, 'minute');
    const left = formats.duration(deadline, 'minute');
    return { name, points, time, left, said: t('card', { name, points, time, left }) };
  };
  return (
    <div className="grid w-full content-start gap-5">
      <StepTask>{t('task')}</StepTask>
      <div className="grid min-h-7 place-items-center text-sm text-ink-soft">{children}</div>
      <fieldset
        ref={group}
        tabIndex={-1}
        aria-label={sides.map((side) => cardOf(side).said).join(' ')}
        className={cx('grid gap-3 outline-offset-4 sm:gap-5', isDrawn && 'grid-cols-2')}
      >
        {sides.map((side) => {
          const card = cardOf(side);
          const firstValue = side === 'A' ? item.valueAFirst : item.valueBFirst;
          return (
            <button
              key={side}
              type="button"
              data-choice={side}
              aria-pressed={chosen === undefined ? undefined : chosen === side}
              aria-disabled={isOpen ? undefined : true}
              className={cx(
                'grid cursor-pointer touch-manipulation content-start gap-2 rounded-l border-control border-line-strong bg-surface px-3 py-4 text-center hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:outline-2 aria-pressed:outline-accent',
                isDrawn ? 'min-h-64' : 'min-h-28',
              )}
              {...pressProps(() => onChoose?.(side))}
            >
              <span className={cx('grid gap-2', isBlank && 'invisible')}>
                {isDrawn ? (
                  <>
                    <span className="text-sm text-ink-soft">{card.name}</span>
                    <span className="font-stimulus text-2xl tabular-nums">
                      {t('points', { points: card.points })}
                    </span>
                    <span>{t('takes', { time: card.time })}</span>
                    <span>{t('left', { time: card.left })}</span>
                  </>
                ) : (
                  <span className="text-lg">{card.said}</span>
                )}
                {chosen === undefined ? null : (
                  <strong className="border-t border-line pt-2">
                    {t('outcome', { points: formats.count(firstValue) })}
                  </strong>
                )}
              </span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
