import type { ReactNode } from 'react';
import type { Place } from '../../stepped/nearest-place';

/** Middles of the twelve spots in a square of side 1; texts `spot.<number>`. */
export const spots: readonly Place[] = [
  { x: 0.16, y: 0.27 },
  { x: 0.41, y: 0.16 },
  { x: 0.66, y: 0.11 },
  { x: 0.89, y: 0.11 },
  { x: 0.66, y: 0.34 },
  { x: 0.15, y: 0.58 },
  { x: 0.41, y: 0.46 },
  { x: 0.66, y: 0.58 },
  { x: 0.89, y: 0.42 },
  { x: 0.32, y: 0.84 },
  { x: 0.62, y: 0.85 },
  { x: 0.87, y: 0.84 },
];

/** Window, hook, shelf, cupboard, armchair, table, chest, rug, basket and mat, from left to right and from above. */
const lines = [
  'M0 70h54M78 70h3M99 70h1',
  'M4 3h24v30H4zM16 3v30M4 17h24M1 33h30v3H1z',
  'M41 3v5a3 3 0 1 1-3 3',
  'M55 18h24M55 42h24M57 18v4M77 18v4M57 42v4M77 42v4M55 18V2M79 18V2M55 42V18M79 42V18',
  'M81 19h18v53H81zM81 70h18M84 72v3M96 72v3M90 19v51M88 46v5M92 46v5',
  'M4 46a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v14H4zM1 56h3v17h22V56h3v17a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM4 66h22',
  'M31 54h20v3H31zM33 57v13M49 57v13',
  'M56 64h21v14H56zM56 71h21M65 67.500h3M65 74.500h3',
  'M12 84c0-8 40-8 40 0s-40 8-40 0zM17 84c0-5 30-5 30 0s-30 5-30 0z',
  'M54 84h17l-2 12H56zM54.500 88h16M55.500 92h14',
  'M77 79h20l2 12H75zM80 82h14M79 86h16',
];

/** A drawn room; what lies in it or can be chosen stands over it by `atSpot`. */
export function Room({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="relative mx-auto aspect-square w-full max-w-[min(30rem,max(17rem,calc(100dvh-23rem)))] rounded-l bg-sunken hc:border forced-colors:border"
    >
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-line-strong stroke-[0.6] [stroke-linejoin:round] forced-colors:stroke-[GrayText]"
      >
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      {children}
    </fieldset>
  );
}

/** Where something at a spot is to stand. */
export function atSpot(spot: number): { readonly left: string; readonly top: string } {
  const { x, y } = spots[spot] ?? { x: 0.5, y: 0.5 };
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}
