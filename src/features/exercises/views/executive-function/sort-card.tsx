import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { Card } from '@/lib/exercises/executive-function/cards';
import { inks, outlines, places } from './shapes';

const solid = 1;
const striped = 2;
const open = 3;

interface FillProps {
  id: string;
  fill: number;
}

/** Stripes or dots in the colour of the card. */
function Pattern({ id, fill }: FillProps) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      {fill === striped ? (
        <path d="M0 1.250h5" stroke="currentColor" strokeWidth="2.5" />
      ) : (
        <circle cx="2.5" cy="2.5" r="1.500" fill="currentColor" />
      )}
    </pattern>
  );
}

/** What is on a card: so many shapes of a colour, from the third level on filled in one of four ways. */
export function SortCard({ card, className }: { card: Card; className?: string }) {
  const { color, shape, number, fill = solid } = card;
  const id = useId();
  const hasPattern = fill !== solid && fill !== open;
  const paint = fill === solid ? 'currentColor' : hasPattern ? `url(#${id})` : 'none';
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cx('keep-colours', inks[color], className)}>
      {hasPattern ? (
        <defs>
          <Pattern id={id} fill={fill} />
        </defs>
      ) : null}
      {(places[number] ?? []).map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={outlines[shape]}
          transform={`translate(${x - 12} ${y - 12})`}
          fill={paint}
          strokeWidth={fill === solid ? 1 : 2}
          strokeLinejoin="round"
          className={fill === solid ? 'stroke-ink' : 'stroke-current'}
        />
      ))}
    </svg>
  );
}
