import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Disc, discRadius } from '@/lib/exercises/object-tracking/motion';
import { useFrames } from '../../stepped/use-frames';
import { usePlaces } from '../../stepped/use-places';
import { discsAt, discUnder } from './positions';

export interface DiscFieldProps {
  motion: readonly (readonly Disc[])[];
  /** Before the motion, in it, or after it: then discs can be marked. */
  phase: 'before' | 'moving' | 'after';
  /** Those that are to be followed, ringed. */
  ringed: readonly number[];
  marked: readonly number[];
  onMark?: (disc: number) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** Discs that all look the same. They are moved by their style alone: nothing is rendered while they move. */
export function DiscField({ motion, phase, ringed, marked, onMark }: DiscFieldProps) {
  const { t } = useTranslation('exercise-object-tracking');
  const field = useRef<HTMLFieldSetElement>(null);
  const isOpen = phase === 'after' && onMark !== undefined;
  const first = motion[0] ?? [];
  const last = motion.at(-1) ?? [];
  const discRef = usePlaces(last, isOpen, 0);
  const draw = (discs: readonly Disc[]) => {
    const nodes = field.current?.querySelectorAll<HTMLElement>('[data-disc]') ?? [];
    for (const [i, node] of nodes.entries()) {
      const { x, y } = discs[i] ?? { x: 0, y: 0 };
      node.style.left = percent(x - discRadius);
      node.style.top = percent(y - discRadius);
    }
  };
  useLayoutEffect(() => {
    if (phase !== 'moving') draw(phase === 'before' ? first : last);
  });
  useFrames(phase === 'moving', (passedMs) => draw(discsAt(motion, passedMs)));

  const press = (event: PointerEvent<HTMLElement>) => {
    if (!isOpen || !event.isPrimary || event.button !== 0) return;
    const own = (event.target as HTMLElement).closest<HTMLElement>('[data-disc]');
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / width };
    const disc = own ? Number(own.dataset.disc) : discUnder(last, at);
    if (disc !== null) onMark(disc);
  };
  return (
    <fieldset
      ref={field}
      aria-label={t('field')}
      onPointerDown={press}
      className="relative mx-auto aspect-square w-full max-w-[min(30rem,max(10rem,calc(100dvh-22rem)))] touch-none overflow-hidden rounded-l bg-sunken hc:border forced-colors:border"
    >
      {first.map((_, disc) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the disc
          key={disc}
          ref={discRef(disc)}
          type="button"
          data-disc={disc}
          tabIndex={isOpen ? 0 : -1}
          aria-label={t('disc', { number: disc + 1 })}
          aria-pressed={isOpen ? marked.includes(disc) : undefined}
          className={cx(
            'absolute grid place-items-center rounded-full border-2',
            isOpen && 'cursor-pointer',
            ringed.includes(disc)
              ? 'border-paper bg-accent outline-4 outline-accent forced-colors:bg-[Highlight]'
              : marked.includes(disc)
                ? 'border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'border-ink bg-ink-soft forced-colors:bg-[CanvasText]',
          )}
          style={{ width: percent(2 * discRadius), height: percent(2 * discRadius) }}
          onClick={(event) => {
            if (event.detail === 0) onMark?.(disc);
          }}
        >
          {marked.includes(disc) ? <Check aria-hidden="true" className="size-3/4" /> : null}
        </button>
      ))}
    </fieldset>
  );
}
