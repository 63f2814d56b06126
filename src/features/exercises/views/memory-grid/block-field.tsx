import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { blockPlaces, blockSide } from '@/lib/exercises/memory-grid/path';
import { pressProps } from '../../stepped/press-props';
import { usePlaces } from '../../stepped/use-places';

export interface BlockFieldProps {
  /** The block that is lit. */
  lit: number | null;
  /** The block pressed last. */
  pressed: number | null;
  onPress: (block: number) => void;
  /** Blocks can be pressed. */
  isOpen: boolean;
}

const middle = 4;

/** Nine blocks, the same places in every run: pressed, reached by arrow keys, or named by the keys 1 to 9. */
export function BlockField({ lit, pressed, onPress, isOpen }: BlockFieldProps) {
  const { t } = useTranslation('exercise-memory-grid');
  const placeRef = usePlaces(blockPlaces, isOpen, middle, (key) => {
    if (!/^[1-9]$/.test(key)) return false;
    onPress(Number(key) - 1);
    return true;
  });
  return (
    <fieldset
      aria-label={t('field')}
      className="relative mx-auto aspect-square w-full max-w-[min(30rem,max(18rem,calc(100dvh-17rem)))] touch-none rounded-l bg-sunken hc:border forced-colors:border"
    >
      {blockPlaces.map(({ x, y }, block) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the block
          key={block}
          ref={placeRef(block)}
          type="button"
          aria-label={t('block', { number: block + 1 })}
          disabled={!isOpen}
          data-lit={lit === block || undefined}
          className={cx(
            'absolute aspect-square min-w-11 -translate-1/2 rounded-m border-2',
            lit === block
              ? 'border-accent bg-accent forced-colors:bg-[Highlight]'
              : pressed === block
                ? 'border-accent bg-accent-tint forced-colors:border-[Highlight]'
                : 'border-line-strong bg-surface',
            isOpen && 'cursor-pointer active:bg-accent',
          )}
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${blockSide * 100}%` }}
          {...pressProps(() => onPress(block))}
        />
      ))}
    </fieldset>
  );
}
