import { cx } from 'class-variance-authority';
import { type PathPlace, pathHeight } from '@/lib/cognitive/number-path';
import type { TrailLabel } from '@/lib/exercises/trail-switch/exercise';
import { pressProps } from '../../stepped/press-props';

/** Without letters that look like digits. */
const letters = 'ABCDEFGHJKLMN';

/** What stands on an item: '1', 'A' or dots. */
export function signOf({ list, value }: TrailLabel): string {
  if (list === 'number') return String(value);
  return list === 'letter' ? (letters[value - 1] ?? '') : '.'.repeat(value);
}

/** Dots in rows of three, as on a die. */
const drawn = (sign: string) => (sign.startsWith('.') ? (sign.match(/.{1,3}/g)?.join('\n') ?? sign) : sign);

export interface TrailFieldProps {
  signs: readonly string[];
  places: readonly PathPlace[];
  /** So many are connected. */
  reached: number;
  /** The one that was wrong just now. */
  wrong: number | null;
  label: string;
  onTake: (place: number) => void;
}

/** The items where they lie, and the line through those that are connected. */
export function TrailField({ signs, places, reached, wrong, label, onTake }: TrailFieldProps) {
  const line = places.slice(0, reached).map(({ x, y }) => `${x},${y}`);
  return (
    <fieldset
      aria-label={label}
      className="relative mx-auto w-full max-w-[min(24rem,calc((100dvh-13rem)/1.35))] min-w-72 touch-none rounded-m border border-line bg-surface"
      style={{ aspectRatio: `1 / ${pathHeight}` }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 1 ${pathHeight}`}
        className="absolute inset-0 size-full fill-none stroke-accent"
      >
        <polyline points={line.join(' ')} strokeWidth="0.006" />
      </svg>
      {places.map(({ x, y }, place) => (
        <button
          key={signs[place]}
          type="button"
          data-item={place}
          aria-label={signs[place]}
          className={cx(
            'absolute grid size-11 -translate-1/2 cursor-pointer place-items-center rounded-full border-control font-semibold leading-[0.6] whitespace-pre tabular-nums select-none',
            place < reached && 'border-accent bg-accent text-on-accent',
            place >= reached &&
              (wrong === place ? 'border-3 border-danger bg-danger-tint' : 'border-line-strong bg-surface'),
          )}
          style={{ left: `${x * 100}%`, top: `${(y / pathHeight) * 100}%` }}
          {...pressProps(() => onTake(place))}
        >
          {drawn(signs[place] ?? '')}
        </button>
      ))}
    </fieldset>
  );
}
