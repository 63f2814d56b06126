import { cx } from 'class-variance-authority';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import type { ChoiceSide } from '@/lib/cognitive/delay-choice';

export interface SideButtonsProps {
  left: ReactNode;
  right: ReactNode;
  language: Language;
  /** Nothing can be chosen just now; the labels are out of sight where they change. */
  blank: boolean;
  hideWhileBlank?: boolean;
  onChoose: (side: ChoiceSide) => void;
}

const sideOfKey: Readonly<Record<string, ChoiceSide>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** Two answers beside each other, by button or by the arrow keys wherever the focus is. */
export function SideButtons({
  left,
  right,
  language,
  blank,
  hideWhileBlank = false,
  onChoose,
}: SideButtonsProps) {
  const { t } = useTranslation('activities', { lng: language });
  const choose = (side: ChoiceSide) => {
    if (!blank) onChoose(side);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const side = sideOfKey[event.key];
    if (!side || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (document.querySelector('[role=alertdialog], [role=dialog]')) return;
    event.preventDefault();
    choose(side);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const sides = [
    { side: 'left', content: left, Arrow: ArrowLeft },
    { side: 'right', content: right, Arrow: ArrowRight },
  ] as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {sides.map(({ side, content, Arrow }) => (
          <button
            key={side}
            type="button"
            data-action={`choose-${side}`}
            aria-disabled={blank}
            className="grid min-h-28 cursor-pointer touch-manipulation content-center justify-items-center gap-2 rounded-l border-control border-line-strong bg-surface px-3 py-5 text-center select-none enabled:hover:border-ink enabled:hover:bg-sunken"
            onClick={() => choose(side)}
          >
            <span className={cx('grid gap-1', blank && hideWhileBlank && 'opacity-0')}>{content}</span>
            <Arrow aria-hidden="true" className="size-5 text-ink-soft max-sm:hidden pointer-coarse:hidden" />
          </button>
        ))}
      </div>
      <p className="mt-3 text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">{t('keys.sides')}</p>
    </>
  );
}

/** True for `ms` after each `start`. */
export function useBlank(ms: number): [blank: boolean, start: () => void] {
  const [blank, setBlank] = useState(false);
  useEffect(() => {
    if (!blank) return;
    const timer = setTimeout(() => setBlank(false), ms);
    return () => clearTimeout(timer);
  }, [blank, ms]);
  return [blank, () => setBlank(true)];
}
